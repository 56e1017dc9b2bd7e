import { tierOf } from '@hearthline/rules/offers/pricing.ts';
import type { Debt } from '../facts/parts.ts';

type Seen = { readonly score: number | null; readonly debts: readonly Debt[] };

/** Total monthly payment of the debts, dollars. */
const monthly = (debts: readonly Debt[]): number => debts.reduce((sum, debt) => sum + (debt.monthlyPayment ?? 0), 0);

/**
 * Whether a refreshed credit file would change the terms: another score tier, a new debt, or a higher monthly payment (lending §1.2, row
 * 14: "tier change or new debt"). A score below the floor and a fraud alert have steps of their own.
 */
export function changesTerms(before: Seen, after: Seen): boolean {
  const known = new Set(before.debts.map((debt) => debt.id));
  return (
    tierOf(after.score ?? 0) !== tierOf(before.score ?? 0) ||
    after.debts.some((debt) => !known.has(debt.id)) ||
    monthly(after.debts) > monthly(before.debts)
  );
}
