import { describe, expect, test } from 'vitest';

import { MAX_BYTES, MAX_FILE, MAX_FILES, MAX_FILES_OF_CONDITION } from '../conditions/upload-limits.ts';
import { INCOME_METHODS, incomeMethodsFor } from '../offers/income-methods.ts';
import { EMPLOYMENT_TYPES } from '../enums.ts';
import { TRACKED_QUERY } from '../tracking.ts';
import { cityField, streetField, unitField } from './address.ts';
import { accountNumberField } from './account.ts';
import { emailField } from './contact.ts';
import { homeValueField, HOME_VALUE } from './estimate.ts';
import { feedbackMessageField, leaveCommentField } from './feedback.ts';
import { annualIncomeField, otherIncomeField } from './income.ts';
import { firstNameField, lastNameField, middleNameField } from './name.ts';
import { passwordField } from './password.ts';
import { isSsn } from './ssn.ts';

const accepts = (field: { safeParse: (value: unknown) => { success: boolean } }, value: string) => field.safeParse(value).success;

/** The longest and the largest that is taken, and the first that is not. */
describe('bounds of what is typed', () => {
  test.each([
    ['street', streetField, 120],
    ['unit', unitField, 60],
    ['city', cityField, 80],
  ] as const)('%s: %#', (_, field, most) => {
    expect([accepts(field, 'a'.repeat(most)), accepts(field, 'a'.repeat(most + 1))]).toEqual([true, false]);
  });
  // The shortest and the longest (AMB-04, 08 to 10, 13; A §5), in characters that are otherwise fine.
  test.each([
    ['first name', firstNameField, 2, 60, 'a'],
    ['middle name', middleNameField, 0, 60, 'a'],
    ['last name', lastNameField({ production: true }), 2, 60, 'a'],
    ['last name outside production', lastNameField({ production: false }), 2, 60, '1'],
    ['feedback', feedbackMessageField, 10, 1000, 'a'],
    ['why people leave', leaveCommentField, 0, 1000, 'a'],
    ['account number', accountNumberField, 4, 17, '1'],
    ['password', passwordField, 12, 128, 'Aa1!'],
  ] as const)('%s: %#', (_, field, least, most, of) => {
    const taken = (length: number) => accepts(field, of.repeat(length).slice(0, length));
    expect([least > 0 && taken(least - 1), taken(least), taken(most), taken(most + 1)]).toEqual([false, true, true, false]);
  });
  test('an email address has at most 128 characters', () => {
    const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
    expect([128, 129].map((length) => accepts(emailField, address(length)))).toEqual([true, false]);
  });
  test.each([annualIncomeField, otherIncomeField])('an income of a year is from 0 to below 10,000,000 dollars: %#', (field) =>
    expect(['-0.01', '0', '9999999.99', '10000000'].map((value) => accepts(field, value))).toEqual([false, true, true, false]),
  );
  test.each(['<b>', 'a\nb', 'a>b'])('markup and a second line in an address, short or long: %j', (value) =>
    expect([streetField, unitField].map((field) => accepts(field, value))).toEqual([false, false]),
  );
  test('home value, dollars', () => {
    expect(HOME_VALUE).toEqual({ min: 10_000, max: 99_999_999 });
    expect(['9999.99', '10000', '99999999', '99999999.01'].map((value) => accepts(homeValueField, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  test('a campaign has at most 80 characters and six digits', () => {
    const { utm_campaign } = TRACKED_QUERY;
    expect([80, 81].map((length) => utm_campaign('a'.repeat(length)))).toEqual([true, false]);
    expect(['a123456', 'a1234567', 'a1b2c3d4e5f6g7'].map(utm_campaign)).toEqual([true, false, false]);
  });
});

test('a Social Security number: area, group and serial that are never issued', () => {
  const accepted = (production: boolean, ...numbers: (readonly [string, string, string])[]) =>
    numbers.map((parts) => isSsn(parts.join('-'), { production }));
  expect(accepted(true, ['001', '01', '0001'], ['665', '99', '9999'], ['667', '01', '0001'], ['899', '99', '9999'])).toEqual(
    Array(4).fill(true),
  );
  expect(
    accepted(
      true,
      ['000', '01', '0001'],
      ['666', '01', '0001'],
      ['900', '01', '0001'],
      ['999', '99', '9999'],
      ['512', '00', '0001'],
      ['512', '01', '0000'],
    ),
  ).toEqual(Array(6).fill(false));
  expect(accepted(false, ['991', '91', '9991'], ['991', '91', '9992'], ['666', '00', '0000'])).toEqual([true, false, true]);
});

test('limits of uploads (AMB-123): 20 MB a file, 20 files a request, 200 files and 1,000 MB an application', () => {
  expect([MAX_FILE, MAX_FILES_OF_CONDITION, MAX_FILES, MAX_BYTES]).toEqual([20_971_520, 20, 200, 1_048_576_000]);
});

/** The ways of lending §1.4.3, written apart from the code. */
test('the ways to verify an income, by employment, in their order', () => {
  const wages = ['TRUV_PAYROLL', 'POINTSERV_PAYROLL', 'PLAID_TRANSACTIONS', 'MANUAL_PAYSTUB', 'EMPINFO'];
  const others: Partial<Record<(typeof EMPLOYMENT_TYPES)[number], readonly string[]>> = {
    SELF_EMPLOYED: ['POINTSERV_TAX', 'POINTSERV_1099_MISC', 'TRUV_FINANCIAL_ACCOUNTS', 'PLAID_TRANSACTIONS'],
    RETIRED: ['PLAID_TRANSACTIONS', 'TRUV_FINANCIAL_ACCOUNTS', 'OTHER'],
    SEPARATE_MAINTENANCE_PAYMENTS: ['OTHER'],
  };
  for (const employment of EMPLOYMENT_TYPES)
    expect([employment, incomeMethodsFor(employment)]).toEqual([employment, others[employment] ?? wages]);
  expect([...new Set(EMPLOYMENT_TYPES.flatMap((employment) => incomeMethodsFor(employment)))].toSorted()).toEqual(
    INCOME_METHODS.toSorted(),
  );
});
