import type { Facts } from '@hearthline/journey/facts.ts';
import { chosenPayoffs, payoffAmount, statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import type { OfferedDebt, UnderwriteInput } from '@hearthline/rules/offers/types.ts';
import { debtPayment } from '@hearthline/rules/offers/obligations.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { GiveUp } from '../../engine/step.ts';
import { underwriteInput } from '../prequalification/underwriting.ts';

/** Verified income counts as stated when it is at least this share of it (lending §1.4.3). */
export const MATCHING_SHARE = 0.95;
/** One lien for all that the full title search found besides the snapshot, in a log that has no more than its sum. */
const FOUND_LIEN = 'title-search';

/** Dollars a month that count: the stated amount when the verified one confirms it, otherwise the verified amount. */
export function incomeCounted(f: Facts): number {
  const { monthly } = f.verification.income;
  if (!f.created || monthly === null) throw new GiveUp('INCOME_MISSING');
  const stated = statedAnnualIncome(f) / 12;
  return monthly >= stated * MATCHING_SHARE ? Math.max(stated, monthly) : monthly;
}

/** Input of the final underwriting: the same as the first, from verified facts. Debts chosen for payoff are not marked: the quote subtracts them. */
export function verifiedInput(application: Application, creditorOf: (id: string) => string): Omit<UnderwriteInput, 'index'> {
  const { facts: f } = application;
  const { hardCredit, valuation, title } = f.verification;
  if (!f.credit || !hardCredit) throw new GiveUp('FACTS_MISSING');
  const first = underwriteInput(
    { ...application, facts: { ...f, credit: { ...f.credit, score: hardCredit.score, debts: hardCredit.debts } } },
    creditorOf,
  );
  const found =
    title && title.found === undefined && title.newLiens > 0
      ? [{ id: FOUND_LIEN, balance: title.newLiens, limit: null, monthlyPayment: null, heloc: false }]
      : [];
  return {
    ...first,
    ...(valuation.agreed !== null && { value: valuation.agreed, valueFsd: null }),
    liens: [...first.liens, ...found],
    monthlyIncome: incomeCounted(f),
  };
}

/** The debts chosen for payoff, as verified: the monthly payment of each, and its payoff amount (by the creditor's letter where there is one). */
export const verifiedPayoffs = (f: Facts, input: Pick<UnderwriteInput, 'liens' | 'debts'>): OfferedDebt[] =>
  chosenPayoffs(f).flatMap((id): OfferedDebt[] => {
    const lien = input.liens.find((l) => l.id === id);
    const debt = input.debts.find((d) => d.id === id);
    const found = lien ?? debt;
    if (!found) return [];
    const monthly = lien ? (lien.monthlyPayment ?? 0) : debt ? roundHalfEven(debtPayment({ ...debt, payOff: false })) : 0;
    return [
      {
        id,
        monetaryBalance: found.balance,
        monetaryCalculatedNextPaymentMinimumAmount: monthly,
        payOff: {
          required: found.payOff === true,
          eligible: true,
          amount: payoffAmount(f, id, found.balance),
          providesCltvCredit: lien !== undefined,
        },
      },
    ];
  });
