import fc from 'fast-check';
import { expect, test } from 'vitest';
import { datePartsOf, dateValueOf, pastedDate, wrongDatePart } from './date-parts.ts';

test('parts become yyyy-MM-dd with zeros, or a partial while they are typed', () => {
  expect(dateValueOf({ year: '1980', month: '2', day: '1' })).toBe('1980-02-01');
  expect(dateValueOf({ year: '', month: '', day: '' })).toBe('');
  expect(dateValueOf({ year: '19', month: '2', day: '' })).toBe('19-2-');
});
test('yyyy-MM-dd or a partial becomes parts', () => {
  expect(datePartsOf('1980-02-01')).toEqual({ year: '1980', month: '02', day: '01' });
  expect(datePartsOf('-2-')).toEqual({ year: '', month: '2', day: '' });
  for (const nothing of [null, undefined, '', 'tomorrow']) expect(datePartsOf(nothing)).toEqual({ year: '', month: '', day: '' });
});
test('a value survives splitting and joining', () => {
  const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${most}}$`));
  fc.assert(
    fc.property(digits(4), digits(2), digits(2), (year, month, day) => {
      const value = dateValueOf({ year, month, day });
      expect(dateValueOf(datePartsOf(value))).toBe(value);
    }),
  );
});
test.each([
  ['1985-04-17', null],
  ['1985-02-30', 'day'],
  ['1900-02-29', 'day'],
  ['2000-02-29', null],
  ['1985-13-01', 'month'],
  ['1985-00-01', 'month'],
  ['1985-04-31', 'day'],
  ['19-4-17', 'year'],
  ['-4-17', 'year'],
  ['1985--17', 'month'],
  ['1985-4-', 'day'],
  ['', 'month'],
] as const)('in %j the wrong part is %j', (value, part) => {
  expect(wrongDatePart(value)).toBe(part);
});
test.each([
  ['04/27/1985', '1985-04-27'],
  ['4-7-1985', '1985-04-07'],
  [' 4. 27. 1985 ', '1985-04-27'],
  ['1985-04-27', '1985-04-27'],
  ['04271985', '1985-04-27'],
  ['04', null],
  ['April 27', null],
  ['4/27/85', null],
] as const)('pasted %j is the day %j', (text, value) => {
  const parts = pastedDate(text);
  expect(parts && dateValueOf(parts)).toBe(value);
});
