import { judgedBy } from '@hearthline/rules/fields/field.ts';
import { type Decimal, Decimal as decimal, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { assetDepletionMonthly } from '@hearthline/rules/offers/income.ts';
import { monthlyIncomeOf } from '@hearthline/rules/offers/obligations.ts';
import type { AssetsInput } from '@hearthline/rules/offers/types.ts';
import * as z from 'zod/mini';
import type { ApplicationAnswer, ApplicationBody } from '../../../services/application.ts';
import { GET, HAVE, MAX, TOO_MUCH } from './copy.ts';

/** What is missing a month and the debts that could go, as the API tells it. Dollars, percent. */
export type Missing = ApplicationAnswer<'/asset-depletion'>;

/** What somebody has, and what they receive a year, in whole dollars; null while empty. */
export type AssetValues = {
  savings: number | null;
  investments: number | null;
  retirement: number | null;
  investmentIncome: number | null;
  retirementIncome: number | null;
  businessIncome: number | null;
  otherIncome: number | null;
  /** Ids of debts. */
  payoffs: string[];
};

export const NOTHING_GIVEN: AssetValues = {
  savings: null,
  investments: null,
  retirement: null,
  investmentIncome: null,
  retirementIncome: null,
  businessIncome: null,
  otherIncome: null,
  payoffs: [],
};

const amount = z.custom<number | null>().check(judgedBy<number | null>([[(dollars) => (dollars ?? 0) <= MAX, TOO_MUCH]]));
/** No single amount may be above all reason. */
export const ASSET_SCHEMA = z.looseObject(Object.fromEntries([...HAVE, ...GET].map(({ name }) => [name, amount])));

const yearly = (values: AssetValues): Decimal =>
  sum([values.investmentIncome, values.retirementIncome, values.businessIncome, values.otherIncome].map((amount) => amount ?? 0));
const assetsOf = (values: AssetValues): AssetsInput => ({
  cash: values.savings ?? 0,
  securities: values.investments ?? 0,
  retirement: values.retirement ?? 0,
});

/** The debts that may be paid from the draw. */
export const payableDebts = (missing: Missing) => missing.liabilities.filter(({ payOff }) => payOff.eligible);

/** Dollars a month; `left` is never below 0. */
export type Sums = { readonly assets: number; readonly income: number; readonly debts: number; readonly left: number };

/**
 * What is typed so far against the month that is missing. A payment that goes away stands for more income than itself: as much as
 * the DTI cap would ask for it. The server decides; this is what the borrower sees while typing (lending §3.4).
 */
export function sumsOf(missing: Missing, values: AssetValues): Sums {
  const assets = assetsOf(values);
  const otherAnnual = yearly(values).toNumber();
  const carried = monthlyIncomeOf({ monthlyIncome: 0, assets: { ...assets, otherAnnual } });
  const gone = sum(
    payableDebts(missing)
      .filter(({ id }) => values.payoffs.includes(id))
      .map((debt) => debt.monetaryCalculatedNextPaymentMinimumAmount),
  );
  const debts = gone.times(100).div(missing.capPercent);
  const left = new decimal(missing.missingMonthly).minus(carried).minus(debts);
  return {
    assets: assetDepletionMonthly(assets),
    income: roundHalfEven(yearly(values).div(12)),
    debts: roundHalfEven(debts),
    left: Math.max(0, roundHalfEven(left)),
  };
}

/** What is sent. */
export const bodyOf = (values: AssetValues): ApplicationBody<'/asset-depletion', 'put'> => ({
  savingsAmount: values.savings ?? 0,
  investmentAmount: values.investments ?? 0,
  retirementAmount: values.retirement ?? 0,
  annualInvestmentIncome: values.investmentIncome ?? 0,
  annualRetirementIncome: values.retirementIncome ?? 0,
  annualBusinessIncome: values.businessIncome ?? 0,
  otherAnnualIncome: values.otherIncome ?? 0,
  selectedAccountsToPayoff: values.payoffs,
});
