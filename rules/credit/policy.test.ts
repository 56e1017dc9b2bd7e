import { describe, expect, test } from 'vitest';

import { knockOutsOf, latenessOf } from './policy.ts';

const TODAY = '2026-11-27';
const record = (type: 'BK7' | 'BK13' | 'FORECLOSURE' | 'JUDGMENT', filed: string, discharged: string | null = null) =>
  knockOutsOf({ hit: 'HIT', publicRecords: [{ type, filed, discharged }] }, TODAY);

describe('public records (lending §1.2, row 3g)', () => {
  // Months from the discharge, or from the filing without one: the last day that excludes, and the first that does not.
  test.each([
    ['BK7', '2020-01-01', '2022-11-28', '2022-11-27', ['BK']],
    ['BK13', '2020-01-01', '2024-11-28', '2024-11-27', ['BK']],
    ['FORECLOSURE', null, '2019-11-28', '2019-11-27', ['FORECLOSURE']],
    ['JUDGMENT', null, '2024-11-28', '2024-11-27', ['COLLECTIONS']],
  ] as const)('%s excludes until its months are whole', (type, filed, last, first, reasons) => {
    const on = (day: string) => (filed === null ? record(type, day) : record(type, filed, day));
    expect(on(last)).toEqual(reasons);
    expect(on(first)).toEqual([]);
  });

  test('an open bankruptcy excludes however old it is, and an old judgment does not', () => {
    expect(record('BK7', '1999-01-01')).toEqual(['BK']);
    expect(record('BK13', '1999-01-01')).toEqual(['BK']);
    expect(record('JUDGMENT', '1999-01-01')).toEqual([]);
  });

  test('a person the bureau has as deceased is named once, beside other reasons', () => {
    const open = { type: 'BK7', filed: '2025-01-01', discharged: null } as const;
    expect(knockOutsOf({ hit: 'DECEASED', publicRecords: [open, open] }, TODAY)).toEqual(['ID_FAIL', 'BK']);
    expect(knockOutsOf({ hit: 'HIT', publicRecords: [open, open] }, TODAY)).toEqual(['BK']);
  });
});

describe('delinquency of an account (lending §1.2, row 8c)', () => {
  const line = { type: 'MORTGAGE', securedByProperty: true, pastDue: 0, payHistory24: '0'.repeat(24), closed: false };
  const late = (at: number, by: string) => '0'.repeat(at) + by + '0'.repeat(23 - at);
  test.each([
    ['a cent past due', { pastDue: 0.01 }, 'CURRENT'],
    ['past due, but closed', { pastDue: 900, closed: true }, 'NONE'],
    ['a mortgage 30 days late eleven months ago', { payHistory24: late(11, '1') }, 'MORTGAGE_30_IN_12'],
    ['a mortgage 30 days late twelve months ago', { payHistory24: late(12, '1') }, 'NONE'],
    ['a mortgage 60 days late 23 months ago', { payHistory24: late(23, '2') }, 'ANY_60_IN_24'],
    ['a home equity line 30 days late', { type: 'HELOC', securedByProperty: false, payHistory24: late(0, '1') }, 'MORTGAGE_30_IN_12'],
    ['a loan on the property 30 days late', { type: 'OTHER', payHistory24: late(3, '1') }, 'MORTGAGE_30_IN_12'],
    ['a card 30 days late', { type: 'CARD', securedByProperty: false, payHistory24: late(0, '1') }, 'NONE'],
    ['nothing late', {}, 'NONE'],
  ] as const)('%s: %o', (_, change, lateness) => expect(latenessOf({ ...line, ...change })).toBe(lateness));
});
