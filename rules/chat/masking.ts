/**
 * Numbers that must not be kept when a person types them into a chat: cards (PCI DSS 3.5.1: unreadable wherever stored) and Social Security numbers.
 * Bank account numbers have no form of their own; after the words for one, a run of 6 to 17 digits is masked.
 */

/** Digits, also those of full width that some keyboards type. */
const D = String.raw`[\d\uFF10-\uFF19]`;
/** What stands between the digits of one number: at most three of spaces, dashes, dots and slashes. */
const GAP = String.raw`[\s\p{Pd}./]{0,3}`;
const MASK = '•';
const DIGIT = new RegExp(D, 'g');

const valueOf = (digit: string): number => Number(digit.normalize('NFKC'));

/** Luhn's check digit (ISO/IEC 7812-1, annex B). */
function isLuhn(digits: readonly string[]): boolean {
  const sum = digits.toReversed().reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? valueOf(digit) * 2 : valueOf(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** All but the last four digits; what stands between the digits stays. */
function allButFour(typed: string): string {
  let left = (typed.match(DIGIT)?.length ?? 0) - 4;
  return typed.replace(DIGIT, (digit) => (left-- > 0 ? MASK : digit));
}

/** Lengths of card numbers, the longest first (ISO/IEC 7812-1). */
const CARD_LENGTHS = [19, 18, 17, 16, 15, 14, 13] as const;

/** Cards in a run of digits, wherever in it they begin: an expiry date or a security code may follow. */
function withoutCards(run: string): string {
  const places = [...run.matchAll(DIGIT)].map(({ index }) => index);
  const digits = places.map((place) => run[place] ?? '');
  const hidden = new Set<number>();
  for (let from = 0; from < digits.length; from += 1) {
    const length = CARD_LENGTHS.find((one) => from + one <= digits.length && isLuhn(digits.slice(from, from + one)));
    if (length === undefined) continue;
    for (let at = from; at < from + length - 4; at += 1) hidden.add(places[at] ?? -1);
    from += length - 1;
  }
  return run.replace(DIGIT, (digit, at: number) => (hidden.has(at) ? MASK : digit));
}

const RUN = new RegExp(`${D}(?:${GAP}${D}){12,}`, 'gu');
/** 3-2-4 digits, together or with something between both times: five digits, a dash and four are a ZIP code. An amount of dollars is none. */
const SSN = new RegExp(`(?<![$•]|${D}|[$]${D}{0,9},)${D}{3}(?:(?!${D})${GAP}${D}{2}(?!${D})${GAP}|${D}{2})${D}{4}(?![•]|${D})`, 'gu');
/** A word for an account or a number of the tax agency, and within a few characters a run of digits. */
const NAMED = new RegExp(
  String.raw`\b(?:accounts?|acct|routing|aba|ssn|social(?: security)?|i?tin|cuentas?|seguro social)\b[^\d\uFF10-\uFF19\n•]{0,24}${D}(?:[ -]?${D}){5,16}(?!${D}|•)`,
  'giu',
);
/** Five digits or more in a row: enough of a number that is still being typed. */
const UNFINISHED = new RegExp(`${D}(?:${GAP}${D}){4,}`, 'gu');

/** Ids, as of an application in an address that a person pastes: their digits are no numbers of a person. */
const ID = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i;

function masked(words: string): string {
  const once = words.replace(RUN, withoutCards).replace(SSN, allButFour).replace(NAMED, allButFour);
  // what is left beside a masked number may be another one
  return once === words ? once : masked(once);
}

/** The message with the digits of cards, Social Security numbers and named account numbers masked, the last four left. */
export const maskNumbers = (message: string): string =>
  message
    .split(ID)
    .map((part, at) => (at % 2 === 1 ? part : masked(part)))
    .join('');

/** A preview of what is being typed: every longer number, because it is not known yet what it becomes. */
export const maskPreview = (typed: string): string => typed.replace(UNFINISHED, (number) => number.replace(DIGIT, MASK));
