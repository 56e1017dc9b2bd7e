import { ceilTo, Decimal, floorTo, roundHalfEven } from '../money.ts';
import type { Amount } from '../money.ts';

/** Interest accrues over 365.25 days a year. */
export const DAYS_PER_YEAR = 365.25;

/** Years in which new draws are possible, by term in years (lending §3.7). */
const DRAW_YEARS: Readonly<Record<number, number>> = { 5: 2, 10: 3, 15: 4, 30: 5 };
export const drawYears = (termYears: number): number => DRAW_YEARS[termYears] ?? 2;

/** Number of monthly payments of a term in years. */
export const monthsOf = (years: number): number => years * 12;

/** Factors already computed, by term and rate: a lender has few of both, and each costs a power of 60 to 360 factors. Most that are kept. */
const factors = new Map<string, Decimal>();
const MOST_FACTORS = 2000;

/** The share of the principal paid each month: i / (1 - (1+i)^-n), i = percent / 1200 (lending §3.3). */
function monthlyFactor(ratePercent: number, years: number): Decimal {
  const key = `${years} ${ratePercent}`;
  let factor = factors.get(key);
  if (!factor) {
    factor = computedFactor(ratePercent, years);
    if (factors.size >= MOST_FACTORS) factors.clear();
    factors.set(key, factor);
  }
  return factor;
}

function computedFactor(ratePercent: number, years: number): Decimal {
  const months = monthsOf(years);
  const rate = new Decimal(ratePercent).div(1200);
  if (rate.isZero()) return new Decimal(1).div(months);
  return rate.div(new Decimal(1).minus(rate.plus(1).pow(-months)));
}

/**
 * Amortized monthly payment in dollars: a term in years, the annual rate divided by 12, and a principal equal to draw plus
 * origination fee (AMB-96). The rate is given in percent a year.
 */
export function monthlyPayment(principal: Amount, ratePercent: number, years: number): number {
  return roundHalfEven(monthlyFactor(ratePercent, years).times(principal));
}

/** Interest-only payment of the age-restricted product: the ceiling of amount times rate / 12, in whole dollars (AMB-95). */
export function interestOnlyPayment(principal: Amount, ratePercent: number): number {
  return ceilTo(new Decimal(principal).times(ratePercent).div(1200));
}

/** The payment of the product: interest-only when age-restricted, else amortized by term. */
export function paymentFor(principal: Amount, ratePercent: number, years: number, ageRestricted: boolean): number {
  return ageRestricted ? interestOnlyPayment(principal, ratePercent) : monthlyPayment(principal, ratePercent, years);
}

/** The largest principal in whole dollars that a monthly payment supports (lending §3.4). */
export function principalFor(payment: Amount, ratePercent: number, years: number, ageRestricted = false): number {
  const factor = ageRestricted ? new Decimal(ratePercent).div(1200) : monthlyFactor(ratePercent, years);
  const most = new Decimal(payment);
  return most.lte(0) || factor.isZero() ? 0 : floorTo((ageRestricted ? most.floor() : most).div(factor));
}

/** Interest of a number of days in dollars, rounded once at the end. */
export function interestForDays(principal: Amount, ratePercent: number, days: number): number {
  return roundHalfEven(dailyInterest(principal, ratePercent).times(days));
}

/**
 * Fee-inclusive effective rate in percent, three decimals: the yearly rate at which the payments equal the cash advanced. For state usury and
 * high-cost comparison only; never shown as an APR, which excludes fees for a HELOC (lending §3.5).
 */
export function effectiveRate(netAdvance: Amount, payment: Amount, years: number): number {
  const months = monthsOf(years);
  let low = new Decimal(0);
  let high = new Decimal(1);
  for (let step = 0; step < 80; step++) {
    const middle = low.plus(high).div(2);
    const worth = new Decimal(payment).times(new Decimal(1).minus(middle.plus(1).pow(-months))).div(middle);
    if (worth.gt(netAdvance)) low = middle;
    else high = middle;
  }
  return roundHalfEven(low.times(1200), 3);
}

const dailyInterest = (principal: Amount, ratePercent: number): Decimal =>
  new Decimal(principal).times(ratePercent).div(100).div(DAYS_PER_YEAR);
