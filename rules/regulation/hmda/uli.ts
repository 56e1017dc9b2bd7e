/**
 * Universal loan identifier: legal entity identifier, then the lender's own letters and digits, then two check digits (12 CFR 1003 app. C).
 */

const MOST = 45;
const LEI_LENGTH = 20;

/** A = 10 … Z = 35; digits stay; letters of either case (app. C, step 1). */
const digitsOf = (text: string): string => Array.from(text, (character) => Number.parseInt(character, 36)).join('');

/** Remainder by 97 of a number too long for a float. */
const mod97 = (digits: string): number => Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0);

/** The two check digits of an identifier without them: ISO/IEC 7064, MOD 97-10. RangeError for anything but letters and digits. */
export function uliCheckDigits(identifier: string): string {
  if (!/^[0-9A-Za-z]+$/.test(identifier)) throw new RangeError('A loan identifier is letters and digits');
  return String(98 - mod97(`${digitsOf(identifier)}00`)).padStart(2, '0');
}

/**
 * The identifier of a loan from the lender's LEI (20 characters) and our loan number. RangeError when the whole is over 45 characters.
 * Characters other than letters and digits are left out.
 */
export function uliOf(lei: string, loanNumber: string): string {
  if (lei.length !== LEI_LENGTH) throw new RangeError('A legal entity identifier has 20 characters');
  const identifier = `${lei}${loanNumber.replaceAll(/[^0-9A-Za-z]/g, '')}`;
  if (identifier.length + 2 > MOST) throw new RangeError(`A loan identifier has at most ${MOST} characters`);
  return `${identifier}${uliCheckDigits(identifier)}`;
}

/** Whether a legal entity identifier is complete and has valid check digits (ISO 17442, the same MOD 97-10). */
export const isValidLei = (lei: string): boolean => /^[0-9A-Z]{18}\d{2}$/.test(lei) && mod97(digitsOf(lei)) === 1;

/** What is wrong with a legal entity identifier that is not valid: the check digits that its first 18 characters would have, or its shape. */
export function leiProblem(lei: string): string {
  const first = lei.slice(0, LEI_LENGTH - 2);
  const rule = 'a legal entity identifier has 18 capital letters and digits, then two check digits (rules/regulation/hmda/uli.ts)';
  return /^[0-9A-Z]{18}$/.test(first) && lei.length <= LEI_LENGTH ? `${rule}: after ${first} they are ${uliCheckDigits(first)}` : rule;
}
