import type { Reply, OperationBody } from '@hearthline/web/api/operation.ts';
import { judgedBy } from '@hearthline/rules/fields/field.ts';
import { type Decimal, Decimal as decimal, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { assetDepletionMonthly } from '@hearthline/rules/offers/income.ts';
import { monthlyIncomeOf } from '@hearthline/rules/offers/obligations.ts';
import type { AssetsInput } from '@hearthline/rules/offers/types.ts';
import * as z from 'zod/mini';
import { GET, HAVE, MAX, NEGATIVE, TOO_MUCH } from './copy.ts';

/** The monthly shortfall and the debts that may be paid off, as in the API. Dollars, percent. */
export type MissingAssets = Reply<'assets-get'>;

/** Assets, and yearly income, in whole dollars; null while empty. */
export type AssetValues = {
  savings: number | null;
  investments: number | null;
  retirement: number | null;
  investmentIncome: number | null;
  retirementIncome: number | null;
  businessIncome: number | null;
  otherIncome: number | null;
  /** Ids of the debts to pay off. */
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

/** A single amount, up to a limit that catches typing errors. */
const amount = z.custom<number | null>().check(
  judgedBy<number | null>([
    [(dollars) => (dollars ?? 0) >= 0, NEGATIVE],
    [(dollars) => (dollars ?? 0) <= MAX, TOO_MUCH],
  ]),
);
export const ASSET_SCHEMA = z.looseObject(Object.fromEntries([...HAVE, ...GET].map(({ name }) => [name, amount])));

const yearly = (values: AssetValues): Decimal =>
  sum([values.investmentIncome, values.retirementIncome, values.businessIncome, values.otherIncome].map((amount) => amount ?? 0));
const assetsOf = (values: AssetValues): AssetsInput => ({
  cash: values.savings ?? 0,
  securities: values.investments ?? 0,
  retirement: values.retirement ?? 0,
});

/** The debts that may be paid off from the draw. */
export const payableDebts = (missing: MissingAssets) => missing.liabilities.filter(({ payOff }) => payOff.eligible);

/** Dollars a month; `left` is never below 0. */
export type Sums = { readonly assets: number; readonly income: number; readonly debts: number; readonly left: number };

/**
 * What is typed so far against the monthly shortfall. A payment that ends counts as more income than itself: the income that the DTI cap
 * would require for it. The server decides; this is the preview while typing (lending §3.4).
 */
export function sumsOf(missing: MissingAssets, values: AssetValues): Sums {
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

/** The request body. */
export const bodyOf = (values: AssetValues): OperationBody<'assets-put'> => ({
  savingsAmount: values.savings ?? 0,
  investmentAmount: values.investments ?? 0,
  retirementAmount: values.retirement ?? 0,
  annualInvestmentIncome: values.investmentIncome ?? 0,
  annualRetirementIncome: values.retirementIncome ?? 0,
  annualBusinessIncome: values.businessIncome ?? 0,
  otherAnnualIncome: values.otherIncome ?? 0,
  selectedAccountsToPayoff: values.payoffs,
});
