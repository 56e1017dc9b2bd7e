import { describe, expect, test } from 'vitest';

import { addressFields, cityField, isTypeaheadLine, occupancyField, stateField, streetField, typeaheadField, zipField } from './address.ts';
import { consentFields } from './consents.ts';
import { emailField, phoneField } from './contact.ts';
import { ageRule, dateOfBirthField } from './date-of-birth.ts';
import { homeValueField } from './estimate.ts';
import { messageOf } from './field.ts';
import { annualIncomeField, employmentField, incomeFields, needsIncomeConfirm, otherIncomeField, parseMoney } from './income.ts';
import { firstNameField, lastNameField, middleNameField, nameFields, suffixField } from './name.ts';
import { passwordField, passwordStrength, unmetRules } from './password.ts';
import { saleStatusField } from './sale-status.ts';
import { isSsn, ssnField } from './ssn.ts';
import { ADDRESS_MESSAGES } from './address-copy.ts';
import { EMAIL_MESSAGES, PHONE_MESSAGES } from './copy.ts';

const unsupported = 'Some of the characters entered are not supported.';

describe('first name', () => {
  test.each([
    ['', 'Please enter the first name'],
    ['  ', 'Please enter the first name'],
    [undefined, 'Please enter the first name'],
    [' A ', 'First name must be at least 2 characters long'],
    ["O'Neil", unsupported],
    ['Al3x', unsupported],
    ['Mary-Jane', null],
    [' José María ', null],
    ['x'.repeat(61), unsupported],
  ])('%j: %s', (value, message) => expect(messageOf(firstNameField, value)).toBe(message));
  test('is trimmed', () => expect(firstNameField.parse('  Grace ')).toBe('Grace'));
});

test.each([
  ['', null],
  ['Q', null],
  ['Q.', null],
  ['Anne-Marie', null],
  ["O'Brien Lee", null],
  ['van der Berg', null],
  ['a b c d', unsupported],
  ['a  b', unsupported],
  ['b2', unsupported],
  ['-a', unsupported],
])('middle name %j: %s', (value, message) => expect(messageOf(middleNameField, value)).toBe(message));

describe('last name (AMB-08)', () => {
  const field = lastNameField({ production: true });
  test.each([
    ['', 'Please enter the last name'],
    ['   ', 'Last name is required'],
    ['X', unsupported],
    ["O'Neil", unsupported],
    ['Happy2', unsupported],
    ['Le Guin-Smith', null],
  ])('%j: %s', (value, message) => expect(messageOf(field, value)).toBe(message));
  test('digits are accepted outside production', () => expect(messageOf(lastNameField({ production: false }), 'Happy2')).toBeNull());
});

test('suffix: one of the list, blank included', () => {
  expect(['', 'JR', 'SR', 'I', 'V'].map((value) => messageOf(suffixField, value))).toEqual([null, null, null, null, null]);
  expect(messageOf(suffixField, 'ESQ')).not.toBeNull();
  expect(nameFields({ production: true }).parse({ firstName: 'Grace', middleName: '', lastName: 'Happy', suffix: '' })).toEqual({
    firstName: 'Grace',
    middleName: '',
    lastName: 'Happy',
    suffix: '',
  });
});

describe('date of birth', () => {
  const today = '2026-05-18';
  const born = (context: Partial<Parameters<typeof dateOfBirthField>[0]> = {}) =>
    dateOfBirthField({ states: ['AZ'], ageRestricted: false, today, ...context });
  test.each([
    [{}, 'Date of birth is required'],
    [undefined, 'Date of birth is required'],
    [{ day: 1, month: 2, year: '' }, 'Date of birth is required'],
    [{ day: 31, month: 2, year: 1990 }, 'Invalid date'],
    [{ day: '', month: 2, year: 1990 }, 'Invalid date'],
    [{ day: 1, month: 1, year: 1899 }, 'Invalid date'],
    [{ day: 1, month: 1, year: 2027 }, 'Invalid date'],
    [{ day: 19, month: 5, year: 2008 }, 'Must be at least 18 years old'],
    [{ day: 18, month: 5, year: 2008 }, null],
    [{ day: '03', month: '02', year: '1958' }, null],
  ])('%j: %s', (value, message) => expect(messageOf(born(), value)).toBe(message));
  test('19 in Alabama, for the residence or the property', () => {
    const eighteen = { day: 18, month: 5, year: 2007 };
    expect(messageOf(born({ states: ['AZ', 'AL'] }), { ...eighteen, day: 19 })).toBe('Must be at least 19 years old');
    expect(messageOf(born({ states: ['AL'] }), eighteen)).toBeNull();
  });
  test('62 on the age-restricted product', () => {
    expect(messageOf(born({ ageRestricted: true, states: ['AL'] }), { day: 19, month: 5, year: 1964 })).toBe(
      'Must be 62 years or older to apply for a loan',
    );
    expect(messageOf(born({ ageRestricted: true }), { day: 18, month: 5, year: 1964 })).toBeNull();
    expect(ageRule({ states: [null, ''], ageRestricted: false }).age).toBe(18);
  });
  test('returns numbers', () => expect(born().parse({ day: '03', month: '02', year: '1958' })).toEqual({ day: 3, month: 2, year: 1958 }));
});

test.each([
  ['', EMAIL_MESSAGES.required],
  [' ', 'Please enter your email'],
  ['grace', EMAIL_MESSAGES.invalid],
  ['a@b', 'Please enter a valid email address'],
  ['a..b@example.com', EMAIL_MESSAGES.invalid],
  ['grace+rescind+2@example.com', null],
  [' Grace@Example.com ', null],
  [`${'x'.repeat(120)}@example.com`, EMAIL_MESSAGES.invalid],
])('email %j: %s', (value, message) => expect(messageOf(emailField, value)).toBe(message));

test.each([
  ['', 'Please enter your mobile phone'],
  ['(602) 555-010', 'Please enter a valid phone number'],
  ['6025550100', PHONE_MESSAGES.invalid],
  ['(602) 555-01000', PHONE_MESSAGES.invalid],
  ['1', 'Country code 1 is not needed'],
  ['(160) 255-5010', 'Country code 1 is not needed'],
  ['(602) 555-0100', null],
])('phone %j: %s', (value, message) => expect(messageOf(phoneField, value)).toBe(message));

describe('password', () => {
  test.each([
    ['', 'Required'],
    ['short', 'Password is not strong enough'],
    ['alllowercase12!', 'Password is not strong enough'],
    ['Sandbox!2026Pw', null],
    [`Aa1!${'x'.repeat(125)}`, 'Cannot be more than 128 characters'],
  ])('%j: %s', (value, message) => expect(messageOf(passwordField, value)).toBe(message));
  test.each([
    ['', 0],
    ['abc', 1],
    ['abcD', 2],
    ['abcD1', 3],
    ['abcD1!', 3],
    ['Sandbox!2026Pw', 4],
    ['alllowercaseletters', 1],
    ['abcD1?', 3],
  ])('%j fills %d of four segments (AMB-127)', (value, segments) => expect(passwordStrength(value)).toBe(segments));
  test('unmet rules are named', () => {
    expect(unmetRules('short').map((rule) => rule.id)).toEqual(['length', 'upper', 'number', 'special']);
    expect(unmetRules('Sandbox!2026Pw')).toEqual([]);
  });
  test('is not trimmed', () => {
    expect(passwordField.parse(' Sandbox!2026Pw ')).toBe(' Sandbox!2026Pw ');
  });
});

test('consents: two are required, two are optional', () => {
  expect(consentFields.parse({ termPrivacyConsent: true, communicationConsent: true })).toEqual({
    termPrivacyConsent: true,
    communicationConsent: true,
    smsMarketingConsent: false,
    smsTransactionalConsent: false,
  });
  expect(
    consentFields
      .safeParse({ termPrivacyConsent: false, communicationConsent: undefined })
      .error?.issues.map((issue) => [issue.path[0], issue.message]),
  ).toEqual([
    ['termPrivacyConsent', 'Required'],
    ['communicationConsent', 'Required'],
  ]);
});

describe('address', () => {
  test.each([
    ['', ADDRESS_MESSAGES.typeahead],
    ['1', 'Please enter a valid property address'],
    ['Broadway', ADDRESS_MESSAGES.typeahead],
    ['101 Clear', null],
  ])('typeahead %j: %s', (value, message) => expect(messageOf(typeaheadField, value)).toBe(message));
  test('a trailing space is not a second word', () => expect(isTypeaheadLine('Broadway ')).toBe(false));
  test.each([
    ['', 'Street address is required'],
    ['  ', 'Street address is required'],
    ['101 Clear Path Ln', null],
    ['101 <b>Clear</b> Path', ADDRESS_MESSAGES.typeahead],
    ['101 Clear\nPath', ADDRESS_MESSAGES.typeahead],
    ['101 Clear \u202eht\u202c Path', ADDRESS_MESSAGES.typeahead],
  ])('street %j: %s', (value, message) => expect(messageOf(streetField, value)).toBe(message));
  test.each([
    ['', 'Please enter a valid city name'],
    ['Phoenix2', 'Please enter a valid city name'],
    ['St. Paul', 'Please enter a valid city name'],
    ['San Antonio', null],
    ['Cañon City', null],
  ])('city %j: %s', (value, message) => expect(messageOf(cityField, value)).toBe(message));
  test.each([
    ['', 'State must be two characters in length'],
    ['ARI', 'State must be two characters in length'],
    ['ZZ', 'Please enter a valid state'],
    ['NY', null],
    ['az', null],
  ])('state %j: %s', (value, message) => expect(messageOf(stateField({ regulatorReview: false }), value)).toBe(message));
  test('New York under regulator review', () => {
    const message =
      "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";
    expect(messageOf(stateField({ regulatorReview: true }), 'ny')).toBe(message);
    expect(messageOf(stateField({ regulatorReview: true }), 'NJ')).toBeNull();
  });
  test.each([
    ['', 'Please enter a valid zipcode'],
    ['8500', 'Please enter a valid zipcode'],
    ['85004-1234', 'Please enter a valid zipcode'],
    ['85004', null],
  ])('zip %j: %s', (value, message) => expect(messageOf(zipField, value)).toBe(message));
  test('a complete address', () => {
    expect(
      addressFields({ regulatorReview: false }).parse({ street1: ' 101 Clear Path Ln ', city: 'Phoenix', state: 'az', zip: '85004' }),
    ).toEqual({ street1: '101 Clear Path Ln', street2: '', city: 'Phoenix', state: 'AZ', zip: '85004' });
  });
  test('occupancy', () =>
    expect(['', 'HOME', 'SECONDARY', 'INVESTMENT'].map((value) => messageOf(occupancyField, value))).toEqual([
      'Please select an occupancy type.',
      null,
      null,
      null,
    ]));
});

describe('income', () => {
  test.each([
    ['', 'Required'],
    [null, 'Required'],
    ['abc', 'Required'],
    ['-1', 'Must be at least $0'],
    ['10,000,000', 'Must be less than $10,000,000'],
    ['$9,999,999.99', null],
    [0, null],
    [Number.NaN, 'Required'],
  ])('annual income %j: %s', (value, message) => expect(messageOf(annualIncomeField, value)).toBe(message));
  test('decimals are rounded down (AMB-22)', () => expect(annualIncomeField.parse('$85,000.75')).toBe(85_000));
  test('other income may be empty and is then 0', () => {
    expect([otherIncomeField.parse(''), otherIncomeField.parse(null), otherIncomeField.parse('12')]).toEqual([0, 0, 12]);
    expect(messageOf(otherIncomeField, '-5')).toBe('Must be at least $0');
  });
  test('incomes of 0 to 14,999 need confirmation', () => expect([0, 14_999, 15_000].map(needsIncomeConfirm)).toEqual([true, true, false]));
  test('employment', () => {
    expect(messageOf(employmentField, '')).toBe('Required');
    expect(messageOf(employmentField, 'UNEMPLOYED')).toBe("We apologize. At this time, we don't lend to unemployed borrowers.");
    expect(messageOf(employmentField, 'ALIMONY')).toBeNull();
    expect(incomeFields.parse({ income: '144,000', otherIncome: '', employmentType: 'FULL_TIME' })).toEqual({
      income: 144_000,
      otherIncome: 0,
      employmentType: 'FULL_TIME',
    });
  });
  test('typed money', () => expect(['$1,234.50', ' ', '1.2.3', '12a'].map(parseMoney)).toEqual([1234.5, null, Number.NaN, Number.NaN]));
});

test('for sale: yes or no', () =>
  expect([undefined, null, true, false].map((value) => messageOf(saleStatusField, value))).toEqual(['Required', 'Required', null, null]));

describe('social security number', () => {
  const sandbox = { production: false };
  const production = { production: true };
  test('the sandbox accepts only numbers that are never issued', () => {
    expect(['666-10-1001', '666101001', '991-91-9991'].map((typed) => isSsn(typed, sandbox))).toEqual([true, true, true]);
    expect(['9919', '991919992', '66610100', '666-1O-1001'].map((typed) => isSsn(typed, sandbox))).toEqual([false, false, false, false]);
  });
  test('production refuses numbers that are never issued', () => {
    const digits = (area: string, rest = '101001'): string => `${area}${rest}`;
    expect(
      [digits('000'), digits('666'), digits('900'), digits('991', '919991'), digits('512', '001001'), digits('512', '100000')].map(
        (typed) => isSsn(typed, production),
      ),
    ).toEqual([false, false, false, false, false, false]);
    expect(isSsn(digits('512'), production)).toBe(true);
    expect(isSsn(digits('512'), sandbox)).toBe(false);
  });
  test('messages', () => {
    expect(messageOf(ssnField(sandbox), '')).toBe('Please enter your Social Security number');
    expect(messageOf(ssnField(sandbox), '123')).toBe('Please enter a valid Social Security number');
  });
});

test('estimate of the home value', () => {
  expect(['', '9,999', '$400,000', '100000000'].map((typed) => messageOf(homeValueField, typed))).toEqual([
    'Required',
    'Must be at least $10,000',
    null,
    'Must be at most $99,999,999',
  ]);
  expect(homeValueField.parse('$400,000')).toBe(400_000);
});
