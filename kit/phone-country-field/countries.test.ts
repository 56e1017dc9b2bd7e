import { expect, test } from 'vitest';
import { COUNTRIES, inFormat } from './countries.ts';

test('the default country is the United States', () => {
  expect(COUNTRIES[0]).toMatchObject({ country: 'United States', countryCode: 'US', callingCode: '1', flagPosition: 0 });
});
test('another country reformats the same digits', () => {
  const [us, , , , fr] = COUNTRIES;
  const american = inFormat('0612345678', us?.format ?? '');
  expect(american).toBe('(061) 234-5678');
  expect(inFormat(american, fr?.format ?? '')).toBe('06 12 34 56 78');
});
test('no number is longer than its format', () => {
  for (const { format } of COUNTRIES) expect(inFormat('12345678901234567890', format)).toHaveLength(format.length);
});
