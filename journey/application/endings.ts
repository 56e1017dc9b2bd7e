/**
 * How an application may end, by its facts alone. Once money may have left there are two ways: COMPLETE, and the unwinding of a line that was canceled
 * in time. The engine asks before each fact it records, from every source; pages and the desk ask for what they offer (decision record 120).
 */
import { rescissionRefundDue } from '@hearthline/rules/regulation/rescission.ts';
import { isClosed } from '../checklist.ts';
import type { Facts } from '../facts.ts';
import type { Fact } from '../facts/fact.ts';
import type { WorkStep } from '../facts/work-steps.ts';
import { CLOSING_WORK } from '../steps/closing.ts';
import { hasRight, isRightOpen, isSigned, isTransferUnsure, moneySent } from '../steps/rescission.ts';
import { dayAtProperty } from '../today.ts';
import { apply } from './apply.ts';
import { withdrawal } from './counteroffer.ts';

/** Jobs that send money. One that failed counts as sending it. */
export const PAYING = ['debt-payoff', 'disbursement'] as const satisfies readonly WorkStep[];

/**
 * Whether money was sent, a transfer was begun whose result is not known, or a job is about to send it. Only the last is stopped by a hold: what was
 * begun holds the application open until the vendor has told what became of it.
 */
export const moneyMayHaveLeft = (f: Facts): boolean => moneySent(f) || isTransferUnsure(f) || PAYING.some((step) => CLOSING_WORK[step](f));

/** Facts that end an application by themselves; others end it by what they decide, as terms that decline it do. */
const ENDING = new Set<Fact['type']>(['declined', 'cancelled', 'rescinded', 'completed']);

/** Why a fact may not follow: money is on its way, the application has ended already, or a notice to cancel waits to be read. */
export type EndingRefused = 'MONEY_LEFT' | 'ENDED' | 'LETTER_WAITS';

/** Why this fact may not follow these facts; null when it may. Asked for every fact of every source before it is recorded. */
export function endingRefused(f: Facts, fact: Fact): EndingRefused | null {
  if (isClosed(f)) return ENDING.has(fact.type) ? 'ENDED' : null;
  const isSent = moneyMayHaveLeft(f);
  // Another end would return nothing to owners whose notice is in the lender's hands.
  if (!isSent && (f.closing.letter === null || fact.type === 'rescinded')) return null;
  const after = apply(f, fact);
  return !isClosed(after) || after.completed ? null : isSent ? 'MONEY_LEFT' : 'LETTER_WAITS';
}

/** Whether a notice that is sent at an instant cancels the line: online, by mail, and in whatever words (12 CFR 1026.15(a)(2)). */
export const isNoticeInTime = (f: Facts, sentAt: Date): boolean => isRightOpen(f, sentAt);

/** The notice that an owner gives online. */
export function noticeOnline(f: Facts, by: string, at: Date): Fact {
  const today = dayAtProperty(f, at);
  return { type: 'rescinded', by, way: 'ONLINE', sentOn: today, dueOn: rescissionRefundDue(today) };
}

/**
 * What a borrower's withdrawal records. While the right to cancel is open it is the notice that cancels, whatever it is called: what was paid is returned.
 * @param by the owner
 */
export const withdrawalOf = (f: Facts, by: string, at: Date): Fact => (isNoticeInTime(f, at) ? noticeOnline(f, by, at) : withdrawal(f));

/** Whether staff may record a notice that came in writing, as long as it was sent in time: no money is on its way. */
export const mayRecordNotice = (f: Facts): boolean => hasRight(f) && !moneyMayHaveLeft(f);

/** Whether staff may record that the borrower withdrew: not while money is on its way, and while the right to cancel is open only by a written notice. */
export const mayRecordWithdrawal = (f: Facts): boolean =>
  !isClosed(f) && !moneyMayHaveLeft(f) && !isRightOpen(f) && f.closing.letter === null;

/** Whether the agreement binds the lender: it and the deed are signed. */
export const lenderIsBound = isSigned;

/**
 * Whether staff may refuse the application. Once the agreement binds the lender nothing is declined; a line that cannot be funded is held first, then
 * canceled by two people.
 */
export const mayRefuse = (f: Facts, action: 'decline' | 'cancel'): boolean =>
  !isClosed(f) &&
  !moneyMayHaveLeft(f) &&
  f.closing.letter === null &&
  (!lenderIsBound(f) || (action === 'cancel' && f.closing.heldFor !== null));
