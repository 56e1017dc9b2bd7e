/** What an underwriter decided about one application, and how the rules obey it: in the first underwriting, in the final one, and in what staff are shown before. */
import { plus } from '../money.ts';
import type { OccupancyType, ReasonCode } from '../enums.ts';
import type { LeftOut } from './judgements.ts';
import { sheetOf, tierOf } from './pricing.ts';
import type { CreditLimits, DebtInput, ProductSettings } from './types.ts';

/** A debt that an underwriter judged, with its figures of then; `leftOut` is null where it counts. Dollars. */
export type JudgedDebt = Pick<DebtInput, 'id' | 'type' | 'balance' | 'monthlyPayment'> & { readonly leftOut: LeftOut | null };
/** Limits of this application, percent; null: as the rate sheet has it. It was granted in a score tier, and ends below it. */
export type GrantedLimits = { readonly tier: number; readonly maxDti: number | null; readonly maxCltv: number | null };
/** The terms of a counteroffer: never more than the rules offer. Dollars, years, percentage points; null: as the rules have it. */
export type CounterTerms = { readonly maxLine: number | null; readonly terms: readonly number[] | null; readonly addRate: number };
/** The part of a decision that the rules obey. */
export type Decided = {
  readonly debts: readonly JudgedDebt[];
  readonly exception: GrantedLimits | null;
  readonly counteroffer: (CounterTerms & { readonly reasons: readonly ReasonCode[] }) | null;
};

/** Whether a debt that was left out stays out: a newer report that has more of it than was judged makes it count again. */
export const staysOut = (
  { leftOut, ...judged }: Pick<JudgedDebt, 'leftOut' | 'balance' | 'monthlyPayment'>,
  now: Pick<DebtInput, 'balance' | 'monthlyPayment'>,
): boolean => leftOut !== null && now.balance <= judged.balance && (now.monthlyPayment ?? 0) <= (judged.monthlyPayment ?? 0);

/** The debts that count: those found without the ones left out, and with the ones that only the underwriter counts. */
export function debtsAsDecided(
  found: readonly DebtInput[],
  decided: Pick<Decided, 'debts'> | null,
  of: (id: string) => Pick<DebtInput, 'creditor' | 'payOff'>,
): DebtInput[] {
  const judged = decided?.debts ?? [];
  const isOut = (now: DebtInput) => judged.some((debt) => debt.id === now.id && staysOut(debt, now));
  const added = judged.filter(({ id, leftOut }) => leftOut === null && !found.some((debt) => debt.id === id));
  return [
    ...found.filter((debt) => !isOut(debt)),
    ...added.map(({ leftOut: _, ...debt }) => ({ ...debt, remainingPayments: Infinity, ...of(debt.id) })),
  ];
}

/** Raises what was granted in the tiers that it holds in. An occupancy that is not lent to stays so. */
export function limitsAsDecided<Limits extends CreditLimits>(
  limits: Limits,
  decided: Pick<Decided, 'exception'> | null,
  occupancy: OccupancyType,
): Limits {
  const { exception = null } = decided ?? {};
  if (!exception) return limits;
  const dti = exception.maxDti ?? 0;
  const cltv = exception.maxCltv ?? 0;
  return {
    ...limits,
    tiers: limits.tiers.map((tier) => {
      const most = tier.maxCltv[occupancy];
      if (tier.score < exception.tier || most <= 0) return tier;
      return { ...tier, maxDti: Math.max(tier.maxDti, dti), maxCltv: { ...tier.maxCltv, [occupancy]: Math.max(most, cltv) } };
    }),
    duplex: { ...limits.duplex, maxDti: Math.max(limits.duplex.maxDti, dti) },
  };
}

/**
 * The product as it is lent to this application. Only the limits by score rise; the limits of the states, the high-cost tests, the highest share of the value
 * that the product and the rate sheet know, and what the product offers hold as before: they are asked where offers are made (grid.ts).
 */
export function productAsDecided(product: ProductSettings, decided: Decided | null, occupancy: OccupancyType): ProductSettings {
  if (!decided) return product;
  const { maxLine = null, terms = null, addRate = 0 } = decided.counteroffer ?? {};
  const sheet = limitsAsDecided(sheetOf(product), decided, occupancy);
  return {
    ...product,
    maxLine: Math.min(product.maxLine, maxLine ?? Infinity),
    terms: product.terms.filter((years) => terms?.includes(years) ?? true),
    rateSheet: { ...sheet, terms: sheet.terms.map((row) => ({ ...row, add: plus(row.add, Math.max(0, addRate)) })) },
  };
}

/** The tier in which an exception for a score is granted; null below every tier, where there is none. */
export const tierOfException = (limits: Pick<CreditLimits, 'tiers'>, score: number): number | null => tierOf(limits, score)?.score ?? null;
