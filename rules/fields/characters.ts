/** Characters that no field accepts, and those that a text does not (ASVS 5.0 2.2.1). What is said of them: `NAME_MESSAGES.characters`. */

/** Half of a surrogate pair: with the flag `u` a whole pair is one character of another category. */
const LONE_SURROGATE = /\p{Cs}/u;
/** The last ones are marks of direction: after U+202E a document, or the subject of an email, shows 'cba' for 'abc'. */
const UNFIT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const UNFIT_IN_LINES = /(?![\t\n\r])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Whether PostgreSQL and UTF-8 can hold a text: no U+0000 and no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !LONE_SURROGATE.test(text);

/** A text of one line: no line break, no other control character, no mark of direction. */
export const isOneLine = (text: string): boolean => !UNFIT_IN_A_LINE.test(text);

/** A text of several lines: line breaks and tabs, no other control character, no mark of direction. */
export const isLines = (text: string): boolean => !UNFIT_IN_LINES.test(text);
