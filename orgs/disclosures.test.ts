import { expect, test } from 'vitest';
import { MAIN } from './lenders/main.ts';
import { changedDisclosures } from './disclosures.ts';

const { heloc } = MAIN;

test('the disclosures that other settings change are those that print what differs, before and after', () => {
  expect(changedDisclosures(heloc, heloc)).toEqual([]);
  const rateSheet = { ...heloc.rateSheet, tiers: heloc.rateSheet.tiers.map((tier) => ({ ...tier, base: tier.base + 1 })) };
  const after = { ...heloc, rateSheet, minLine: 20_000, prices: { ...heloc.prices, avm: 175 } };
  expect(changedDisclosures(heloc, after).map((one) => [one.before.slice(0, 48), one.after.slice(0, 48)])).toEqual([
    ['Lines run from $15,000 to $400,000. What you can', 'Lines run from $20,000 to $400,000. What you can'],
    ['APRs of the first draw run from 7.85% to 17.20% ', 'APRs of the first draw run from 8.85% to 18.20% '],
    ['An automated valuation (AVM) of your home costs ', 'An automated valuation (AVM) of your home costs '],
  ]);
});
