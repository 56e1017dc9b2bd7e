import { expect, test } from 'vitest';
import { bodyOf, policySchema, valuesOf } from './policy-form.ts';

const home = {
  carrier: 'Dry Creek Mutual',
  policyNumber: 'DC-1',
  dwellingCoverage: 300_000,
  effective: '2026-06-01',
  expires: '2027-06-01',
};
const problems = (values: object, needsFlood = false) =>
  (policySchema(needsFlood).safeParse({ ...valuesOf(home), ...values }).error?.issues ?? []).map(({ path }) => path.join('.'));

test('a complete policy has no problem, and one without its members has one for each', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ carrier: ' ', policyNumber: '', dwellingCoverage: null, effective: '', expires: '2027-02-30' })).toEqual([
    'carrier',
    'policyNumber',
    'dwellingCoverage',
    'effective',
    'expires',
  ]);
});

test('a policy that ends before it starts is refused', () => {
  expect(problems({ effective: '2027-06-01', expires: '2026-06-01' })).toEqual(['expires']);
});

test('the flood policy is required in a flood hazard area only', () => {
  expect(problems({}, true)).toContain('flood_carrier');
  expect(bodyOf(valuesOf({ ...home, flood: { ...home, policyNumber: 'FL-1' } }), true, 'page')).toEqual({
    ...home,
    flood: { ...home, policyNumber: 'FL-1' },
    documentUuid: 'page',
  });
  expect(bodyOf(valuesOf(home), false, undefined)).toEqual(home);
});
