import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meantDollars, typedAmount } from '../testing/typed-amounts.ts';
import { dollarsFrom, dollarsText, editedText } from './money-text.ts';

test.each([
  ['85000', 85_000],
  ['$1,234.56', 1234],
  ['85000.75', 85_000],
  ['400000.50', 400_000],
  ['85000.', 85_000],
  ['85000.75.', 85_000],
  ['85000,75', 85_000],
  ['85,000,75', 85_000],
  ['85,000', 85_000],
  ['85 000', 85_000],
  ['85.000,75', 85_000],
  ['1.234.567,8', 1_234_567],
  ['.75', 0],
  ['', null],
  ['.', null],
  ['-', null],
  ['abc', null],
  ['007', 7],
  ['0', 0],
  ['-0', 0],
  ['-500', -500],
  ['-0.5', -1],
  ['\u2212$1,500', -1500],
] as const)('%j is %j', (typed, dollars) => {
  expect(dollarsFrom(typed)).toBe(dollars);
});

test('formatted text reads back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999_999 }), (dollars) => {
      expect(dollarsFrom(dollarsText(dollars))).toBe(dollars);
    }),
  );
});

test('no amount is formatted as empty text', () => {
  expect([dollarsText(null), dollarsText(undefined), dollarsText(Number.NaN)]).toEqual(['', '', '']);
});

test('10,000 amounts typed key by key, and pasted, are the dollars they say', () => {
  fc.assert(
    fc.property(typedAmount, (typed) => {
      let shown = '';
      for (const key of typed) shown = editedText(shown, shown + key, shown.length + 1).text;
      expect([dollarsFrom(shown), dollarsFrom(editedText('', typed, typed.length).text)]).toEqual([
        meantDollars(typed),
        meantDollars(typed),
      ]);
    }),
    { numRuns: 10_000 },
  );
});

/** Shown text, caret as "|", what is put in at it, and the result. "<" deletes before the caret. */
test.each([
  ['85,000|', '.', '85,000.|'],
  ['85,000.7|', '5', '85,000.75|'],
  ['85,000|.75', '1', '850,001|.75'],
  ['|85,000.75', '1', '1|85,000.75'],
  ['85,000.|75', '<', '8,500,0|75'],
  ['85,000.7|', '<', '85,000.|'],
  ['85,000.|', '<', '85,000|'],
  ['85,000|', '<', '8,500|'],
  ['85,|000', '<', '85|,000'],
  ['1,2|34,567', '9', '12,9|34,567'],
  ['12|,345.5', '<', '1|,345.5'],
  ['12,3|45.5', '<', '1,2|45.5'],
  ['85,|', '5', '85,5|'],
  ['85,00|', '0', '85,000|'],
  ['5,00|0', '.', '500.|0'],
  ['85,000|', ',', '85,000,|'],
  ['0.,|', 'x', '0.,|'],
  ['1,2|34', 'x', '1,2|34'],
  ['|500', '-', '-|500'],
  ['-|500', '<', '|500'],
  ['5|00', '-', '5|00'],
  ['|500', '0', '|500'],
] as const)('%s and %s make %s', (before, key, after) => {
  const at = before.indexOf('|');
  const shown = before.replace('|', '');
  const [raw, caret] =
    key === '<' ? [shown.slice(0, at - 1) + shown.slice(at), at - 1] : [shown.slice(0, at) + key + shown.slice(at), at + key.length];
  const next = editedText(shown, raw, caret);
  expect(`${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`).toBe(after);
});
