import { MAX_PART, MIN_PART } from '@hearthline/rules/conditions/upload-limits.ts';

/** Milliseconds a part is to take: little is sent again after a dropped connection, and few requests are needed on a fast one. */
const AIM_MS = 2000;
export const FIRST_PART = 4 * MIN_PART;

/** Bytes of the next part, from how long the last one took: what the connection carries in two seconds, at most twice as many as before. */
export function nextPart(bytes: number, tookMs: number): number {
  const carried = (bytes * AIM_MS) / Math.max(1, tookMs);
  return Math.round(Math.min(MAX_PART, 2 * bytes, Math.max(MIN_PART, carried)));
}
