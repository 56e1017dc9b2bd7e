import { ceilTo, Decimal, floorTo, roundHalfEven } from '../money.ts';
import type { Amount } from '../money.ts';

/** The daily rate is the yearly one divided by this; it counts for the days outside a regular month (lending §3.3). */
export const DAYS_PER_YEAR = 365.25;

/** Years in which new draws are possible, by term in years (lending §3.7). */
const DRAW_YEARS: Readonly<Record<number, number>> = { 5: 2, 10: 3, 15: 4, 30: 5 };
export const drawYears = (termYears: number): number => DRAW_YEARS[termYears] ?? 2;

/** Number of monthly payments of a term in years. */
export const monthsOf = (years: number): number => years * 12;

/** The share of the principal paid each month: i / (1 - (1+i)^-n), i = percent / 1200 (lending §3.3). */
function monthlyFactor(ratePercent: number, years: number): Decimal {
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

/**
 * The largest principal in whole dollars that a monthly payment supports (lending §3.4): always by the amortized payment, of the interest-only
 * product too, because it says whether the borrower can ever pay the line off.
 */
export function principalFor(payment: Amount, ratePercent: number, years: number): number {
  const most = new Decimal(payment);
  return most.lte(0) ? 0 : floorTo(most.div(monthlyFactor(ratePercent, years)));
}

/**
 * What is owed after each payment, and the last payment, when every one is made on its due date: the interest of such a month is one twelfth of a
 * year's, rounded once, and the rest of the payment is principal (lending §3.3). Dollars. The last payment is whatever is owed: about the others,
 * or the balloon of an interest-only line.
 */
export function paymentCourse(
  principal: number,
  ratePercent: number,
  years: number,
  payment: number,
): { readonly balances: readonly number[]; readonly last: number } {
  const rate = new Decimal(ratePercent).div(1200);
  const balances: number[] = [];
  let owed = new Decimal(principal);
  const withInterest = (): Decimal => owed.plus(roundHalfEven(owed.times(rate)));
  for (let month = 1; month < monthsOf(years); month++) {
    owed = withInterest().minus(payment);
    balances.push(owed.toNumber());
  }
  return { balances, last: withInterest().toNumber() };
}

/** Interest of a number of days in dollars, rounded once at the end. */
export function interestForDays(principal: Amount, ratePercent: number, days: number): number {
  return roundHalfEven(dailyInterest(principal, ratePercent).times(days));
}

const dailyInterest = (principal: Amount, ratePercent: number): Decimal =>
  new Decimal(principal).times(ratePercent).div(100).div(DAYS_PER_YEAR);
