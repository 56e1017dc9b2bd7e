import { describe, expect, test } from 'vitest';

import { addressLines } from './address.ts';
import { employmentAnswerFor, employmentTypeFor } from './employment.ts';
import { displayPhone, normalizePhone, phoneDigits } from './phone.ts';
import { isUuid } from './uuid.ts';

test('employment types in the create request', () => {
  expect(['ALIMONY', 'CHILD_SUPPORT', 'PUBLIC_ASSISTANCE_PROGRAM', 'SEPARATE_MAINTENANCE_PAYMENTS'].map(employmentTypeFor)).toEqual(
    Array(4).fill('SEPARATE_MAINTENANCE_PAYMENTS'),
  );
  const same = ['EMPLOYED', 'FULL_TIME', 'OTHER', 'PART_TIME', 'RETIRED', 'SELF_EMPLOYED'];
  expect(same.map(employmentTypeFor)).toEqual(same);
  expect(['UNEMPLOYED', 'toString', ''].map(employmentTypeFor)).toEqual(Array(3).fill('UNRECOGNIZED'));
  expect(['RETIRED', 'EMPLOYED', 'OTHER'].map(employmentAnswerFor)).toEqual(['RETIRED', null, null]);
});

describe('phones', () => {
  test.each([
    ['6025550100', '(602) 555-0100'],
    ['602-555-0100', '(602) 555-0100'],
    ['16025550100', '+1 (602) 555-0100'],
    ['+1 (602) 555 0100', '+1 (602) 555-0100'],
    ['555-0100', '555-0100'],
    ['', ''],
  ])('%j shows as %j', (phone, shown) => expect(displayPhone(phone)).toBe(shown));
  test('normalized', () => expect(normalizePhone('+1 (602) 555-0100')).toBe('+16025550100'));
  test('digits', () =>
    expect(['(602) 555-0100', '+16025550100', '602555010'].map(phoneDigits)).toEqual(['6025550100', '6025550100', null]));
});

describe('addresses', () => {
  const home = { street1: '101 Clear  Path Ln', street2: '', city: 'Phoenix', state: 'az', zip: '85004-1234' };
  test('lines', () => {
    expect(addressLines(home)).toEqual(['101 Clear Path Ln', 'Phoenix, AZ 85004']);
    expect(addressLines({ ...home, street2: 'Apt 2' })).toEqual(['101 Clear Path Ln', 'Apt 2', 'Phoenix, AZ 85004']);
    expect(addressLines({ street1: '', city: '', state: '', zip: '' })).toEqual([]);
  });
});

test('uuid: 8-4-4-4-12 hexadecimal', () => {
  expect(isUuid('11111111-1111-4111-8111-111111111ABC')).toBe(true);
  expect(
    ['11111111-1111-4111-8111-11111111111', '11111111111141118111111111111111', 'g1111111-1111-4111-8111-111111111111', null].map(isUuid),
  ).toEqual([false, false, false, false]);
});
