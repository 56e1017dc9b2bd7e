/** The decision, the sub-decision, and the whole status answer of AMB-118, derived from the facts. */
import { bpoNeed } from '@hearthline/rules/eligibility.ts';
import type { BpoStatus, Decision, SubDecision } from '@hearthline/rules/words.ts';
import { stepOf } from '../checklist.ts';
import type { Facts, Settings } from '../facts.ts';
import type { StatusAnswer } from '../status-answer.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { declineOf } from './decline.ts';

/** domain.md §1.3, phase I rows. */
export function decisionOf(f: Facts, status: ChecklistStatus): { decision: Decision; subDecision: SubDecision } {
  const sub = f.underwriting?.subDecision ?? 'UNKNOWN_SUBDECISION';
  const declined = declineOf(f);
  if (declined) return { decision: declined.decision, subDecision: declined.decision === 'INELIGIBLE' ? 'UNKNOWN_SUBDECISION' : sub };
  if (status === 'SOFT_CREDIT_LOCKED_OR_FROZEN' || status === 'SOFT_CREDIT_INCORRECT_PIN')
    return { decision: 'REVIEW', subDecision: 'CREDIT_FROZEN' };
  if (status === 'CREDIT_ERROR' || status === 'UNKNOWN') return { decision: 'ERROR', subDecision: 'UNKNOWN_SUBDECISION' };
  if (!f.underwriting) return { decision: 'INITIAL', subDecision: 'UNKNOWN_SUBDECISION' };
  return { decision: f.underwriting.decision, subDecision: sub };
}

/** Whether a broker price opinion is needed besides the model's value (domain.md §1.4.2); unknown until a value was looked for. */
function bpoOf({ created, valuation, noValueFound, selection, underwriting }: Facts): BpoStatus {
  if (!created || (!valuation && !noValueFound)) return 'UNKNOWN_BPO_STATUS';
  const line = selection?.lineAmount ?? 0;
  const cltv = (underwriting?.preCltv ?? 0) + (valuation ? (line / valuation.value) * 100 : 0);
  return bpoNeed({ state: created.state, occupancy: created.occupancy, avmAccepted: !noValueFound, line, cltv });
}

/**
 * What the status endpoint says of an application (AMB-118).
 * @param version of the application; @param since ISO instant at which the status became the current one.
 */
export function statusAnswer(f: Facts, settings: Settings, version: number, since: string): StatusAnswer {
  const step = stepOf(f, settings);
  const declined = declineOf(f);
  return {
    status: step.status,
    ...decisionOf(f, step.status),
    bpo: bpoOf(f),
    manualNotary: false,
    condition: f.openConditions[0]?.category ?? null,
    bankAccountCheckStatus: null,
    floodCertPending: false,
    coDeedStatus: 'INITIAL',
    dtiDecline: declined?.dtiDecline ?? false,
    creditScoreDecline: declined?.creditScoreDecline ?? false,
    creditFrozenWithPin: f.credit?.pinRefused ?? false,
    inquiryAttestation: f.created?.isInquiry ? (f.inquiryAttested ? 'COMPLETE' : 'INITIAL') : null,
    summaryDisclosure: 'INITIAL',
    closingDisclosure: 'INITIAL',
    notaryDisclosure: 'INITIAL',
    primaryAccepted: false,
    manualDeedSigned: false,
    requestedManualNotaryTime: null,
    version,
    since,
    waiting: step.waiting,
  };
}
