/** The approval of a funding: how many people give it, and why it may not be given now. The engine asks before it records one, the desk for what it offers. */
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { Facts } from '../facts.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { payeeWaitsUntil } from './payee.ts';
import type { Fact } from '../facts/fact.ts';
import { BORROWER_PARTY, isDisbursed, isHeld, isTransferUnsure } from './rescission.ts';
import { isTooLateToSend } from './texas.ts';

/** A line above this needs two people to fund it (lending §1.2, row 38). Dollars. */
export const TWO_PERSON_LINE = 250_000;
export const approvalsNeeded = (f: Facts): number => ((f.selection?.lineAmount ?? 0) > TWO_PERSON_LINE ? 2 : 1);

export const isApproved = (f: Facts): boolean => !isHeld(f) && f.closing.approvals.length >= approvalsNeeded(f);

export type ApprovalRefused = 'HELD' | 'PAYEE_WAITS' | 'NOT_FUNDABLE' | 'APPROVED' | 'TOO_LATE_TO_SEND';

/**
 * Why this person may not approve the funding now; null when they may. Asked again before an approval is recorded, from every source.
 * @param by the id of a member of the staff @param today the day at the home
 */
export function approvalRefused(f: Facts, status: ChecklistStatus, by: string, today: IsoDate): ApprovalRefused | null {
  // an approval would lift the hold, which takes two people
  if (isHeld(f)) return 'HELD';
  if (payeeWaitsUntil(f) !== null) return 'PAYEE_WAITS';
  if (status !== 'FUNDING_DECISION') return 'NOT_FUNDABLE';
  if (isDisbursed(f) || isApproved(f) || f.closing.approvals.includes(by)) return 'APPROVED';
  return isTooLateToSend(f, today) ? 'TOO_LATE_TO_SEND' : null;
}

/** Whether a transfer was sent, or may have been, and its bank has not answered. */
export const isMoneyOut = (f: Facts): boolean =>
  isTransferUnsure(f) || f.closing.disbursement?.stage === 'SENT' || Object.values(f.closing.payoffs).includes('SENT');

/** Whether a payee's money is with a bank, or has arrived. */
const isPaid = (f: Facts, payee: string): boolean =>
  payee === BORROWER_PARTY ? isDisbursed(f) : f.closing.payoffs[payee] === 'SENT' || f.closing.payoffs[payee] === 'PAID_OFF';

/**
 * Whether a fact would send a payee's money a second time while a bank has it: another transfer follows only one that came back. One whose result is not
 * known is asked for at the vendor before it is begun again (decision record 120).
 */
export function sendsTwice(f: Facts, fact: Fact): boolean {
  if (fact.type === 'transferBegun') return isPaid(f, fact.payee);
  if (fact.type === 'payoffProgressed' && fact.stage === 'SENT') return isPaid(f, fact.debtId);
  return (
    fact.type === 'disbursementProgressed' &&
    fact.stage === 'SENT' &&
    isDisbursed(f) &&
    f.closing.disbursement?.transferRef !== fact.transferRef
  );
}

/** Whether staff would record that they paid a creditor whose money is with a bank, or may be. */
export const paysTwiceByHand = (f: Facts, fact: Fact): boolean =>
  fact.type === 'payoffProgressed' && fact.stage === 'PAID_OFF' && (isPaid(f, fact.debtId) || f.closing.begun[fact.debtId] !== undefined);
