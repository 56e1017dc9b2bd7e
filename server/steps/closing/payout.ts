import type { Facts } from '@hearthline/journey/facts.ts';
import type { PayoffLetter } from '@hearthline/providers/payoff-letters/port.ts';
import { daysBetween, type IsoDate } from '@hearthline/rules/dates.ts';
import { Decimal, roundHalfEven, sum } from '@hearthline/rules/money.ts';

/** Payoff amount of a debt on a day: the letter's amount and its interest for each day since. Dollars. */
export function payoffOn({ amount, perDiem, asOf }: Pick<PayoffLetter, 'amount' | 'perDiem' | 'asOf'>, day: IsoDate): number {
  return roundHalfEven(new Decimal(perDiem).times(Math.max(0, daysBetween(asOf.slice(0, 10), day))).plus(amount));
}

/**
 * Cash to the borrower: the cash of the chosen offer, plus what it reserved for debts, less what was actually paid for them. A debt whose payment
 * failed is paid by the borrower, who gets the money. Dollars; never below zero. @param paid settled payoffs, by debt.
 */
export function cashToBorrower({ selection }: Pick<Facts, 'selection'>, paid: Readonly<Record<string, number>>): number {
  if (!selection) return 0;
  const cash = sum([selection.cashToYou, ...selection.payoffs.map((id) => selection.payoffAmounts[id] ?? 0)]).minus(
    sum(selection.payoffs.map((id) => paid[id] ?? 0)),
  );
  return Math.max(0, roundHalfEven(cash));
}
