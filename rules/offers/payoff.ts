/** What may be paid off from the draw, why not, and what it improves in the offer (lending §1.4.8). Dollars, ISO dates. */
import { addDays, type IsoDate } from '../dates.ts';

export const PAYOFF_BARS = [
  'NO_BALANCE',
  'NO_MATCHED_TRADELINE',
  'NO_MATCHED_LIEN',
  'NO_STATE_ELIGIBILITY',
  'ABOVE_MAXIMUM_BALANCE',
  'EXCLUDED_BY_PAST_DUE',
  'SEASONING_REQUIREMENTS_NOT_MET',
] as const;
export type PayoffBar = (typeof PAYOFF_BARS)[number];

/** A lien younger than this many days is not paid off. */
const SEASONING_DAYS = 365;

export type PayoffCandidate = {
  readonly kind: string;
  readonly balance: number;
  /** Null where the creditor reports none. */
  readonly monthlyPayment: number | null;
  readonly pastDue: number;
  /** The credit file states what is owed and to whom: open, undisputed, the applicant's own. */
  readonly matched: boolean;
  /** For a lien on this home: its position, and when it was made. */
  readonly lien: { readonly position: number; readonly since: IsoDate | null } | null;
  /** So few payments are left that the debt does not count (lending §3.4). */
  readonly nearlyPaid: boolean;
};

export type PayoffStanding = {
  readonly reasons: PayoffBar[];
  /** Its payoff lowers the monthly payments, frees equity, or improves our lien position. */
  readonly providesDtiCredit: boolean;
  readonly providesCltvCredit: boolean;
  readonly providesLienPositionCredit: boolean;
};

const OF_A_HOME: ReadonlySet<string> = new Set(['MORTGAGE', 'HELOC']);

/**
 * @param maxLine the largest line of any offer; null while there is none. @param today at the property. @param otherDebts whether the state allows
 * payoff of debts that are no liens on this home.
 */
export function payoffStanding(
  debt: PayoffCandidate,
  { maxLine, today, otherDebts }: { readonly maxLine: number | null; readonly today: IsoDate; readonly otherDebts: boolean },
): PayoffStanding {
  const bars: readonly (readonly [PayoffBar, boolean])[] = [
    ['NO_BALANCE', debt.balance <= 0],
    ['NO_MATCHED_TRADELINE', debt.lien === null && debt.balance > 0 && !debt.matched && !OF_A_HOME.has(debt.kind)],
    ['NO_MATCHED_LIEN', debt.lien === null && OF_A_HOME.has(debt.kind)],
    ['NO_STATE_ELIGIBILITY', debt.lien === null && !otherDebts],
    ['ABOVE_MAXIMUM_BALANCE', maxLine !== null && maxLine > 0 && debt.balance > maxLine],
    ['EXCLUDED_BY_PAST_DUE', debt.pastDue > 0],
    ['SEASONING_REQUIREMENTS_NOT_MET', debt.lien?.since != null && addDays(debt.lien.since, SEASONING_DAYS) > today],
  ];
  const reasons = bars.filter(([, stands]) => stands).map(([bar]) => bar);
  const counts = reasons.length === 0;
  return {
    reasons,
    providesDtiCredit: counts && !debt.nearlyPaid && debt.monthlyPayment !== 0,
    providesCltvCredit: counts && debt.lien !== null,
    providesLienPositionCredit: counts && debt.lien !== null,
  };
}
