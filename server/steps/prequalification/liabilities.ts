import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { agreedPayoffs, chosenPayoffs, openLiens, payoffAmount } from '@hearthline/journey/selectors.ts';
import type { Debt, Lien } from '@hearthline/journey/facts/parts.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import { type PayoffCandidate, type PayoffStanding, payoffStanding } from '@hearthline/rules/offers/payoff.ts';
import { debtPayment } from '@hearthline/rules/offers/obligations.ts';
import { paysOffOtherDebts } from '@hearthline/rules/regulation/states.ts';
import type { Context } from '../../config/context.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';

export type Liability = {
  id: string;
  creditor: string;
  kind: string;
  monetaryBalance: number;
  monetaryCalculatedNextPaymentMinimumAmount: number;
  /** `reason`: the first reason against a payoff; absent when a payoff is possible. */
  payOff: {
    status: 'MARKED_FOR_PAYOFF' | null;
    required: boolean;
    eligible: boolean;
    amount: number;
    reason: string | null;
  } & PayoffStanding;
};

/** Creditor name of each account in the report; never part of a fact. */
export async function creditorsOf(ctx: Context, application: Application, on?: Connection): Promise<(id: string) => string> {
  const report = await latestAnswer<CreditReport>(ctx, application.uuid, 'soft-credit', on);
  return (id) => report?.tradelines.find((t) => t.id === id)?.creditor ?? 'Creditor';
}

/** Monthly payment of a debt in dollars: as reported, otherwise the share of the balance that DTI counts. */
const monthlyPaymentOf = (d: Debt) =>
  d.monthlyPayment ?? roundHalfEven(debtPayment({ type: d.kind, balance: d.balance, monthlyPayment: null }));

/**
 * Debts that the draw could pay off, as the offer pages show them (B §3): debts of the credit file that are not liens on this home, and liens only
 * where the offer depends on their payoff. Dollars.
 */
export async function liabilitiesOf(ctx: Context, application: Application, on?: Connection): Promise<Liability[]> {
  const { facts: f } = application;
  const creditorOf = await creditorsOf(ctx, application, on);
  const liens = openLiens(f) ?? [];
  const ofLiens = new Set(liens.map((l) => l.debtId));
  const agreed = agreedPayoffs(f);
  const marked = [...agreed, ...chosenPayoffs(f)];
  const asked = [...agreed, ...(f.underwriting?.suggestedPayoffs ?? [])];
  const status = (id: string) => (marked.includes(id) ? ('MARKED_FOR_PAYOFF' as const) : null);
  const about = {
    maxLine: f.verification.terms?.maxLine ?? f.underwriting?.maxLine ?? null,
    today: dayAtProperty(f, ctx.clock.now(application.uuid)),
    otherDebts: f.created === null || paysOffOtherDebts(f.created.state, f.created.occupancy === 'HOME'),
  };
  const payOff = (id: string, debt: PayoffCandidate): Liability['payOff'] => {
    const standing = payoffStanding(debt, about);
    return {
      status: status(id),
      required: agreed.includes(id),
      eligible: standing.reasons.length === 0,
      amount: payoffAmount(f, id, debt.balance),
      reason: standing.reasons[0] ?? null,
      ...standing,
    };
  };
  const ofDebt = (d: Debt): Liability => ({
    id: d.id,
    creditor: creditorOf(d.id),
    kind: d.kind,
    monetaryBalance: d.balance,
    monetaryCalculatedNextPaymentMinimumAmount: monthlyPaymentOf(d),
    payOff: payOff(d.id, { ...d, matched: d.payable, lien: null }),
  });
  const ofLien = (l: Lien): Liability => ({
    id: l.id,
    creditor: l.lenderName,
    kind: l.kind,
    monetaryBalance: l.currentBalance,
    monetaryCalculatedNextPaymentMinimumAmount: l.monthlyPayment,
    payOff: payOff(l.id, {
      ...l,
      balance: l.currentBalance,
      pastDue: 0,
      matched: true,
      nearlyPaid: false,
      lien: { position: l.position, since: l.originationDate },
    }),
  });
  return [
    ...liens.filter((l) => asked.includes(l.id)).map(ofLien),
    ...(f.credit?.debts ?? []).filter((d) => !ofLiens.has(d.id)).map(ofDebt),
  ];
}
