import { Decimal, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { assetDepletionMonthly } from '@hearthline/rules/offers/income.ts';

/** Dollars: balances of accounts, and income a year. */
export type AssetValues = {
  savingsAmount: number | null;
  investmentAmount: number | null;
  retirementAmount: number | null;
  annualInvestmentIncome: number | null;
  annualRetirementIncome: number | null;
  annualBusinessIncome: number | null;
  otherAnnualIncome: number | null;
};

export type Missing = {
  /** Dollars a month that were missing before anything was counted. */
  readonly missingMonthly: number;
  /** Percent of income that debts may take. */
  readonly capPercent: number;
};

const yearly = (values: AssetValues): (number | null)[] => [values.annualInvestmentIncome, values.annualRetirementIncome, values.annualBusinessIncome, values.otherAnnualIncome];

/** Dollars a month that what is typed counts for (domain.md §3.4). */
export function countedMonthly(values: AssetValues): number {
  const assets = assetDepletionMonthly({ cash: values.savingsAmount ?? 0, securities: values.investmentAmount ?? 0, retirement: values.retirementAmount ?? 0 });
  return roundHalfEven(sum(yearly(values).map((dollars) => dollars ?? 0)).div(12).plus(assets));
}

/**
 * Dollars a month still missing, 0 when there is enough. A debt payment that goes away frees income by payment ÷ cap. The server
 * works it out again with the debts' balances in the line.
 */
export function stillMissing({ missingMonthly, capPercent }: Missing, values: AssetValues, freedPayments: number): number {
  const freed = new Decimal(freedPayments).times(100).div(capPercent);
  return Math.max(0, roundHalfEven(new Decimal(missingMonthly).minus(countedMonthly(values)).minus(freed)));
}
