/** The decision, the sub-decision, and the whole status answer, derived from the facts. */
import type { BpoStatus, Decision, Stage, SubDecision } from '@hearthline/rules/enums.ts';
import { ANSWERS, stepOf, workDue } from '../checklist.ts';
import type { Facts, Settings } from '../facts.ts';
import type { StatusAnswer } from '../status-answer.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { askedOfPeople } from '../steps/conditions.ts';
import { isTexas, needsValuation } from '../steps/verification.ts';
import type { Step } from '../steps/step.ts';
import { declineOf } from './decline.ts';

/** lending §1.3. */
export function decisionOf(f: Facts, status: ChecklistStatus): { decision: Decision; subDecision: SubDecision } {
  const sub = f.verification.terms?.subDecision ?? f.underwriting?.subDecision ?? 'UNKNOWN_SUBDECISION';
  const declined = declineOf(f);
  if (declined) return { decision: declined.decision, subDecision: declined.decision === 'INELIGIBLE' ? 'UNKNOWN_SUBDECISION' : sub };
  if (FROZEN.has(status)) return { decision: 'REVIEW', subDecision: 'CREDIT_FROZEN' };
  if (status === 'CREDIT_ERROR' || status === 'UNKNOWN') return { decision: 'ERROR', subDecision: 'UNKNOWN_SUBDECISION' };
  if (!f.underwriting) return { decision: 'INITIAL', subDecision: 'UNKNOWN_SUBDECISION' };
  if (f.verification.terms) return { decision: f.verification.terms.decision, subDecision: sub };
  if (status.startsWith('NAV_') || status.startsWith('ONSITE_')) return { decision: 'REVIEW', subDecision: 'BPO_PENDING' };
  if (f.verification.signed.SUMMARY === undefined) return { decision: f.underwriting.decision, subDecision: sub };
  return {
    decision: 'APPROVED',
    subDecision: f.verification.income.monthly === null ? 'UNVERIFIED_ONBOARDING_COMPLETE' : 'VERIFIED_INCOME_MATCHED_OFFER',
  };
}
const FROZEN: ReadonlySet<ChecklistStatus> = new Set([
  'SOFT_CREDIT_LOCKED_OR_FROZEN',
  'SOFT_CREDIT_INCORRECT_PIN',
  'HARD_CREDIT_LOCKED_OR_FROZEN',
]);

/** Whether a broker price opinion is needed besides the automated value (lending §1.4.2); unknown until an automated value was requested. */
function bpoOf(f: Facts): BpoStatus {
  const { wanted, agreed } = f.verification.valuation;
  if (agreed !== null) return 'BPO_COMPLETE';
  if (wanted !== null) return 'BPO_PROCESSING';
  if (!f.created || (!f.valuation && !f.noValueFound)) return 'UNKNOWN_BPO_STATUS';
  return needsValuation(f) || f.noValueFound || isTexas(f) ? 'BPO_REQUIRED' : 'BPO_NOT_REQUIRED';
}

/** Not started, ready or in progress, complete. */
const stage = (ready: boolean, done: boolean): Stage => (done ? 'COMPLETE' : ready ? 'IN_PROGRESS' : 'INITIAL');

/** Progress of the other signers; complete when there are none. */
function coDeedOf({ verification }: Facts): Stage {
  if (verification.info === null) return 'INITIAL';
  return stage(
    verification.signers.some((s) => s.signedIn || s.signed),
    verification.signers.every((s) => s.signed),
  );
}

/** Whether a job that moves this step on waits for a vendor that does not answer. */
const waitsForService = (f: Facts, { status, work }: Pick<Step, 'status' | 'work'>): boolean =>
  workDue(f).some(({ step }) => (step === work || step === ANSWERS[status]) && f.steps[step].waitsFor !== undefined);

/**
 * The status endpoint's response for an application (AMB-118). @param version of the application; @param since ISO instant at which the
 * status became the current one.
 */
export function statusAnswer(f: Facts, settings: Settings, version: number, since: string): StatusAnswer {
  const step = stepOf(f, settings);
  const declined = declineOf(f);
  const { verification, closing } = f;
  return {
    status: step.status,
    ...decisionOf(f, step.status),
    bpo: bpoOf(f),
    manualNotary: closing.notary.manual,
    condition: askedOfPeople(f)[0]?.category ?? null,
    bankAccountCheckStatus: verification.disbursement?.verification ?? null,
    floodCertPending: step.status === 'WAITING_FOR_FLOOD_CERT',
    coDeedStatus: coDeedOf(f),
    dtiDecline: declined?.dtiDecline ?? false,
    creditScoreDecline: declined?.creditScoreDecline ?? false,
    creditFrozenWithPin: f.credit?.pinRefused ?? false,
    inquiryAttestation: f.created?.isInquiry ? (f.inquiryAttested ? 'COMPLETE' : 'INITIAL') : null,
    summaryDisclosure: stage(verification.packages.APPLICATION !== undefined, verification.signed.SUMMARY !== undefined),
    closingDisclosure: stage(verification.packages.NOTE !== undefined, verification.signed.CLOSING !== undefined),
    notaryDisclosure: stage(closing.notary.checked !== null, closing.notary.signed !== null),
    primaryAccepted: closing.notary.primaryAccepted,
    manualDeedSigned: closing.notary.signed?.mode === 'MANUAL',
    requestedManualNotaryTime: closing.notary.reservedAt,
    version,
    since,
    waiting: step.waiting,
    serviceDown: waitsForService(f, step),
  };
}
