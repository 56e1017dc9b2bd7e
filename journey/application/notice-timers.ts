/** Timers of the notices that the Equal Credit Opportunity Act wants, and of the ends that follow them (12 CFR 1002.9; docs/decisions/0058). */
import { addDays, startOfDay } from '@hearthline/rules/dates.ts';
import { INCOMPLETE_ANSWER_DAYS, REG_B_DEADLINES } from '@hearthline/rules/regulation/reg-b.ts';
import { isClosed } from '../checklist.ts';
import type { Facts } from '../facts.ts';
import type { Fact } from '../facts/fact.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { dayAtProperty, timeZoneAtProperty } from '../today.ts';
import { lapse, openCounteroffer } from './counteroffer.ts';
import { isInUnderwritingReview } from './underwriting-decision.ts';
import { isDecided, isNamed, noticeOfMissing, noticeOwed } from './incompleteness.ts';

/** Milliseconds. */
export const DAYS = 86_400_000;

export type TimerRow = {
  readonly name: string;
  /** Milliseconds from when the timer starts to run, or the ISO instant in the facts. */
  readonly after: number | ((facts: Facts) => string);
  /** The reason it runs, null when it does not run. It restarts when the reason changes, and is deleted when there is none. */
  readonly runsFor: (facts: Facts, status: ChecklistStatus) => string | null;
  /** What is recorded when it falls due. @param at ISO instant. */
  readonly facts: (facts: Facts, at: string, status: ChecklistStatus) => Fact[];
  /** How often it may fire on one application; unlimited by default. */
  readonly times?: number;
};

/** Only while it still matters: nothing is reopened once the note is signed. */
export const whileOpen =
  (what: (facts: Facts) => string | null | undefined) =>
  (f: Facts): string | null =>
    isClosed(f) || f.verification.signed.CLOSING !== undefined ? null : (what(f) ?? null);
/** The day of an application on which a notice is sent that the law wants within thirty (12 CFR 1002.9(a)(1), (c)(1)). */
const NOTICE_DAY = 25;
/** Days within which an application is signed at the closing: twice the longest validity of any document is never needed. Then one last notice is sent. */
const MAX_OPEN = 240;
/** An approved line that nobody accepts, as long as an offer holds. */
const APPROVAL_DAYS = 30;

export const NOTICE_TIMERS: readonly TimerRow[] = [
  {
    name: 'no-file-notice',
    after: NOTICE_DAY * DAYS,
    runsFor: (_, status) => (status === 'CREDIT_NO_MATCH_SSN' ? status : null),
    facts: () => [{ type: 'declined', reasons: ['NO_FILE'] }],
  },
  {
    // From the application, whatever is done meanwhile: 12 CFR 1002.9(c)(1) gives 30 days from its receipt. It is received once when it is made, and
    // again when an offer is chosen: until then it was a request for prequalification (comment 9-5).
    name: 'incompleteness-day',
    after: NOTICE_DAY * DAYS,
    runsFor: (f) =>
      isClosed(f) || isDecided(f) || f.created === null || f.incompleteness.due || f.incompleteness.closesOn !== null
        ? null
        : f.selection === null
          ? 'PREQUALIFICATION'
          : 'APPLICATION',
    facts: (f, now, status) => [noticeOwed(f, status) === null ? { type: 'incompletenessNoticeDue' } : noticeOfMissing(f, now, status)],
  },
  {
    // The day came while others worked: a day after it is the borrower's turn.
    name: 'incompleteness-notice-late',
    after: 1 * DAYS,
    runsFor: (f, status) => (f.incompleteness.due ? noticeOwed(f, status) : null),
    facts: (f, now, status) => [noticeOfMissing(f, now, status)],
  },
  {
    // What no notice has named yet, such as a request of staff that came later.
    name: 'incompleteness-notice',
    after: NOTICE_DAY * DAYS,
    runsFor: isNamed(false),
    facts: (f, now, status) => [noticeOfMissing(f, now, status)],
  },
  {
    // A day more than the notice gives, so that the last day is a whole one.
    name: 'incomplete-lapse',
    after: (INCOMPLETE_ANSWER_DAYS + 1) * DAYS,
    runsFor: isNamed(true),
    facts: (f, now) => (dayAtProperty(f, new Date(now)) > (f.incompleteness.closesOn ?? '') ? [lapse(f)] : []),
  },
  // What expires on an idle application is requested again and restarts its idle days: this timer ends it all the same.
  {
    name: 'application-lapse',
    after: MAX_OPEN * DAYS,
    runsFor: whileOpen((f) => (f.verification.info === null ? null : 'application')),
    facts: (f, now, status) => [
      noticeOwed(f, status) === null ? { type: 'incompletenessNoticeDue', last: true } : noticeOfMissing(f, now, status, true),
    ],
  },
  {
    // What the last notice asked for did not come. Where it did, and others work, the next thing that is missing is noticed again.
    name: 'application-end',
    after: (f) => startOfDay(addDays(f.incompleteness.closesOn ?? '', 1), timeZoneAtProperty(f)),
    runsFor: whileOpen(({ incompleteness: { last, closesOn } }) => (last === true ? closesOn : null)),
    facts: (f, _, status) => [noticeOwed(f, status) === null ? { type: 'incompletenessNoticeDue', last: true } : lapse(f)],
  },
  {
    name: 'counteroffer-lapse',
    after: REG_B_DEADLINES.COUNTEROFFER.days * DAYS,
    // From the first counteroffer, also while what it rests on is verified again.
    runsFor: (f, status) => {
      if (status === 'REQUALIFY') return status;
      // Who waits for an underwriter's new decision loses nothing by it.
      if (isClosed(f) || openCounteroffer(f) === null || isInUnderwritingReview(f, status)) return null;
      return f.verification.counteroffer ? 'VERIFIED_TERMS' : (f.decided?.decisionId ?? null);
    },
    facts: (f, _, status) => [
      status === 'REQUALIFY' ? { type: 'requalifyAnswered', accepted: false, payoffs: [], lapsed: true } : lapse(f),
    ],
  },
  {
    name: 'approval-lapse',
    after: APPROVAL_DAYS * DAYS,
    runsFor: (f, status) =>
      status === 'FINAL_OFFER' || (status === 'REVISED_OFFER_SELECTION' && openCounteroffer(f) === null) ? status : null,
    facts: (f) => [lapse(f)],
  },
];
