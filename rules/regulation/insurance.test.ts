import { expect, test } from 'vitest';
import { insuranceGaps } from './insurance.ts';

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
  expect(insuranceGaps(home, { ...home, coverage: 250_000 }, wet, today)).toEqual([]);
});
