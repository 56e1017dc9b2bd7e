/** What the borrower owes while an application is incomplete, and the notice that says so (12 CFR 1002.9(c)). */
import { incompleteAnswerDue } from '@hearthline/rules/regulation/reg-b.ts';
import { isClosed, STEPS } from '../checklist.ts';
import type { Facts } from '../facts.ts';
import type { Fact } from '../facts/fact.ts';
import { missingSteps, unansweredConditions } from '../missing.ts';
import type { ChecklistStatus } from '../statuses.ts';
import type { Step } from '../steps/step.ts';
import { dayAtProperty } from '../today.ts';

/** The statuses at which a step of the borrower is open. */
export const BORROWER_STATUSES = new Set(STEPS.filter(({ actor }) => actor === 'borrower').map(({ status }) => status));
/**
 * Those that do not end as incomplete: the timer that ends them instead, null where everything is signed and nothing may end them. Offers are an
 * approval (comment 9-5), and so are final terms; a counteroffer has its own 90 days.
 */
const LAPSED_BY_OTHER_TIMER: Partial<
  Record<ChecklistStatus, 'offers-expire' | 'counteroffer-lapse' | 'approval-lapse' | 'note-lapse' | null>
> = {
  OFFER_SELECTION: 'offers-expire',
  REQUALIFY: 'counteroffer-lapse',
  // Better terms than those chosen are no counteroffer: they lapse like an approval.
  REVISED_OFFER_SELECTION: 'counteroffer-lapse',
  FINAL_OFFER: 'approval-lapse',
  CO_DEED_REQ: 'note-lapse',
  DEED_SIGNING: 'note-lapse',
  MANUAL_DEED_SIGNING: 'note-lapse',
  TRUST_AND_INSURANCE: null,
};
/** The borrower has done their part of the step, and we or a third party have not. */
const isWithUs = ({ verification: { identity, income, employment } }: Facts, status: ChecklistStatus): boolean =>
  (status === 'IDENTITY_VERIFICATION' && identity.verification === 'PENDING_REVIEW') ||
  (status === 'INCOME_VERIFICATION' && income.awaited.length > 0) ||
  (status === 'EMPLOYMENT_VERIFICATION' && employment.given && employment.employed === null);
/** The line is signed and its money has left once: what is still asked, such as another account after a return, ends nothing. */
const isOpened = ({ closing }: Facts): boolean => closing.disbursement !== null;
export const isDecided = ({ verification: { terms } }: Facts): boolean => terms !== null && terms.decision !== 'REVIEW';
/**
 * What the borrower owes at a status: its step, or the first request that is not answered while others work. Null when nothing is asked of them, and
 * where something else ends the application.
 */
export function noticeOwed(f: Facts, status: ChecklistStatus): string | null {
  if (isClosed(f) || isOpened(f) || status in LAPSED_BY_OTHER_TIMER) return null;
  if (BORROWER_STATUSES.has(status) && !isWithUs(f, status)) return status;
  return isDecided(f) ? null : (unansweredConditions(f)[0]?.id ?? null);
}
/** Owed, and named by the last notice of incompleteness: or not. */
export const isNamed =
  (wanted: boolean) =>
  (f: Facts, status: ChecklistStatus): string | null => {
    const what = noticeOwed(f, status);
    return what !== null && f.incompleteness.named.includes(what) === wanted ? what : null;
  };
/** The notice, with everything that is missing, and the day by which it may be answered (12 CFR 1002.9(c)(2)); `last`: after it the application ends. */
export const noticeOfMissing = (f: Facts, now: string, status: ChecklistStatus, last = f.incompleteness.last === true): Fact => ({
  type: 'incompletenessNoticeQueued',
  closesOn: incompleteAnswerDue(dayAtProperty(f, new Date(now))),
  named: [...missingSteps(f, status), ...unansweredConditions(f).map(({ id }) => id)],
  ...(last && { last }),
});

/**
 * Nothing is asked of the borrower, and the lender has not decided: the thirty days of a completed application run (12 CFR 1002.9(a)(1)(i)). They are
 * counted from then on although an application is complete only with the reports of others, which the lender has to get with reasonable diligence
 * (12 CFR 1002.2(f)). A prequalification that staff review becomes an application if it is refused (comment 9-5).
 */
export const awaitsDecision = (f: Facts, { status, actor }: Pick<Step, 'status' | 'actor'>): boolean =>
  !isClosed(f) &&
  !isDecided(f) &&
  noticeOwed(f, status) === null &&
  (actor === 'staff' || (f.verification.signed.SUMMARY !== undefined && !(status in LAPSED_BY_OTHER_TIMER)));
