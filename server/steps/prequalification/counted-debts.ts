/** Which debts of a credit report DTI counts, and how much of each: what underwriting reads, and what staff are shown of it. */
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Debt } from '@hearthline/journey/facts/parts.ts';
import { agreedPayoffs, openLiens } from '@hearthline/journey/selectors.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import { debtsAsDecided, staysOut } from '@hearthline/rules/offers/decision.ts';
import type { LeftOut } from '@hearthline/rules/offers/judgements.ts';
import { type CountsNothing, debtCounted, lienPayment } from '@hearthline/rules/offers/obligations.ts';
import type { DebtInput, LienInput } from '@hearthline/rules/offers/types.ts';
import { debtsOf, leftOut } from './pull-report.ts';

/** The open liens on the home, as DTI counts them. */
export function liensCounted(f: Facts): LienInput[] {
  const marked = agreedPayoffs(f);
  return (openLiens(f) ?? []).map((l) => ({
    id: l.id,
    balance: l.currentBalance,
    original: l.originalBalance,
    limit: l.creditLimit,
    monthlyPayment: l.monthlyPayment,
    heloc: l.kind === 'HELOC',
    payOff: marked.includes(l.id),
  }));
}

/** The debts that are no liens on the home and have more than a few payments left, as an underwriter judged them. */
export function debtsBesideLiens(f: Facts, debts: readonly Debt[], creditorOf: (id: string) => string): DebtInput[] {
  const ofLiens = new Set((openLiens(f) ?? []).map((l) => l.debtId));
  const marked = agreedPayoffs(f);
  const of = (id: string) => ({ creditor: creditorOf(id), payOff: marked.includes(id) });
  const found = debts
    .filter((d) => !ofLiens.has(d.id) && !d.nearlyPaid)
    .map((d) => ({ id: d.id, type: d.kind, balance: d.balance, monthlyPayment: d.monthlyPayment, ...of(d.id) }));
  return debtsAsDecided(found, f.decided, of);
}

export type Standing = {
  /** How it counts: as a debt, as a lien on the home, or not at all. */
  readonly as: 'DEBT' | 'LIEN' | null;
  /** Why nothing of it counts. */
  readonly why: NonNullable<ReturnType<typeof leftOut>> | CountsNothing | LeftOut | null;
  /** Dollars a month. */
  readonly monthly: number;
  /** The share of the balance that counts, where no payment is reported. */
  readonly share: number | null;
};

/** How DTI counts each account of a report, by its id: as underwriting would with this report. */
export function standingsOf(f: Facts, report: Pick<CreditReport, 'tradelines'>): ReadonlyMap<string, Standing> {
  const debts = debtsOf(report);
  const counted = new Map(debtsBesideLiens(f, debts, (id) => id).map((debt) => [debt.id, debtCounted(debt)]));
  const liens = new Map(liensCounted(f).map((lien) => [lien.id, lien]));
  const lienOf = new Map((openLiens(f) ?? []).flatMap(({ id, debtId }) => (debtId === null ? [] : [[debtId, liens.get(id)] as const])));
  const none = (why: Standing['why']): Standing => ({ as: null, why, monthly: 0, share: null });
  return new Map(
    report.tradelines.map((line): [string, Standing] => {
      const judged = f.decided?.debts.find(
        (debt) => debt.id === line.id && (debt.leftOut === null || staysOut(debt, { balance: line.balance, monthlyPayment: line.payment })),
      );
      const out = judged ? judged.leftOut : leftOut(line);
      if (out !== null) return [line.id, none(out)];
      const lien = lienOf.get(line.id);
      if (lien)
        return [
          line.id,
          lien.payOff ? none('PAID_OFF') : { as: 'LIEN', why: null, monthly: roundHalfEven(lienPayment(lien)), share: null },
        ];
      const debt = counted.get(line.id);
      if (!debt) return [line.id, none('FEW_PAYMENTS')];
      if (debt.why !== null) return [line.id, none(line.closed && !judged ? 'CLOSED' : debt.why)];
      return [line.id, { as: 'DEBT', why: null, monthly: roundHalfEven(debt.payment), share: debt.share }];
    }),
  );
}
