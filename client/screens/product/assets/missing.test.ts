import { describe, expect, test } from 'vitest';
import { bodyOf, NOTHING_GIVEN, sumsOf, type MissingAssets } from './missing.ts';

const debt = (id: string, monthly: number, eligible = true) => ({
  id,
  creditor: id,
  kind: 'AUTO',
  monetaryBalance: 9000,
  monetaryCalculatedNextPaymentMinimumAmount: monthly,
  payOff: {
    status: null,
    required: false,
    eligible,
    amount: 9000,
    reason: eligible ? null : 'NO_MATCHED_TRADELINE',
    reasons: eligible ? [] : (['NO_MATCHED_TRADELINE'] as 'NO_MATCHED_TRADELINE'[]),
    providesDtiCredit: eligible,
    providesCltvCredit: false,
    providesLienPositionCredit: false,
  },
});
const MISSING: MissingAssets = {
  missingMonthly: 1500,
  monthlyIncome: 2083.33,
  monthlyDebts: 1400,
  capPercent: 50,
  liabilities: [debt('auto', 300), debt('odd', 500, false)],
};

describe('monthly income still missing', () => {
  test('with nothing typed it is the full shortfall', () => {
    expect(sumsOf(MISSING, NOTHING_GIVEN)).toEqual({ assets: 0, income: 0, debts: 0, left: 1500 });
  });

  test('savings count in full, investments 70 percent, retirement 60, over 240 months', () => {
    expect(sumsOf(MISSING, { ...NOTHING_GIVEN, savings: 24_000, investments: 24_000, retirement: 24_000 })).toMatchObject({
      assets: 230,
      left: 1270,
    });
  });

  test('yearly income counts by the month', () => {
    const incomes = { ...NOTHING_GIVEN, investmentIncome: 1200, retirementIncome: 2400, businessIncome: 3600, otherIncome: 4800 };
    expect(sumsOf(MISSING, incomes)).toMatchObject({ income: 1000, left: 500 });
  });

  test('paying off a debt of 300 a month counts as 600 of income at a DTI cap of 50 percent', () => {
    expect(sumsOf(MISSING, { ...NOTHING_GIVEN, payoffs: ['auto'] })).toMatchObject({ debts: 600, left: 900 });
  });

  test('a debt that cannot be paid off counts zero, and the shortfall is never below zero', () => {
    expect(sumsOf(MISSING, { ...NOTHING_GIVEN, payoffs: ['odd'] }).left).toBe(1500);
    expect(sumsOf(MISSING, { ...NOTHING_GIVEN, savings: 4_000_000 }).left).toBe(0);
  });
});

test('empty fields are sent as zero', () => {
  expect(Object.values(bodyOf({ ...NOTHING_GIVEN, savings: 5, payoffs: ['auto'] }))).toEqual([5, 0, 0, 0, 0, 0, 0, ['auto']]);
});
