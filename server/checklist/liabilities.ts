import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { openLiens } from '@hearthline/journey/checklist.ts';
import type { Debt } from '@hearthline/journey/facts.ts';
import type { Context } from '../context.ts';
import { latestAnswer } from '../stores/provider-answer.ts';
import { payoffsOf } from '../work/underwriting.ts';
import type { Application } from './application.ts';

export type Liability = {
  id: string; creditor: string; kind: string; monetaryBalance: number; monetaryCalculatedNextPaymentMinimumAmount: number; payOff: { status: 'MARKED_FOR_PAYOFF' | null; eligible: boolean; reason: string | null };
};

/** The report's name for each account; it is not a fact. */
export async function creditorsOf(ctx: Context, application: Application): Promise<(id: string) => string> {
  const report = await latestAnswer<CreditReport>(ctx, application.uuid, 'soft-credit');
  return (id) => report?.tradelines.find((t) => t.id === id)?.creditor ?? 'Creditor';
}

/** Why a debt cannot be paid from the draw (domain.md §1.4.8), or null when it can. */
function payoffBar(debt: Debt): string | null {
  if (debt.balance <= 0) return 'NO_BALANCE';
  return debt.payable ? null : 'NO_MATCHED_TRADELINE';
}

/** The debts of the credit file that are not liens on this home, as the offer pages show them (shared-services §3). Dollars. */
export async function liabilitiesOf(ctx: Context, application: Application): Promise<Liability[]> {
  const { facts: f } = application;
  const creditorOf = await creditorsOf(ctx, application);
  const ofLiens = new Set((openLiens(f) ?? []).map((l) => l.debtId));
  const marked = payoffsOf(f);
  return (f.credit?.debts ?? []).filter((d) => !ofLiens.has(d.id)).map((d) => {
    const reason = payoffBar(d);
    return {
      id: d.id, creditor: creditorOf(d.id), kind: d.kind, monetaryBalance: d.balance, monetaryCalculatedNextPaymentMinimumAmount: d.monthlyPayment ?? 0,
      payOff: { status: marked.includes(d.id) ? 'MARKED_FOR_PAYOFF' : null, eligible: reason === null, reason },
    };
  });
}
