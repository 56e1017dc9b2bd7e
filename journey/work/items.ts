/** Work that is no task of the log: statuses held by others, and what staff read or arrange beside the borrower’s own steps. */
import type { Facts, Settings } from '../facts.ts';
import { isClosed, stepOf } from '../checklist.ts';
import { ACCOUNT_KEYS, ACCOUNT_ROLES } from '../facts/verification.ts';
import { letterBack } from '../deliveries.ts';
import { STATUS_TABLE, type ChecklistStatus } from '../statuses.ts';
import { isMoneyOut } from '../steps/funding.ts';
import { firstDue, isSuspended } from '../steps/conditions.ts';
import { payeeWaitsUntil } from '../steps/payee.ts';
import { isWorkKind, type WorkKindCode } from './kinds.ts';

/** A status that is staff’s at one time and held by others at another has a second name for the wait; money is under way in two statuses. */
export const WAIT_OF: Partial<Record<ChecklistStatus, WorkKindCode>> = {
  RESCISSION: 'RESCISSION_PERIOD',
  RECORDING: 'RECORDING_PENDING',
  FUNDABLE: 'FINAL_CHECKS',
  DIRECT_DEBT_PAYOFF: 'MONEY_UNDER_WAY',
  FUNDING_DECISION: 'MONEY_UNDER_WAY',
};

/** What staff have to do although no status waits for them, by when it is there. */
const BESIDES: Partial<Readonly<Record<WorkKindCode, (f: Facts, status: ChecklistStatus) => boolean>>> = {
  DOCUMENT_REVIEW: (f) => f.documents.some(({ conditionId, state }) => conditionId !== null && state === 'RECEIVED'),
  INCOME_REVIEW: ({ verification: { income } }, status) =>
    status === 'INCOME_VERIFICATION' && income.paystubsAsked > 0 && income.reports.length > 0,
  ACCOUNT_REVIEW: (f) => ACCOUNT_ROLES.some((role) => f.verification[ACCOUNT_KEYS[role]]?.verification === 'PENDING_REVIEW'),
  // Before the signing the time runs out by itself.
  PAYOUT_CALL: (f) => payeeWaitsUntil(f) !== null && f.verification.signed.CLOSING !== undefined,
  IDENTITY_CHANGE_STOPPED: (f) => f.identityChanges.some(({ state }) => state === 'STOPPED'),
  IDENTITY_REVIEW: (f) => f.verification.identity.verification === 'PENDING_REVIEW',
  CORRECTION_REVIEW: (f, status) => status !== 'UNDERWRITING_REVIEW' && f.corrections.some(({ state }) => state === 'OPEN'),
  NOTARY_APPOINTMENT: ({ closing: { notary } }, status) =>
    (status === 'MANUAL_DEED_SIGNING' || status === 'DEED_SIGNING') && notary.reservedAt !== null && notary.confirmedBy === null,
  NOTARY_TIMES_PASSED: ({ closing: { notary } }, status) => status === 'MANUAL_DEED_SIGNING' && notary.isUnconfirmed === true,
  DEED_RETURN: ({ closing: { notary } }, status) => status === 'MANUAL_DEED_SIGNING' && notary.confirmedBy !== null,
  RETURNED_MAIL: (f) => letterBack(f) !== undefined,
  // Held, or stopped by a failed step, what was sent is still out.
  MONEY_UNDER_WAY: isMoneyOut,
  CONDITIONS_AWAITED: (f, status) => firstDue(f) !== null && !(status === 'UNDERWRITING_REVIEW' && isSuspended(f)),
  REVIEW_SUSPENDED: (f, status) => status === 'UNDERWRITING_REVIEW' && isSuspended(f),
  TRUST_REVIEW: (f, status) => status === 'TRUST_AND_INSURANCE' && f.ownership === 'TRUST' && !f.closing.trustCertified,
};

/** The kinds of work of an application that the log opens no task for. On an ended one only a letter that came back: its notice is still owed. */
export function workBesides(facts: Facts, status: ChecklistStatus, settings: Settings): WorkKindCode[] {
  if (isClosed(facts)) return letterBack(facts) === undefined ? [] : ['RETURNED_MAIL'];
  const held = STATUS_TABLE[status].kind === 'hold' && stepOf(facts, settings).actor !== 'staff' ? (WAIT_OF[status] ?? status) : null;
  const besides = (Object.keys(BESIDES) as WorkKindCode[]).filter((kind) => BESIDES[kind]?.(facts, status));
  return held !== null && isWorkKind(held) ? [...new Set([held, ...besides])] : besides;
}

/** Whether money was approved or sent, and a bank has not answered yet. */
export const isMoneyUnderWay = (facts: Facts, status: ChecklistStatus, settings: Settings): boolean =>
  workBesides(facts, status, settings).includes('MONEY_UNDER_WAY');
