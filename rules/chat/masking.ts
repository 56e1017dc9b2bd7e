/**
 * Numbers that must not be kept when a person types them into a chat: cards (PCI DSS 3.5.1: unreadable wherever stored) and Social Security numbers.
 * Bank account numbers have no form of their own; after the words for one, a run of 6 to 17 digits is masked.
 */

/** Luhn's check digit (ISO/IEC 7812-1, annex B). */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.at(-1 - at));
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const MASK = '•';
/** All but the last four digits; what stands between the digits stays. */
const allButFour = (typed: string): string => {
  let left = typed.replaceAll(/\D/g, '').length - 4;
  return typed.replaceAll(/\d/g, (digit) => (left-- > 0 ? MASK : digit));
};

/** 13 to 19 digits, one space, dot or dash between any two of them. */
const CARD = /(?<![\d•])\d(?:[ .\u2013-]?\d){12,18}(?![\d•])/g;
/** 3-2-4 digits, together or with the same space, dot or dash between: Social Security numbers, and those of the tax agency in their form. */
const SSN = /(?<![\d•$]|\d[.,-])\d{3}([ .\u2013-]?)\d{2}\1\d{4}(?![\d•]|[,.]\d)/g;
/** An account, routing or SSN word, and within a few words a run of digits. */
const NAMED =
  /\b(?:account|acct|routing|aba|ssn|social(?: security)?|tin|itin|cuenta|seguro social)\b[^\d\n•]{0,24}\d(?:[ -]?\d){5,16}(?![\d•])/gi;

/** The message with the digits of cards, Social Security numbers and named account numbers masked, the last four left. */
export function maskNumbers(message: string): string {
  return message
    .replaceAll(CARD, (typed) => (isLuhn(typed.replaceAll(/\D/g, '')) ? allButFour(typed) : typed))
    .replaceAll(SSN, allButFour)
    .replaceAll(NAMED, allButFour);
}
