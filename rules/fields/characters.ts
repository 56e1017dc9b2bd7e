/** Characters that no field accepts (ASVS 5.0 2.2.1). */
import { NAME_MESSAGES } from './copy.ts';

/** What is said of a text with such a character. */
export const CHARACTERS_MESSAGE = NAME_MESSAGES.characters;

/** Half of a surrogate pair: with the flag `u` a whole pair is one character of another category. */
const LONE_SURROGATE = /\p{Cs}/u;

/** Whether PostgreSQL and UTF-8 can hold a text: no U+0000 and no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !LONE_SURROGATE.test(text);
