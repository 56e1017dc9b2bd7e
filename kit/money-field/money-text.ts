import { formatWhole } from '../format/format.ts';

/** Digits before the decimal separator that count; every amount with as many is refused where it is used. */
const MOST_DIGITS = 12;
const MINUS = /[-\u2212\u2013]/;
/** Written with full stops between the thousands: "85.000,75". */
const POINTS_GROUP = /^-?0*[1-9]\d{0,2}(?:\.\d{3})+,\d{0,2}$/;
/** The decimal separator: the first full stop, or a comma that no group of three digits follows ("85000,75"). */
const DECIMAL = /\.|,(?=\d{0,2}(?!\d))/;

/** The characters that may make an amount: digits, commas, full stops, and a minus before them. */
function kept(raw: string): string {
  const marks = raw.replace(/[^\d.,\-\u2212\u2013]/g, '');
  return `${MINUS.test(marks.charAt(0)) ? '-' : ''}${marks.replace(/[-\u2212\u2013]/g, '')}`;
}

/** Where the decimal separator stands in a kept text; -1 without one. */
const decimalAt = (text: string): number => (POINTS_GROUP.test(text) ? text.indexOf(',') : text.search(DECIMAL));

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Typed or pasted text as whole dollars, rounded down (AMB-22): "$1,234.56" and "1234,56" are 1234, "-0.5" is -1; null without a digit. */
export function dollarsFrom(typed: string): number | null {
  const text = kept(typed);
  if (!/\d/.test(text)) return null;
  const at = decimalAt(text);
  const whole = digitsOf(at < 0 ? text : text.slice(0, at)).slice(0, MOST_DIGITS);
  const isNegative = text.startsWith('-');
  const hasCents = at >= 0 && /[1-9]/.test(text.slice(at));
  return isNegative ? 0 - Number(whole) - (hasCents ? 1 : 0) : Number(whole);
}

/** Whole dollars with commas for the text box; "" for null. */
export function dollarsText(dollars: number | null | undefined): string {
  return dollars === null || dollars === undefined || Number.isNaN(dollars) ? '' : formatWhole(Math.floor(dollars));
}

/** Where an edit put something into the box, from and to: the part of `raw` that `before` does not have. */
function insertedAt(before: string, raw: string): { from: number; to: number } {
  let from = 0;
  while (from < before.length && from < raw.length && before[from] === raw[from]) from += 1;
  let same = 0;
  while (same < Math.min(before.length, raw.length) - from && before.at(-1 - same) === raw.at(-1 - same)) same += 1;
  return { from, to: raw.length - same };
}

/** A number of dollars before the decimal point, with its commas in their places. */
const GROUPED = /^-?\d{1,3}(?:,\d{3})*\./;

const grouped = (digits: string): string => (digits === '' ? '' : formatWhole(Number(digits.slice(0, MOST_DIGITS))));

/** The position in `text` just after its `count`-th character that is no comma. */
function positionAfter(text: string, count: number): number {
  let position = 0;
  for (let seen = 0; seen < count && position < text.length; position += 1) if (text[position] !== ',') seen += 1;
  return position;
}

/**
 * The text to show after an edit made `raw` of `before`, which was shown, and the caret in it. Commas between thousands are put in and moved; a full
 * stop or comma of the person's own stays as typed until the box is left, so that no decimal separator is lost.
 */
export function editedText(before: string, raw: string, caret: number): { text: string; caret: number } {
  const all = kept(raw);
  if (all === before) return { text: all, caret: kept(raw.slice(0, caret)).length };
  const { from, to } = insertedAt(before, raw);
  const hadDecimal = decimalAt(before) >= 0;
  const keepsPoint = before[decimalAt(before)] === '.' && GROUPED.test(before) && raw.includes('.') && !/[.,]/.test(raw.slice(from, to));
  const isOurs = (at: number): boolean => (hadDecimal ? keepsPoint && at < raw.indexOf('.') : at < from || at >= to);
  const plainTo = (end: number): string => kept(raw.slice(0, end).replace(/,/g, (mark, at: number) => (isOurs(at) ? '' : mark)));
  const plain = plainTo(raw.length);
  const plainCaret = plainTo(caret).length;
  const at = decimalAt(plain);
  if (at >= 0 && hadDecimal && !keepsPoint) return { text: plain, caret: plainCaret };
  const sign = plain.startsWith('-') ? '-' : '';
  const digits = digitsOf(at < 0 ? plain : plain.slice(0, at));
  const text = `${sign}${grouped(digits)}${at < 0 ? '' : plain.slice(at)}`;
  if (at >= 0 && plainCaret > at) return { text, caret: text.length - (plain.length - plainCaret) };
  const leadingZeros = digits.length - digits.replace(/^0+(?=\d)/, '').length;
  return { text, caret: positionAfter(text, Math.max(0, plainTo(caret).replace(/[.,]/g, '').length - leadingZeros)) };
}
