/** The approval of a funding: how many people give it, and why it may not be given now. The engine asks before it records one, the desk for what it offers. */
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { Facts } from '../facts.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { payeeWaitsUntil } from './payee.ts';
import { isDisbursed, isHeld } from './rescission.ts';
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
