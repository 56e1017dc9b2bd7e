import { expect, test } from 'vitest';
import { insuranceGaps, lastsBeyond, mortgageeClause } from './insurance.ts';

const today = '2026-03-01';
const needed = { line: 100_000, seniorLiens: 150_000, value: 400_000, floodHazard: false };
const home = { coverage: 250_000, effective: '2025-06-01', expires: '2026-06-01' };

test('a policy is sufficient when it covers the debt, is in force, and lasts more than a month', () => {
  expect(insuranceGaps(home, null, needed, today)).toEqual([]);
});

test.each([
  [{ coverage: 249_999 }, ['COVERAGE_TOO_LOW']],
  [{ effective: '2026-03-02' }, ['NOT_IN_FORCE']],
  [{ expires: '2026-03-31' }, ['EXPIRES_SOON']],
  [{ expires: '2026-04-01' }, []],
])('%j has gaps %j', (change, gaps) => {
  expect(insuranceGaps({ ...home, ...change }, null, needed, today)).toEqual(gaps);
});

test("coverage above the home's value is not required", () => {
  expect(insuranceGaps({ ...home, coverage: 200_000 }, null, { ...needed, value: 200_000 }, today)).toEqual([]);
});

test('a flood hazard area also requires a flood policy', () => {
  const wet = { ...needed, floodHazard: true };
  expect(insuranceGaps(home, null, wet, today)).toEqual(['FLOOD_POLICY_MISSING']);
  expect(insuranceGaps(home, { ...home, coverage: 249_000 }, wet, today)).toEqual(['FLOOD_COVERAGE_TOO_LOW']);
  expect(insuranceGaps(home, { ...home, effective: '2026-03-02' }, wet, today)).toEqual(['FLOOD_POLICY_NOT_IN_FORCE']);
  expect(insuranceGaps(home, { ...home, coverage: 250_000 }, wet, today)).toEqual([]);
});

test('a policy that ends on the day it has to last beyond is refused, one that ends the day after is not', () => {
  const last = lastsBeyond(today);
  expect(insuranceGaps({ ...home, expires: last }, null, needed, today)).toEqual(['EXPIRES_SOON']);
  expect(insuranceGaps({ ...home, expires: lastsBeyond('2026-03-02') }, null, needed, today)).toEqual([]);
});

test('the clause names the lender, its address and the loan, in lines', () => {
  const address = { street1: '400 Sample Street', street2: 'Suite 210', city: 'Phoenix', state: 'AZ', zip: '85004' };
  expect(mortgageeClause({ legalName: 'Hearthline Home Equity, Inc.', address }, 'HL-1')).toBe(
    'Hearthline Home Equity, Inc. ISAOA/ATIMA\n400 Sample Street\nSuite 210\nPhoenix, AZ 85004\nLoan number HL-1',
  );
});
