import { expect, test } from 'vitest';
import { birthdateFields, dayOfAges } from './birthdate-field.ts';

const errorsOf = (dob: string, states: ('AL' | 'AZ')[] = ['AZ'], ageRestricted = false): string | undefined =>
  birthdateFields({ states, ageRestricted, today: '2026-11-02' }).safeParse({ dob }).error?.issues[0]?.message;

test.each([
  ['', 'Date of birth is required'],
  ['-4-27', 'Date of birth is required'],
  ['1985-2-30', 'Invalid date'],
  ['1899-1-1', 'Invalid date'],
  ['2008-11-03', 'Must be at least 18 years old'],
  ['2008-11-02', undefined],
  ['1985-04-27', undefined],
])('%s: %s', (dob, message) => expect(errorsOf(dob)).toBe(message));

test('ages are counted by the day at the home and the property, the earlier one; by the browser’s while neither state is known', () => {
  const evening = new Date('2026-11-25T02:30:00Z'); // 9:30 PM on the 24th in New York, 7:30 PM in Phoenix, 4:30 PM in Honolulu
  const night = new Date('2026-11-25T06:30:00Z'); // the 25th in New York, the 24th from Denver on
  expect(dayOfAges(['NY'], evening, '2026-11-25')).toBe('2026-11-24');
  expect([dayOfAges(['NY'], night, 'x'), dayOfAges(['AZ'], night, 'x'), dayOfAges(['NY', 'AZ'], night, 'x')]).toEqual([
    '2026-11-25',
    '2026-11-24',
    '2026-11-24',
  ]);
  expect(dayOfAges([null, ''], night, '2026-11-25')).toBe('2026-11-25');
});

test('the minimum age is 19 in Alabama and 62 for the age-restricted product', () => {
  expect(errorsOf('2008-11-02', ['AL'])).toBe('Must be at least 19 years old');
  expect(errorsOf('1980-01-01', ['AZ'], true)).toBe('Must be 62 years or older to apply for a loan');
});
