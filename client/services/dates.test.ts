import { expect, test } from 'vitest';
import { sayDate, sayDay } from './dates.ts';

test('a day is the same day in every time zone', () => {
  expect(sayDate('2026-12-20')).toBe('Sunday, December 20');
  expect(sayDate('2026-12-20', 'short')).toBe('Sunday, Dec 20');
  expect(sayDay('2019-01-04')).toBe('January 4, 2019');
});

test('an instant is told in the reader’s time zone', () => {
  const noonHere = new Date(2026, 10, 19, 12).toISOString();
  expect(sayDate(noonHere)).toBe('Thursday, November 19');
});
