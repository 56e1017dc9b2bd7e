import type { Facts } from '@hearthline/journey/facts.ts';
import { chosenPayoffs, payoffAmount, statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import type { PayoffChoice } from '@hearthline/rules/offers/quote.ts';
import type { UnderwriteInput } from '@hearthline/rules/offers/types.ts';
import { debtPayment } from '@hearthline/rules/offers/obligations.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { GiveUp } from '../../engine/step.ts';
import { underwriteInput } from '../prequalification/underwriting.ts';

/** Income seen is taken as stated when it is at least this share of it (domain.md §1.4.3). */
const MATCHING_SHARE = 0.95;
/** The lien that stands for what the full title search found. */
const FOUND_LIEN = 'title-search';

/** Dollars a month that count: what was stated when what was verified matches it, else what was verified. */
export function incomeCounted(f: Facts): number {
  const { monthly } = f.full.income;
  if (!f.created || monthly === null) throw new GiveUp('INCOME_MISSING');
  const stated = statedAnnualIncome(f) / 12;
  return monthly >= stated * MATCHING_SHARE ? Math.max(stated, monthly) : monthly;
}

/** What the final underwriting reads: the same as the first, from verified facts. Debts chosen to be paid off are not marked: the quote takes them off. */
export function verifiedInput(application: Application, creditorOf: (id: string) => string): UnderwriteInput {
  const { facts: f } = application;
  const { hardCredit, valuation, title } = f.full;
  if (!f.credit || !hardCredit) throw new GiveUp('FACTS_MISSING');
  const first = underwriteInput(
    { ...application, facts: { ...f, credit: { ...f.credit, score: hardCredit.score, debts: hardCredit.debts } } },
    creditorOf,
  );
  const found =
    title && title.newLiens > 0 ? [{ id: FOUND_LIEN, balance: title.newLiens, limit: null, monthlyPayment: null, heloc: false }] : [];
  return {
    ...first,
    ...(valuation.agreed !== null && { value: valuation.agreed, valueFsd: null }),
    liens: [...first.liens, ...found],
    monthlyIncome: incomeCounted(f),
  };
}

/** The chosen payoffs as the quote takes them: at the creditor's own figure where there is a letter. `counted`: underwriting left them out already. */
export function payoffChoices(f: Facts, input: UnderwriteInput): PayoffChoice[] {
  return chosenPayoffs(f).flatMap((id): PayoffChoice[] => {
    const lien = input.liens.find((l) => l.id === id);
    const debt = input.debts.find((d) => d.id === id);
    const found = lien?.balance ?? debt?.balance;
    if (found === undefined) return [];
    const balance = payoffAmount(f, id, found);
    const monthlyPayment = lien ? (lien.monthlyPayment ?? 0) : debt ? roundHalfEven(debtPayment({ ...debt, payOff: false })) : 0;
    return [{ id, balance, monthlyPayment, lien: lien !== undefined, counted: (lien ?? debt)?.payOff === true }];
  });
}
