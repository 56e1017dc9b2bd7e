/** An underwriter's decision: what it settles, what it amounts to, and why it may not be recorded. */
import type { Decided, JudgedDebt } from '@hearthline/rules/offers/decision.ts';
import { limitsAsDecided, staysOut } from '@hearthline/rules/offers/decision.ts';
import { dtiCapOf, maxCltvOf } from '@hearthline/rules/offers/limits.ts';
import { tierOf } from '@hearthline/rules/offers/pricing.ts';
import type { CreditLimits } from '@hearthline/rules/offers/types.ts';
import { roundHalfEven, sum } from '@hearthline/rules/money.ts';
import type { Facts } from '../facts.ts';
import type { Body } from '../facts/fact.ts';
import { agreedPayoffs, homeValue, openLiens } from '../selectors.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { creditLimits } from './material-change.ts';

/** The limits of score, CLTV and DTI of the application, with what an exception raised. */
export const limitsOfApplication = (f: Facts, decided: Pick<Decided, 'exception'> | null = f.decided): CreditLimits =>
  limitsAsDecided(creditLimits(f), decided, f.created?.occupancy ?? 'HOME');

/** Debts that were left out, and of which the report now has more than was judged. */
const outgrown = ({ credit, decided }: Facts): readonly string[] =>
  (decided?.debts ?? [])
    .filter((judged) => judged.leftOut !== null && credit?.debts.some((now) => now.id === judged.id && !staysOut(judged, now)))
    .map(({ id }) => id);

/** Contradictions of the credit file that nobody has judged. In logs older than decisions the review was cleared as a whole. */
export function unsettledConflicts(f: Facts): readonly string[] {
  const { credit, decided, underwritingCleared } = f;
  const again = outgrown(f);
  const isSettled = (conflict: string) => decided?.settles.includes(conflict) && !again.some((id) => conflict.endsWith(`:${id}`));
  return (credit?.conflicts ?? []).filter((conflict) => (decided ? !isSettled(conflict) : !underwritingCleared));
}

/** Whether underwriting waits for an underwriter who judges what the rules could not. */
export const isInUnderwritingReview = (f: Facts, status: ChecklistStatus): boolean =>
  status === 'UNDERWRITING_REVIEW' && f.underwriting?.decision === 'REVIEW' && f.selection === null;

/** What a decision amounts to at most: the line in dollars, the CLTV with it in percent, and whether it passes a limit. */
export type DecisionAmount = { readonly line: number; readonly cltv: number | null; readonly isException: boolean };

/** The part of a decision that says what it amounts to. */
type Deciding = Pick<Decided, 'exception' | 'counteroffer'> & { readonly debts: readonly Pick<JudgedDebt, 'id' | 'leftOut'>[] };

/** Whether a decision may make a larger line possible than the rules found before it: they had counted a debt that it leaves out, or obeyed another decision. */
const findsMore = (f: Facts, decided: Deciding | null): boolean =>
  decided !== null &&
  decided !== f.decided &&
  (f.decided !== null || decided.debts.some(({ id, leftOut }) => leftOut !== null && f.credit?.debts.some((debt) => debt.id === id)));

/**
 * What an application, or a decision about it, amounts to at most: the chosen line, and before a choice the largest one that it makes possible. Where the
 * line that the rules found says nothing of that, it is the line that the home bears, whatever the income: authority is never asked for less than is offered.
 * @param decided what is being decided; by default what was
 */
export function amountOf(f: Facts, decided: Deciding | null = f.decided): DecisionAmount {
  const value = homeValue(f);
  const paidOff = f.selection?.payoffs ?? agreedPayoffs(f);
  const liens = roundHalfEven(sum((openLiens(f) ?? []).filter(({ id }) => !paidOff.includes(id)).map((lien) => lien.currentBalance)));
  const score = (f.verification.hardCredit ?? f.credit)?.score ?? 0;
  const { occupancy, state } = f.created ?? { occupancy: 'HOME', state: 'AZ' };
  const limits = limitsOfApplication(f, decided);
  const found = f.verification.terms?.maxLine ?? f.underwriting?.maxLine ?? 0;
  const byHome = ((value ?? 0) * maxCltvOf(limits, score, occupancy, state)) / 100 - liens;
  const isByHome = decided?.exception != null || findsMore(f, decided);
  const possible = isByHome ? Math.min(tierOf(limits, score)?.maxLine ?? 0, Math.max(0, Math.floor(byHome))) : found;
  const line = f.selection?.lineAmount ?? Math.min(possible, decided?.counteroffer?.maxLine ?? Infinity);
  return { line, cltv: value ? ((liens + line) / value) * 100 : null, isException: decided?.exception != null };
}

/** Points over a limit of the rate sheet that an exception may grant. */
const MOST_OVER = 10;

/** Why a decision may not follow; null where it may. */
export type DecisionRefused = 'NOT_IN_REVIEW' | 'NO_EXCEPTION' | 'EXCEPTION_OVER' | 'TAKES_TWO' | 'NO_TERMS';

const isWithin = (granted: number | null, limit: number): boolean => granted === null || granted > limit;
const isOver = (granted: number | null, limit: number): boolean => granted !== null && granted > limit + MOST_OVER;

export function decisionRefused(
  f: Facts,
  status: ChecklistStatus,
  { debts, exception, counteroffer, by, second }: Body<'underwritingDecided'>,
): DecisionRefused | null {
  if (!isInUnderwritingReview(f, status)) return 'NOT_IN_REVIEW';
  if (counteroffer && counteroffer.terms === null && counteroffer.addRate <= 0) {
    // as much as could be had without it is no other offer
    const { line } = amountOf(f, { debts, exception, counteroffer: null });
    if ((counteroffer.maxLine ?? Infinity) >= line) return 'NO_TERMS';
  }
  if (!exception) return null;
  if (second === undefined || second === by) return 'TAKES_TWO';
  const score = f.credit?.score ?? 0;
  const { occupancy, state } = f.created ?? { occupancy: 'HOME', state: 'AZ' };
  const limits = creditLimits(f);
  const dti = dtiCapOf(limits, score, f.parcel?.propertyType);
  const cltv = maxCltvOf(limits, score, occupancy, state);
  const { maxDti, maxCltv, factors } = exception;
  if ((maxDti === null && maxCltv === null) || !isWithin(maxDti, dti) || !isWithin(maxCltv, cltv)) return 'NO_EXCEPTION';
  if (new Set(factors).size < factors.length || tierOf(limits, score)?.score !== exception.tier || cltv <= 0) return 'NO_EXCEPTION';
  return isOver(maxDti, dti) || isOver(maxCltv, cltv) ? 'EXCEPTION_OVER' : null;
}
