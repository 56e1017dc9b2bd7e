/**
 * How the status is re-read: back-off and giving up, as data (AMB-48, AMB-49, AMB-117). Times in milliseconds.
 */
import { statusKind } from './statuses.ts';
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

/** How any code is re-read on the borrower's screen; a waiting status that timed out continues by long poll. */
export function rereadOf(code: string, retries: number): Reread {
  const how = REREAD[statusKind(code)];
  return how === 'poll' && retries >= TRIES.waiting ? 'long-poll' : how;
}

/** The pause before re-read number `retries` + 1: 1000, 2000, 4000, then 5000. The count starts again when the status changes. */
export function delayMs(retries: number): number {
  return Math.min(BASE_DELAY_MS * 2 ** Math.min(retries, 10), LONGEST_DELAY_MS);
}

/** The longest time the server may hold a status request open, in seconds (AMB-118). */
export const MAX_WAIT_S = 25;

/**
 * Seconds a long poll of a waiting status is held: as many whole pauses as fit, never beyond the last one, so that 14 tries end after 62 s
 * as they would if each were a request (A §9).
 */
export function holdSeconds(retries: number): number {
  let held = 0;
  for (let at = retries; at < TRIES.waiting && held + delayMs(at) <= MAX_WAIT_S * 1000; at += 1) held += delayMs(at);
  return held === 0 ? MAX_WAIT_S : held / 1000;
}

/** A long poll that took a while counts as one re-read per back-off step it outlasted, at least one (AMB-117). */
export function retriesAfter(retries: number, elapsedMs: number): number {
  let count = retries + 1;
  let left = elapsedMs - delayMs(retries);
  while (left >= delayMs(count)) {
    left -= delayMs(count);
    count += 1;
  }
  return count;
}
