import { tierOf } from '@hearthline/rules/offers/pricing.ts';
import type { Debt } from '../facts/parts.ts';

type Seen = { readonly score: number | null; readonly debts: readonly Debt[] };

/** What a month of the debts takes, dollars. */
const monthly = (debts: readonly Debt[]): number => debts.reduce((sum, debt) => sum + (debt.monthlyPayment ?? 0), 0);

/**
 * Whether a credit file seen again would change the terms: another tier of the score, a debt that was not there, or more to pay a month (lending §1.2,
 * row 14: "tier change or new debt"). A score below the floor declines by itself, an alert holds the file by itself.
 */
export function changesTerms(before: Seen, after: Seen): boolean {
  const known = new Set(before.debts.map((debt) => debt.id));
  return (
    tierOf(after.score ?? 0) !== tierOf(before.score ?? 0) ||
    after.debts.some((debt) => !known.has(debt.id)) ||
    monthly(after.debts) > monthly(before.debts)
  );
}
