import { expect, test } from 'vitest';
import { digitsBefore, positionAfterDigits } from './caret.ts';
import { formatCurrency, formatPercent, formatSigned, formatWhole } from './format.ts';

test('whole dollars and one decimal of a percent by default', () => {
  expect(formatCurrency(1234.56)).toBe('$1,235');
  expect(formatCurrency(1030.8, 2)).toBe('$1,030.80');
  expect(formatPercent(8.27)).toBe('8.3%');
  expect(formatPercent(8.45, 2)).toBe('8.45%');
  expect(formatWhole(1234567)).toBe('1,234,567');
});

test('a signed amount has its sign, then a no-break space', () => {
  expect(formatSigned(-180)).toBe('\u2212\u00a0$180.00');
  expect(formatSigned(4990)).toBe('+\u00a0$4,990.00');
  expect(formatSigned(0)).toBe('$0.00');
});

test('the caret follows the same digit after reformatting', () => {
  expect(digitsBefore('(602) 555', 7)).toBe(4);
  expect(positionAfterDigits('(602) 555-0142', 4)).toBe(7);
  expect(positionAfterDigits('(602', 0)).toBe(0);
  expect(positionAfterDigits('12', 5)).toBe(2);
});
