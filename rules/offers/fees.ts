import { Decimal, roundHalfEven } from '../money.ts';
import { monthsOf, paymentCourse } from './payments.ts';
import { type Choice, feesOf } from './quote.ts';
import type { Offer } from './types.ts';

/**
 * The origination fee, percent of the draw, where nobody has chosen one that is on offer: the lowest. The offer page begins with it, and a counteroffer
 * is made with it, so that no cost is chosen for the borrower.
 */
export function startingFee(offers: readonly Offer[], chosen: number | null = null): number {
  const fees = feesOf(offers);
  return chosen !== null && fees.includes(chosen) ? chosen : Math.min(...fees);
}

/** A choice whose figures are there at this draw. */
type Priced = Choice & { readonly apr: number; readonly monthlyPayment: number };
export const isPriced = (choice: Choice): choice is Priced => choice.apr !== null && choice.monthlyPayment !== null;

/**
 * What a line costs that is paid off after each month, from the first to the last of its term, dollars: the payments made so far and what is then owed.
 * Every payment is made on its due date, and nothing more is drawn.
 */
export function costsByMonth({ term, lineAmount, apr, monthlyPayment }: Priced): number[] {
  const { balances, last } = paymentCourse(lineAmount, apr, term, monthlyPayment);
  const owed = [...balances, new Decimal(last).minus(monthlyPayment).toNumber()];
  return owed.map((balance, at) => roundHalfEven(new Decimal(monthlyPayment).times(at + 1).plus(balance)));
}

/**
 * The months that a line has to be kept for its fee to pay for itself: paid off at any later month, it has cost less than with the lower fee. Null when
 * it never does. A fee is added to the line, so it is not paid back by the lower payment alone: what is still owed counts too.
 * @param lower the same draw and term with a lower fee
 */
export function monthsToPayForItself(option: Priced, lower: Priced): number | null {
  const [own, other] = [costsByMonth(option), costsByMonth(lower)];
  const lastDearer = own.findLastIndex((cost, at) => cost >= (other[at] ?? 0));
  return lastDearer + 1 < monthsOf(option.term) ? lastDearer + 1 : null;
}
