/** Timers (lending §1.5): what falls due, when it starts, and the facts it then records. Days are 24 hours of product time. */
import { nextIdentityChange } from './identity-changes.ts';
import { isPaidToExchange, lettersIn } from '../selectors.ts';
import { addDays, startOfDay } from '@hearthline/rules/dates.ts';
import { lastPayOutDay } from '@hearthline/rules/regulation/first-payment.ts';
import { rescissionRefundAlarm } from '@hearthline/rules/regulation/rescission.ts';
import { isClosed, STEPS } from '../checklist.ts';
import type { Facts } from '../facts.ts';
import { ACCOUNT_KEYS, ACCOUNT_ROLES, type AccountRole } from '../facts/verification.ts';
import type { WorkStep } from '../facts/work-steps.ts';
import { isTexas } from '../steps/verification.ts';
import { refundOwed } from '../steps/refunds.ts';
import { moneySent, nobodyCanceled } from '../steps/rescission.ts';
import { isChecked, needsPerson } from '../steps/signers.ts';
import { TOO_LATE_TO_SEND } from '../steps/texas.ts';
import { payeeWaitsUntil } from '../steps/payee.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { timeZoneAtProperty } from '../today.ts';
import { lapse } from './counteroffer.ts';
import { BORROWER_STATUSES } from './incompleteness.ts';
import { DAYS, NOTICE_TIMERS, whileOpen, type TimerRow } from './notice-timers.ts';

const MINUTES = 60_000;
const HOURS = 3_600_000;

const at =
  (...statuses: ChecklistStatus[]) =>
  (_: Facts, status: ChecklistStatus) =>
    statuses.includes(status) ? status : null;

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
const depositsOf = ({ verification }: Facts, role: AccountRole) => verification[ACCOUNT_KEYS[role]]?.deposits;
/** The step the borrower has to do; a reminder is sent when nothing happens there. */
const waitsForBorrower = (f: Facts, status: ChecklistStatus): string | null =>
  !isClosed(f) &&
  BORROWER_STATUSES.has(status) &&
  // A meeting with a notary is requested: the next thing happens there.
  !(status === 'MANUAL_DEED_SIGNING' && f.closing.notary.reservedAt !== null) &&
  !STEPS.some((s) => s.status === status && s.actor === 'staff' && (status !== 'CO_DEED_REQ' || f.verification.signers.some(needsPerson)))
    ? status
    : null;

/** An open order at a vendor: the vendor's callback wakes its job. Because a callback can be lost, the job also polls. */
const UNDER_WAY: Partial<Record<WorkStep, (facts: Facts) => boolean>> = {
  flood: ({ verification }) => verification.signed.SUMMARY !== undefined && verification.flood === null,
  'income-report': ({ verification: { income } }) => income.awaited.length > 0 && income.monthly === null,
  employment: ({ verification }) => verification.employment.given && verification.employment.employed === null,
  // An appraisal that is not paid yet waits for its payment, not for the vendor.
  'valuation-result': ({ verification: { valuation: now } }) =>
    now.agreed === null &&
    now.last?.product === now.wanted &&
    (now.wanted !== 'ONSITE' || now.paid) &&
    ['ORDERED', 'SCHEDULED', 'PROCESSING'].includes(now.last?.stage ?? ''),
  wallet: (f) => f.verification.identity.verification === 'VERIFIED' && isPaidToExchange(f) && f.verification.wallet === null,
  'title-result': ({ verification }) => verification.title?.stage === 'ORDERED' || verification.title?.stage === 'PROCESSING',
  'payoff-letters': (f) => !lettersIn(f) && Object.values(f.verification.payoffs).includes(null),
  'signer-checks': ({ verification }) => verification.signers.some(isChecked),
  'notary-result': ({ closing: { notary } }) => notary.checked?.transactionRef != null && notary.signed === null && !notary.manual,
  'recording-result': ({ closing }) => closing.recording?.stage === 'SUBMITTED',
  // An employer who is called again before funding.
  'final-checks': ({ verification, closing }) =>
    closing.recording?.stage === 'RECORDED' && closing.finalChecks === null && verification.employment.given,
  'debt-payoff': ({ closing }) => Object.values(closing.payoffs).includes('SENT'),
  'disbursement-result': ({ closing }) => closing.disbursement?.stage === 'SENT',
};
const news = (step: WorkStep, isUnderWay: (facts: Facts) => boolean): TimerRow => ({
  name: `provider-update-${step}`,
  after: 6 * HOURS,
  runsFor: (f) => (isClosed(f) || f.steps[step].failed !== null || !isUnderWay(f) ? null : `${f.steps[step].attempt}`),
  facts: () => [{ type: 'providerUpdateReceived', step }],
});

/** Milliseconds from the signing of the note within which the deed is signed too; then both are prepared and signed again. */
export const NOTE_LAPSES_AFTER = 14 * DAYS;
/** Milliseconds in which a Texas homestead closes with the documents made for it: after them its money could be late (lending §1.4.1). */
const TEXAS_DOCUMENTS_LAPSE_AFTER = 28 * DAYS;
/** Days that offers are open (lending §1.5). */
export const OFFER_DAYS = 30;
/** Offers repriced this often without a choice are not repriced again. */
const MAX_EXPIRIES = 2;

export const TIMERS: readonly TimerRow[] = [
  ...NOTICE_TIMERS,
  {
    name: 'offers-expire',
    after: OFFER_DAYS * DAYS,
    runsFor: (f) => (isClosed(f) || f.selection ? null : (f.underwriting?.offerSetId ?? null)),
    // A counteroffer of an underwriter is open for its ninety days, whatever the number of prices: it ends by its own timer.
    facts: (f) => (f.offersExpired < MAX_EXPIRIES || f.decided?.counteroffer ? [{ type: 'offersExpired' }] : [lapse(f)]),
  },
  {
    // Revised offers are as long valid as the first ones; without a choice the ninety days of a counteroffer, and not their number, end the application.
    name: 'verified-offers-expire',
    after: OFFER_DAYS * DAYS,
    runsFor: (f, status) => (status === 'REVISED_OFFER_SELECTION' ? (f.verification.terms?.offerSetId ?? null) : null),
    facts: () => [{ type: 'verifiedOffersExpired' }],
  },
  {
    // The hours in which the owner of identity data may stop a change are over.
    name: 'identity-change',
    after: (f) => nextIdentityChange(f)?.appliesAt ?? '',
    runsFor: (f) => nextIdentityChange(f)?.id ?? null,
    facts: (f) => [nextIdentityChange(f)].flatMap((change) => (change ? [{ type: 'identityChangeDue', changeId: change.id }] : [])),
  },
  {
    name: 'credit-redrive',
    after: 15 * MINUTES,
    times: 8,
    runsFor: at('CREDIT_ERROR'),
    facts: () => [{ type: 'workRestarted', step: 'soft-credit' }],
  },
  {
    // The bureau is down for longer: it is asked each hour until a day has passed, so that nobody has to.
    name: 'credit-redrive-hourly',
    after: 1 * HOURS,
    times: 22,
    runsFor: at('CREDIT_ERROR'),
    facts: () => [{ type: 'workRestarted', step: 'soft-credit' }],
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
    // The card vendor did not answer; staff are told when it refuses.
    name: 'appraisal-refund-again',
    after: 1 * HOURS,
    runsFor: (f) => {
      const { attempt, failed } = f.steps['appraisal-refund'];
      return refundOwed(f) !== null && failed?.kind === 'ERROR' ? `${attempt}` : null;
    },
    facts: () => [{ type: 'workRestarted', step: 'appraisal-refund' }],
  },
  {
    // The service of the borrower's income did not answer; they may choose another way meanwhile.
    name: 'income-report-again',
    after: 1 * HOURS,
    runsFor: whileOpen((f) => {
      const { attempt, failed } = f.steps['income-report'];
      return failed !== null && f.verification.income.awaited.length > 0 ? `${attempt}` : null;
    }),
    facts: () => [{ type: 'workRestarted', step: 'income-report' }],
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
  {
    name: 'hard-credit-expires',
    after: 60 * DAYS,
    runsFor: whileOpen((f) => f.verification.hardCredit?.reportId),
    facts: () => [{ type: 'hardCreditRepullAsked', withPin: false }],
  },
  {
    name: 'credit-refresh',
    after: (f) => daysAfter(f.verification.hardCredit?.asOf, 10),
    runsFor: whileOpen((f) => (f.verification.creditAged ? null : f.verification.hardCredit?.asOf)),
    facts: () => [{ type: 'creditAged' }],
  },
  {
    name: 'income-expires',
    after: 60 * DAYS,
    runsFor: whileOpen((f) => (f.verification.income.monthly === null ? null : `${f.verification.income.reports.length}`)),
    facts: () => [{ type: 'incomeReopened' }],
  },
  {
    name: 'title-expires',
    after: 60 * DAYS,
    runsFor: whileOpen((f) => (f.verification.title?.stage === 'COMPLETE' ? f.verification.title.orderRef : null)),
    facts: () => [{ type: 'titleReopened' }],
  },
  {
    name: 'valuation-expires',
    after: 120 * DAYS,
    runsFor: whileOpen((f) => (f.verification.valuation.agreed === null ? null : f.verification.valuation.last?.orderRef)),
    facts: () => [{ type: 'valuationReopened' }],
  },
  {
    name: 'paystubs-expire',
    after: 30 * DAYS,
    runsFor: whileOpen((f) =>
      f.verification.income.monthly === null || f.verification.income.paystubsAsked === 0
        ? null
        : `${f.verification.income.reports.length}`,
    ),
    facts: () => [{ type: 'incomeReopened' }],
  },
  {
    // Ten business days.
    name: 'employment-expires',
    after: 14 * DAYS,
    runsFor: whileOpen((f) => (f.verification.employment.employed === true ? `${f.steps.employment.attempt}` : null)),
    facts: () => [{ type: 'employmentReopened' }],
  },
  {
    // An automated value, where no valuation was ordered.
    name: 'avm-expires',
    after: 90 * DAYS,
    runsFor: whileOpen((f) => (f.selection === null || f.verification.valuation.agreed !== null ? null : f.valuation?.valuationId)),
    facts: () => [{ type: 'modelValueReopened' }],
  },
  {
    // A session that was set up at night: its owners are told when a notary can meet them.
    name: 'notary-opens',
    after: (f) => f.closing.notary.checked?.opensAt ?? '',
    runsFor: (f, status) => (isClosed(f) || status !== 'DEED_SIGNING' ? null : (f.closing.notary.checked?.opensAt ?? null)),
    facts: () => [{ type: 'notaryOpened' }],
  },
  {
    name: 'notary-times-pass',
    after: (f) => f.closing.notary.reservedUntil ?? '',
    runsFor: (f) => {
      const { reservedUntil, signed } = f.closing.notary;
      return isClosed(f) || signed !== null ? null : (reservedUntil ?? null);
    },
    facts: () => [{ type: 'manualNotaryUnconfirmed' }],
  },
  {
    name: 'note-lapse',
    after: NOTE_LAPSES_AFTER,
    runsFor: (f) => (isClosed(f) || f.closing.notary.signed !== null ? null : (f.verification.signed.CLOSING?.evidenceId ?? null)),
    facts: () => [{ type: 'noteLapsed' }],
  },
  {
    // The documents of a Texas homestead are made for the day they are made: those that nobody has met for are made again, with new dates.
    name: 'texas-documents-lapse',
    after: TEXAS_DOCUMENTS_LAPSE_AFTER,
    runsFor: whileOpen((f) => (isTexas(f) && f.verification.packages.NOTE ? `${f.verification.packages.NOTE.attempt}` : null)),
    facts: () => [{ type: 'noteLapsed' }],
  },
  {
    // Nothing is sent any more: the first payment of a Texas homestead would come before its statement.
    name: 'texas-first-payment',
    after: (f) => startOfDay(addDays(lastPayOutDay(f.closing.dates ?? { firstPayment: '' }), 1), timeZoneAtProperty(f)),
    runsFor: (f) => {
      const { dates, notary, heldFor } = f.closing;
      const runs = dates?.by === 'AGREEMENT' && dates.isFirstPaymentFixed && notary.signed !== null && !moneySent(f);
      return isClosed(f) || !runs || heldFor === TOO_LATE_TO_SEND ? null : dates.firstPayment;
    },
    facts: () => [{ type: 'fundingHeld', reason: TOO_LATE_TO_SEND }],
  },
  ...(Object.entries(UNDER_WAY) as [WorkStep, (facts: Facts) => boolean][]).map(([step, isUnderWay]) => news(step, isUnderWay)),
  ...[1, 3, 7, 14, 21].map((day): TimerRow => ({
    name: `reminder-${day}`,
    after: day * DAYS,
    runsFor: waitsForBorrower,
    facts: () => [{ type: 'reminderDue', day }],
  })),
  {
    name: 'payout-wait',
    after: (f) => payeeWaitsUntil(f) ?? '',
    runsFor: (f) => (isClosed(f) || payeeWaitsUntil(f) === null ? null : (f.verification.disbursement?.accountId ?? null)),
    facts: (f) => [{ type: 'payoutWaitEnded', accountId: f.verification.disbursement?.accountId ?? '' }],
  },
  ...ACCOUNT_ROLES.map((role): TimerRow => ({
    name: `deposits-${role}`,
    after: (f) => daysAfter(startOfDay(depositsOf(f, role)?.expectedOn ?? '', timeZoneAtProperty(f)), MORNING),
    runsFor: (f) => {
      const deposits = depositsOf(f, role);
      return isClosed(f) || deposits === undefined || deposits.arrived ? null : deposits.checkRef;
    },
    facts: () => [{ type: 'depositsArrived', role }],
  })),
];
