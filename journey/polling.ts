/**
 * How the status is re-read: back-off and giving up, as data (AMB-48, AMB-49, AMB-117). Times in milliseconds.
 */
import { isChecklistStatus, STATUS_TABLE, statusKind } from './statuses.ts';
import type { StatusKind } from './statuses.ts';

export const BASE_DELAY_MS = 1000;
export const LONGEST_DELAY_MS = 5000;

/** Re-reads before giving up: while something automatic runs, and after a submission that has not changed the status yet. */
export const TRIES = { waiting: 14, submitted: 7 } as const;

/** How a screen learns of changes once the app has stopped polling. terminal ones re-read on focus or "Try again". */
export const REREAD = { waiting: 'poll', hold: 'long-poll', screen: 'none', terminal: 'focus' } as const satisfies Record<
  StatusKind,
  string
>;
export type Reread = (typeof REREAD)[StatusKind];

/** How any code is re-read on the borrower's screen; a waiting status that timed out, and a stop that others end, continue by long poll. */
export function rereadOf(code: string, retries: number): Reread {
  const how = REREAD[statusKind(code)];
  if (how === 'focus') return isChecklistStatus(code) && STATUS_TABLE[code].overall === 'IN_REVIEW' ? 'long-poll' : how;
  return how === 'poll' && retries >= TRIES.waiting ? 'long-poll' : how;
}

/** The pause before re-read number `retries` + 1: 1000, 2000, 4000, then 5000. The count starts again when the status changes. */
export function delayMs(retries: number): number {
  return Math.min(BASE_DELAY_MS * 2 ** Math.min(retries, 10), LONGEST_DELAY_MS);
}

/** The longest time the server may hold a status request open, in seconds (AMB-118). */
export const MAX_WAIT_S = 25;

/** Milliseconds until re-read number `tries` has ended, if each were a request after its pause. */
export function budgetMs(tries: number): number {
  let sum = 0;
  for (let at = 0; at < tries; at += 1) sum += delayMs(at);
  return sum;
}

/**
 * Re-reads that fit into a time waited. Long polls count by the time they took, not by their number: many changes that leave the status as it
 * is must not use up the tries in a moment (AMB-117).
 */
export function triesWithin(waitedMs: number): number {
  let tries = 0;
  for (let left = waitedMs - delayMs(0); left >= 0; left -= delayMs(tries)) tries += 1;
  return tries;
}

/**
 * Seconds a long poll is held after `waitedMs` of waiting: never beyond `tries`, of which 14 end after 62 s (A §9), and as long as possible
 * after them.
 */
export function holdSeconds(waitedMs: number, tries: number = TRIES.waiting): number {
  const left = Math.ceil((budgetMs(tries) - waitedMs) / 1000);
  return left > 0 ? Math.min(left, MAX_WAIT_S) : MAX_WAIT_S;
}
