import { expect, test } from 'vitest';
import { birthdateFields } from './birthdate-field.ts';

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

test('the minimum age is 19 in Alabama and 62 for the age-restricted product', () => {
  expect(errorsOf('2008-11-02', ['AL'])).toBe('Must be at least 19 years old');
  expect(errorsOf('1980-01-01', ['AZ'], true)).toBe('Must be 62 years or older to apply for a loan');
});
