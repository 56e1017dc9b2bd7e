import * as z from 'zod/mini';

import { SUFFIXES } from '../enums.ts';
import { textField } from './field.ts';
import { NAME_MESSAGES } from './copy.ts';

/** Names (AMB-04, 08–10): Unicode letters, so that accents are valid; no apostrophe in first or last names (AMB-09). */
export const NAME_MAX = 60;
const LETTERS = /^[\p{L}\p{M} -]+$/u;
const LETTERS_AND_DIGITS = /^[\p{L}\p{M}\d -]+$/u;
/** Up to three parts with one space, hyphen or apostrophe between, and an optional period at the end. */
const MIDDLE = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+){0,2}\.?$/u;

export const firstNameField = textField(NAME_MESSAGES.firstRequired, [
  [(name) => name.length > 0, NAME_MESSAGES.firstRequired],
  [(name) => name.length >= 2, NAME_MESSAGES.firstShort],
  [(name) => name.length <= NAME_MAX && LETTERS.test(name), NAME_MESSAGES.characters],
]);

/** Optional: the empty text is an answer. */
export const middleNameField = textField(NAME_MESSAGES.characters, [
  [(name) => name === '' || (name.length <= NAME_MAX && MIDDLE.test(name)), NAME_MESSAGES.characters],
]);

/** Digits are allowed outside production. */
export const lastNameField = ({ production }: { production: boolean }) => {
  const pattern = production ? LETTERS : LETTERS_AND_DIGITS;
  return z.pipe(
    z.string({ error: NAME_MESSAGES.lastRequired }).check(z.minLength(1, NAME_MESSAGES.lastRequired)),
    textField(NAME_MESSAGES.lastRequired, [
      [(name) => name.length > 0, NAME_MESSAGES.lastEmpty],
      [(name) => name.length >= 2 && name.length <= NAME_MAX && pattern.test(name), NAME_MESSAGES.characters],
    ]),
  );
};

export const suffixField = z.enum(SUFFIXES, { error: 'Please select a suffix from the list' });

/** All name fields: firstName, middleName, lastName, suffix. */
export const nameFields = (environment: { production: boolean }) =>
  z.object({ firstName: firstNameField, middleName: middleNameField, lastName: lastNameField(environment), suffix: suffixField });
