import { Decimal, roundHalfEven, sum } from '../money.ts';
import type { AssetsInput } from './types.ts';

/** Pay periods a year (lending §3.4). */
export const PAY_PERIODS = { WEEKLY: 52, BIWEEKLY: 26, SEMI_MONTHLY: 24, MONTHLY: 12, ANNUALLY: 1 } as const;
export type PayFrequency = keyof typeof PAY_PERIODS;

/** Gross pay of one period in dollars → dollars a month. */
export const monthlyFromPay = (grossPay: number, frequency: PayFrequency): number =>
  roundHalfEven(new Decimal(grossPay).times(PAY_PERIODS[frequency]).div(12));

/** A year's net profit and add-backs of a self-employed borrower, dollars; `older` is the year before `later`. */
export interface SelfEmployedYears {
  older: { net: number; addBacks: number };
  later: { net: number; addBacks: number };
}

/** Self-employed income in dollars a month: the 24-month average, or the later year alone when it is lower (lending §3.4). */
export function selfEmployedMonthly({ older, later }: SelfEmployedYears): number {
  const before = sum([older.net, older.addBacks]);
  const after = sum([later.net, later.addBacks]);
  return roundHalfEven(after.lt(before) ? after.div(12) : after.plus(before).div(24));
}

/** Shares of assets that count, and over how many months (lending §3.4). */
export const ASSET_SHARES = { cash: 1, securities: 0.7, retirement: 0.6 } as const;
export const ASSET_MONTHS = 240;

/** Monthly income in dollars from asset depletion. */
export function assetDepletionMonthly(assets: AssetsInput, months = ASSET_MONTHS): number {
  const counted = (Object.keys(ASSET_SHARES) as (keyof typeof ASSET_SHARES)[]).map((kind) =>
    new Decimal(assets[kind] ?? 0).times(ASSET_SHARES[kind]),
  );
  return roundHalfEven(sum(counted).div(months));
}
