import { expect, test } from 'vitest';
import { countedMonthly, stillMissing, type AssetValues } from './still-missing.ts';

const NOTHING: AssetValues = { savingsAmount: null, investmentAmount: null, retirementAmount: null, annualInvestmentIncome: null, annualRetirementIncome: null, annualBusinessIncome: null, otherAnnualIncome: null };
const MISSING = { missingMonthly: 984.97, capPercent: 50 };

test('savings of 400,000 count for 1,666.67 a month', () => {
  expect(countedMonthly({ ...NOTHING, savingsAmount: 400_000 })).toBe(1666.67);
  expect(stillMissing(MISSING, { ...NOTHING, savingsAmount: 400_000 }, 0)).toBe(0);
});

test('each kind counts at its own share, income by the month', () => {
  expect(countedMonthly({ ...NOTHING, investmentAmount: 24_000, retirementAmount: 24_000 })).toBe(130);
  expect(countedMonthly({ ...NOTHING, annualBusinessIncome: 6000, otherAnnualIncome: 1200 })).toBe(600);
});

test('a payment that goes away frees income by the cap; never below nothing', () => {
  expect(stillMissing(MISSING, NOTHING, 0)).toBe(984.97);
  expect(stillMissing(MISSING, NOTHING, 215)).toBe(554.97);
  expect(stillMissing(MISSING, NOTHING, 1000)).toBe(0);
});
