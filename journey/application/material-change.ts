import { FIRST_SHEET, tierOf } from '@hearthline/rules/offers/pricing.ts';
import type { CreditLimits } from '@hearthline/rules/offers/types.ts';
import type { Facts } from '../facts.ts';
import type { Debt } from '../facts/parts.ts';

/** The limits of score, CLTV and DTI of the rate sheet that an application was made with. */
export const creditLimits = ({ created }: Pick<Facts, 'created'>): CreditLimits => created?.limits ?? FIRST_SHEET;

type Seen = { readonly score: number | null; readonly debts: readonly Debt[] };

/** Total monthly payment of the debts, dollars. */
const monthly = (debts: readonly Debt[]): number => debts.reduce((sum, debt) => sum + (debt.monthlyPayment ?? 0), 0);

/**
 * Whether a refreshed credit file would change the terms: another score tier, a new debt, or a higher monthly payment (lending §1.2, row
 * 14: "tier change or new debt"). A score below the floor and a fraud alert have steps of their own.
 */
export function changesTerms(before: Seen, after: Seen, limits: Pick<CreditLimits, 'tiers'>): boolean {
  const known = new Set(before.debts.map((debt) => debt.id));
  return (
    tierOf(limits, after.score ?? 0) !== tierOf(limits, before.score ?? 0) ||
    after.debts.some((debt) => !known.has(debt.id)) ||
    monthly(after.debts) > monthly(before.debts)
  );
}
