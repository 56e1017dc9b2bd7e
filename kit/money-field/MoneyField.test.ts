import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollarsFrom, dollarsText } from './MoneyField.tsx';

test.each([
  ['85000', 85_000],
  ['$1,234.56', 1234],
  ['', null],
  ['abc', null],
  ['007', 7],
  ['0', 0],
  ['-500', 500],
] as const)('%j is %j', (typed, dollars) => {
  expect(dollarsFrom(typed)).toBe(dollars);
});
test('formatted text reads back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (dollars) => {
      expect(dollarsFrom(dollarsText(dollars))).toBe(dollars);
    }),
  );
});
test('no amount is formatted as empty text', () => {
  expect([dollarsText(null), dollarsText(undefined), dollarsText(Number.NaN)]).toEqual(['', '', '']);
});
