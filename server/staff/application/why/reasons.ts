/** Why an application waits: for each kind of task its reasons, read from what is stored, in words of the trade. */
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { openTasksOf } from '@hearthline/database/stores/lender/staff.ts';
import { type AnswerKind, latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { isWorkKind, WORK_KINDS, type WorkKindCode } from '@hearthline/journey/work/kinds.ts';
import { timeInZone } from '@hearthline/rules/time-zone.ts';
import type { Context } from '../../../config/context.ts';
import type { StaffCaller } from '../../../identity/request-parts.ts';
import { peopleOf } from '../../own.ts';
import { attorney, deedAway, meetingToConfirm, recordingStopped, timesPassed, trustToCertify } from './closing.ts';
import { openCorrections } from './corrections.ts';
import { alertsAndLists, delinquencies, noCreditFile } from './credit.ts';
import { fundingToApprove, held, lastChecks, moneyOut } from './funding.ts';
import { failedSteps, waitsForOthers } from './jobs.ts';
import { afterTheEnd, appraisalRefund, canceledLine, deedToRelease, regulationB } from './law.ts';
import { filesToRead, incomeReports, letterReturned } from './documents-and-letters.ts';
import { accountsInReview, borrowersIdentity, changedAccount, signersHeld, stoppedChanges } from './people.ts';
import { noTitleRecord, ownersDiffer, partnersLiens, titleExceptions, valuesDiffer } from './property.ts';
import { conditionsMet, openFor, untilMet, withADay } from './conditions.ts';
import { type Reason, type ReasonsOf, type Shown, type Sources, together } from './reason.ts';
import { checksThatStopped, contradictions, employmentEnded, nearMisses, texasLines } from './underwriting.ts';

/** Of each kind that is staff's or law's. Others wait for a vendor: `waitsForOthers`, besides what is said here. */
const REASONS: Partial<Readonly<Record<WorkKindCode, ReasonsOf>>> = {
  CREDIT_NO_MATCH_SSN: noCreditFile,
  CREDIT_MINOR: noCreditFile,
  CREDIT_ERROR: failedSteps,
  IDENTITY_CHANGE_STOPPED: stoppedChanges,
  FACTA_REVIEW: alertsAndLists,
  IDENTITY_REVIEW: borrowersIdentity,
  DELINQUENCY_REVIEW: delinquencies,
  REVIEW_SUSPENDED: untilMet,
  UNDERWRITING_REVIEW: together(conditionsMet, contradictions, nearMisses, texasLines, checksThatStopped, employmentEnded, openCorrections),
  MERCHANT_REVIEW: partnersLiens,
  CORRECTION_REVIEW: openCorrections,
  PROPERTY_DATA_REVIEW: noTitleRecord,
  OWNERSHIP_REVIEW: ownersDiffer,
  NAV_BPO_REVIEW: valuesDiffer,
  NAV_BPO_CANCELLED: valuesDiffer,
  NAV_RESI_EVAL_REVIEW: valuesDiffer,
  ONSITE_APPRAISAL_REVIEW: valuesDiffer,
  FINAL_TITLE_REVIEW: titleExceptions,
  DOCUMENT_REVIEW: filesToRead,
  INCOME_REVIEW: incomeReports,
  ACCOUNT_REVIEW: accountsInReview,
  CO_DEED_REQ: signersHeld,
  SIGNING_CONDITIONS: openFor('SIGNING'),
  CLOSING_CONDITIONS: openFor('CLOSING'),
  ATTORNEY_REVIEW: attorney,
  NOTARY_APPOINTMENT: meetingToConfirm,
  NOTARY_TIMES_PASSED: timesPassed,
  DEED_RETURN: deedAway,
  TRUST_REVIEW: trustToCertify,
  RECORDING: recordingStopped,
  RETURNED_MAIL: letterReturned,
  RESCISSION: held,
  PAYOUT_CALL: changedAccount,
  FUNDABLE: lastChecks,
  FUNDING_DECISION: together(held, fundingToApprove),
  UNKNOWN: failedSteps,
  APPRAISAL_REFUND: appraisalRefund,
  RESCISSION_UNWIND: canceledLine,
  RESCISSION_REFUND_SOON: canceledLine,
  RESCISSION_REFUND_OVERDUE: canceledLine,
  LIEN_RELEASE: deedToRelease,
  LIEN_RELEASE_LATE: deedToRelease,
  ENDED_TRANSFER: afterTheEnd('TRANSFER'),
  ENDED_PULL: afterTheEnd('PULL'),
  ENDED_ORDER: afterTheEnd('ORDER'),
  ENDED_RECORDING: together(afterTheEnd('RECORDING'), deedToRelease),
  REG_B_APPLICATION_COMPLETED: regulationB('APPLICATION_COMPLETED'),
  REG_B_ADVERSE_ACTION: regulationB('ADVERSE_ACTION'),
  REG_B_INCOMPLETE: regulationB('INCOMPLETE'),
  REG_B_COUNTEROFFER: regulationB('COUNTEROFFER'),
  CONDITIONS_AWAITED: withADay,
  MONEY_UNDER_WAY: together(moneyOut, waitsForOthers),
};

/** Where nothing more is stored: what the task is, and what ends it. */
const atLeast = (kind: WorkKindCode): Reason => ({
  text: `${WORK_KINDS[kind].title}. ${WORK_KINDS[kind].waitsFor}`,
  section: 'timeline',
  figures: [],
});

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
/** The length of yyyy-MM-dd. */
const WITHOUT_TIME = 10;

/** The reasons of every task that is open on an application, the most urgent first. */
export async function reasonsOf(ctx: Context, application: Application, caller: StaffCaller): Promise<Shown[]> {
  const { uuid, facts } = application;
  const tasks = (await openTasksOf(ctx.pool, uuid)).flatMap(({ kind, openedAt }) => (isWorkKind(kind) ? [{ kind, openedAt }] : []));
  if (tasks.length === 0) return [];
  const people = await peopleOf(ctx, application, caller.role);
  const zone = timeZoneAtProperty(facts);
  const answers = new Map<AnswerKind, Promise<unknown>>();
  const answer = async <Data>(kind: AnswerKind): Promise<Data | null> => {
    const read = answers.get(kind) ?? latestAnswer<unknown>(ctx, uuid, kind);
    answers.set(kind, read);
    return read as Promise<Data | null>;
  };
  const when = (iso: string): string => (iso.length === WITHOUT_TIME ? DAY.format(new Date(`${iso}T12:00:00Z`)) : timeInZone(iso, zone));
  const all = await Promise.all(
    tasks.map(async ({ kind, openedAt }) => {
      const from: Sources = { ctx, application, facts, people, caller, kind, answer, when };
      const reasons = await (REASONS[kind] ?? waitsForOthers)(from);
      return (reasons.length > 0 ? reasons : [atLeast(kind)]).map(({ text, figures, limit, since, section }): Shown => ({
        work: WORK_KINDS[kind].title,
        text,
        figures: [...figures],
        limit: limit ?? null,
        since: (since === undefined ? openedAt : new Date(since)).toISOString(),
        section,
      }));
    }),
  );
  return all.flat();
}
