import fc from 'fast-check';

/**
 * The dollars a person means by what they type, found by reading runs of digits from left to right: an independent second opinion on `dollarsFrom`. A
 * comma stands between thousands if three digits or more follow it; the first other separator is the decimal one.
 */
export function meantDollars(typed: string): number | null {
  const marks = Array.from(typed).filter((mark) => '0123456789.,-'.includes(mark));
  const isNegative = marks[0] === '-';
  const head = { separator: '', digits: '' };
  const runs = [head];
  let last = head;
  for (const mark of marks) {
    if (mark === '.' || mark === ',') runs.push((last = { separator: mark, digits: '' }));
    else if (mark !== '-') last.digits += mark;
  }
  if (runs.every(({ digits }) => digits === '')) return null;
  const first = head.digits.replace(/^0+/, '');
  const pointed = runs.slice(1, -1);
  const isPointed =
    first.length > 0 &&
    first.length <= 3 &&
    pointed.length > 0 &&
    pointed.every(({ separator, digits }) => separator === '.' && digits.length === 3) &&
    last.separator === ',' &&
    last.digits.length < 3;
  let whole = '';
  let isWhole = true;
  let cents = '';
  for (const { separator, digits } of runs) {
    if (separator === '.' && !isPointed) isWhole = false;
    if (separator === ',' && (isPointed || digits.length < 3)) isWhole = false;
    if (isWhole) whole += digits;
    else cents += digits;
  }
  const dollars = Number(whole.slice(0, 12));
  return isNegative ? 0 - dollars - (Number(cents) > 0 ? 1 : 0) : dollars;
}

/** Amounts as people write them, and strings of the same characters in any order; none begins with a comma, as no amount does. */
export const typedAmount = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...Array.from('00123456789.,,-$ xe')), maxLength: 14 }),
    fc
      .tuple(
        fc.constantFrom('', '-', '$', '$ '),
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.boolean(),
        fc.constantFrom('', '.', '.5', '.75', '.00', ',75', '.999'),
      )
      .map(([before, dollars, hasCommas, cents]) => `${before}${hasCommas ? dollars.toLocaleString('en-US') : dollars}${cents}`),
  )
  .filter((typed) => !/^[^1-9.]*,/.test(typed));
