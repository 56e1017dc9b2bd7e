/** Timers (lending §1.5): what falls due, when it starts, and the facts it then records. Days are 24 hours of product time. */
import { addDays, startOfDay } from '@hearthline/rules/dates.ts';
import { INCOMPLETE_ANSWER_DAYS, REG_B_DEADLINES } from '@hearthline/rules/regulation/reg-b.ts';
import { rescissionRefundAlarm } from '@hearthline/rules/regulation/rescission.ts';
import { isClosed, STEPS } from '../checklist.ts';
import type { Facts } from '../facts.ts';
import type { Fact } from '../facts/fact.ts';
import { ACCOUNT_KEYS, ACCOUNT_ROLES, type AccountRole } from '../facts/application.ts';
import type { WorkStep } from '../facts/work-steps.ts';
import { nobodyCanceled } from '../steps/rescission.ts';
import { isChecked, needsPerson } from '../steps/signers.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { dayAtProperty, timeZoneAtProperty } from '../today.ts';
import { BORROWER_STATUSES, isDecided, isNamed, noticeOfMissing, owed } from './incompleteness.ts';

const MINUTES = 60_000;
const HOURS = 3_600_000;
const DAYS = 86_400_000;

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

const at =
  (...statuses: ChecklistStatus[]) =>
  (_: Facts, status: ChecklistStatus) =>
    statuses.includes(status) ? status : null;
const lapse = (): Fact[] => [{ type: 'cancelled', reason: 'INCOMPLETE', expired: true }];

/** Only while it still matters: nothing is reopened once the note is signed. */
const open =
  (what: (facts: Facts) => string | null | undefined) =>
  (f: Facts): string | null =>
    isClosed(f) || f.applicationPhase.signed.CLOSING !== undefined ? null : (what(f) ?? null);
/** This many days after an ISO instant; null stays null. */
function daysAfter(at: string | undefined, days: number): string {
  const from = Date.parse(at ?? '');
  return Number.isNaN(from) ? (at ?? '') : new Date(from + days * DAYS).toISOString();
}
/** Midnight at the property on the first day a line may close: of Texas, or after the copy of the valuation of a first lien. */
function closingDay({ closing, parcel }: Facts): string {
  return startOfDay(closing.waiting?.earliestClosing ?? '', parcel?.timeZone ?? 'America/Chicago');
}
/** Nine o'clock, in days. */
const MORNING = 9 / 24;
const depositsOf = ({ applicationPhase }: Facts, role: AccountRole) => applicationPhase[ACCOUNT_KEYS[role]]?.deposits;
/** The step the borrower has to do; a reminder is sent when nothing happens there. */
const waitsForBorrower = (f: Facts, status: ChecklistStatus): string | null =>
  !isClosed(f) &&
  BORROWER_STATUSES.has(status) &&
  // A meeting with a notary is requested: the next thing happens there.
  !(status === 'MANUAL_DEED_SIGNING' && f.closing.notary.reservedAt !== null) &&
  !STEPS.some(
    (s) => s.status === status && s.actor === 'staff' && (status !== 'CO_DEED_REQ' || f.applicationPhase.signers.some(needsPerson)),
  )
    ? status
    : null;

/** An open order at a vendor: its job is woken by the callback, and polls when none came (a callback may be lost). */
const UNDER_WAY: Partial<Record<WorkStep, (facts: Facts) => boolean>> = {
  flood: ({ applicationPhase }) => applicationPhase.signed.SUMMARY !== undefined && applicationPhase.flood === null,
  employment: ({ applicationPhase }) => applicationPhase.employment.given && applicationPhase.employment.employed === null,
  'valuation-result': ({
    applicationPhase: {
      valuation: { agreed, last, wanted },
    },
  }) => agreed === null && last !== null && last.product === wanted && ['ORDERED', 'SCHEDULED', 'PROCESSING'].includes(last.stage),
  'title-result': ({ applicationPhase }) => applicationPhase.title?.stage === 'ORDERED' || applicationPhase.title?.stage === 'PROCESSING',
  'payoff-letters': ({ applicationPhase }) => Object.values(applicationPhase.payoffs).includes(null),
  'signer-checks': ({ applicationPhase }) => applicationPhase.signers.some(isChecked),
  'notary-result': ({ closing: { notary } }) => notary.checked?.transactionRef != null && notary.signed === null && !notary.manual,
  'recording-result': ({ closing }) => closing.recording?.stage === 'SUBMITTED',
  // An employer who is called again before funding.
  'final-checks': ({ applicationPhase, closing }) =>
    closing.recording?.stage === 'RECORDED' && closing.finalChecks === null && applicationPhase.employment.given,
  'debt-payoff': ({ closing }) => Object.values(closing.payoffs).includes('SENT'),
  'disbursement-result': ({ closing }) => closing.disbursement?.stage === 'SENT',
};
const news = (step: WorkStep, isUnderWay: (facts: Facts) => boolean): TimerRow => ({
  name: `provider-update-${step}`,
  after: 6 * HOURS,
  runsFor: (f) => (isClosed(f) || f.steps[step].failed !== null || !isUnderWay(f) ? null : `${f.steps[step].attempt}`),
  facts: () => [{ type: 'providerUpdateReceived', step }],
});

/** The day of an application on which a notice is sent that the law wants within thirty (12 CFR 1002.9(a)(1), (c)(1)). */
const NOTICE_DAY = 25;
/** Days within which an application is signed at the closing, or closed as incomplete: twice the longest validity of any document is never needed. */
const MAX_OPEN = 240;
/** Milliseconds from the signing of the note within which the deed is signed too; then both are prepared and signed again. */
export const NOTE_LAPSES_AFTER = 14 * DAYS;
/** Offers repriced this often without a choice are not repriced again. */
const MAX_EXPIRIES = 2;

export const TIMERS: readonly TimerRow[] = [
  {
    name: 'offers-expire',
    after: 30 * DAYS,
    runsFor: (f) => (isClosed(f) || f.selection ? null : (f.underwriting?.offerSetId ?? null)),
    facts: (f) => (f.offersExpired < MAX_EXPIRIES ? [{ type: 'offersExpired' }] : lapse()),
  },
  {
    name: 'credit-redrive',
    after: 15 * MINUTES,
    times: 8,
    runsFor: at('CREDIT_ERROR'),
    facts: () => [{ type: 'workRestarted', step: 'soft-credit' }],
  },
  {
    name: 'no-file-notice',
    after: NOTICE_DAY * DAYS,
    runsFor: at('CREDIT_NO_MATCH_SSN'),
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
    facts: (f, now, status) => [owed(f, status) === null ? { type: 'incompletenessNoticeDue' } : noticeOfMissing(f, now, status)],
  },
  {
    // The day came while others worked: a day after it is the borrower's turn.
    name: 'incompleteness-notice-late',
    after: 1 * DAYS,
    runsFor: (f, status) => (f.incompleteness.due ? owed(f, status) : null),
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
    facts: (f, now) => (dayAtProperty(f, new Date(now)) > (f.incompleteness.closesOn ?? '') ? lapse() : []),
  },
  {
    name: 'rescission-end',
    after: (f) => f.closing.rescission?.endsAt ?? '',
    runsFor: (f) => (isClosed(f) || f.closing.rescission?.over !== false ? null : f.closing.rescission.endsAt),
    facts: () => [{ type: 'rescissionEnded' }],
  },
  {
    // Mail has had its time, and nobody has canceled.
    name: 'rescission-mail',
    after: (f) => f.closing.rescission?.mailUntil ?? '',
    runsFor: (f) => (isClosed(f) || f.closing.rescission?.over !== true || nobodyCanceled(f) ? null : f.closing.rescission.mailUntil),
    facts: () => [{ type: 'rescissionMailArrived' }],
  },
  {
    name: 'rescission-refund-soon',
    after: (f) => startOfDay(rescissionRefundAlarm(f.closing.unwinding?.dueOn ?? ''), timeZoneAtProperty(f)),
    runsFor: ({ closing: { unwinding } }) => (unwinding?.done === false && unwinding.late === null ? unwinding.dueOn : null),
    facts: () => [{ type: 'rescissionRefundLate', overdue: false }],
  },
  {
    name: 'rescission-refund-overdue',
    after: (f) => startOfDay(addDays(f.closing.unwinding?.dueOn ?? '', 1), timeZoneAtProperty(f)),
    runsFor: ({ closing: { unwinding } }) => (unwinding?.done === false && unwinding.late !== 'OVERDUE' ? unwinding.dueOn : null),
    facts: () => [{ type: 'rescissionRefundLate', overdue: true }],
  },
  {
    name: 'lien-release-late',
    after: (f) => startOfDay(addDays(f.closing.release?.dueOn ?? '', 1), timeZoneAtProperty(f)),
    runsFor: ({ closing: { release } }) => (release?.instrumentNo === null && !release.late ? release.dueOn : null),
    facts: () => [{ type: 'lienReleaseLate' }],
  },
  {
    name: 'texas-wait',
    after: (f) => closingDay(f),
    runsFor: (f) => (isClosed(f) || f.closing.waiting?.over !== false ? null : f.closing.waiting.earliestClosing),
    facts: () => [{ type: 'waitingPeriodEnded' }],
  },
  // What expires on an idle application is requested again and restarts its idle days: this timer ends it all the same.
  {
    name: 'application-lapse',
    after: MAX_OPEN * DAYS,
    runsFor: open((f) => (f.applicationPhase.info === null ? null : 'application')),
    facts: lapse,
  },
  {
    name: 'hard-credit-expires',
    after: 60 * DAYS,
    runsFor: open((f) => f.applicationPhase.hardCredit?.reportId),
    facts: () => [{ type: 'hardCreditRepullAsked', withPin: false }],
  },
  {
    name: 'credit-refresh',
    after: (f) => daysAfter(f.applicationPhase.hardCredit?.asOf, 10),
    runsFor: open((f) => (f.applicationPhase.creditAged ? null : f.applicationPhase.hardCredit?.asOf)),
    facts: () => [{ type: 'creditAged' }],
  },
  {
    name: 'income-expires',
    after: 60 * DAYS,
    runsFor: open((f) => (f.applicationPhase.income.monthly === null ? null : `${f.applicationPhase.income.reports.length}`)),
    facts: () => [{ type: 'incomeReopened' }],
  },
  {
    name: 'title-expires',
    after: 60 * DAYS,
    runsFor: open((f) => (f.applicationPhase.title?.stage === 'COMPLETE' ? f.applicationPhase.title.orderRef : null)),
    facts: () => [{ type: 'titleReopened' }],
  },
  {
    name: 'valuation-expires',
    after: 120 * DAYS,
    runsFor: open((f) => (f.applicationPhase.valuation.agreed === null ? null : f.applicationPhase.valuation.last?.orderRef)),
    facts: () => [{ type: 'valuationReopened' }],
  },
  {
    name: 'paystubs-expire',
    after: 30 * DAYS,
    runsFor: open((f) =>
      f.applicationPhase.income.monthly === null || f.applicationPhase.income.paystubsAsked === 0
        ? null
        : `${f.applicationPhase.income.reports.length}`,
    ),
    facts: () => [{ type: 'incomeReopened' }],
  },
  {
    // Ten business days.
    name: 'employment-expires',
    after: 14 * DAYS,
    runsFor: open((f) => (f.applicationPhase.employment.employed === true ? `${f.steps.employment.attempt}` : null)),
    facts: () => [{ type: 'employmentReopened' }],
  },
  {
    // An automated value, where no valuation was ordered.
    name: 'avm-expires',
    after: 90 * DAYS,
    runsFor: open((f) => (f.selection === null || f.applicationPhase.valuation.agreed !== null ? null : f.valuation?.valuationId)),
    facts: () => [{ type: 'modelValueReopened' }],
  },
  {
    name: 'note-lapse',
    after: NOTE_LAPSES_AFTER,
    runsFor: (f) => (isClosed(f) || f.closing.notary.signed !== null ? null : (f.applicationPhase.signed.CLOSING?.evidenceId ?? null)),
    facts: () => [{ type: 'noteLapsed' }],
  },
  ...(Object.entries(UNDER_WAY) as [WorkStep, (facts: Facts) => boolean][]).map(([step, isUnderWay]) => news(step, isUnderWay)),
  ...[1, 3, 7, 14, 21].map((day): TimerRow => ({
    name: `reminder-${day}`,
    after: day * DAYS,
    runsFor: waitsForBorrower,
    facts: () => [{ type: 'reminderDue', day }],
  })),
  ...ACCOUNT_ROLES.map((role): TimerRow => ({
    name: `deposits-${role}`,
    after: (f) => daysAfter(startOfDay(depositsOf(f, role)?.expectedOn ?? '', timeZoneAtProperty(f)), MORNING),
    runsFor: (f) => {
      const deposits = depositsOf(f, role);
      return isClosed(f) || deposits === undefined || deposits.arrived ? null : deposits.checkRef;
    },
    facts: () => [{ type: 'depositsArrived', role }],
  })),
  {
    name: 'counteroffer-lapse',
    after: REG_B_DEADLINES.COUNTEROFFER.days * DAYS,
    runsFor: at('REQUALIFY'),
    facts: () => [{ type: 'requalifyAnswered', accepted: false, payoffs: [], lapsed: true }],
  },
];
