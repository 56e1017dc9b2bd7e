/** How a vendor does, from what was counted of its calls (server/monitoring/vendor-calls.ts): shares and times, never how many calls there were. */
import type { VENDOR_STATES } from '@hearthline/contract/desk/vendors.ts';
import { BOUNDS, type CallsOfMinute } from '@hearthline/database/stores/vendor/vendor-calls.ts';
import { capitalized } from '@hearthline/journey/fact-sentences/row.ts';
import { CALL_FAILURES } from '@hearthline/providers/wire/result.ts';
import { percentOf } from '@hearthline/rules/money.ts';
import { stepErrorText } from '../application/why/step-vocabulary.ts';

const MINUTE = 60_000;
/** What health is read from, milliseconds. */
const HOUR = 60 * MINUTE;
/** A vendor fails while so much of the last quarter of an hour failed, and at least so many calls: one time-out is no outage. */
const LATELY = 15 * MINUTE;
const FAILING = { percent: 10, calls: 3 } as const;
/** Nine of ten answers of the last hour took longer than this, in milliseconds: people wait for it. */
const SLOW_MS = 3000;
/** The course of three hours, in steps of five minutes. */
const COURSE = { steps: 36, ms: 5 * MINUTE } as const;

type Counted = readonly CallsOfMinute[];
const isFailure = ({ result }: Pick<CallsOfMinute, 'result'>): boolean => CALL_FAILURES.has(result);
const countOf = (calls: Counted): number => calls.reduce((sum, one) => sum + one.calls, 0);
const since = (calls: Counted, from: number): Counted => calls.filter(({ minute }) => minute.getTime() > from - MINUTE);
/** Percent that was answered; null without a call. */
const answeredOf = (calls: Counted): number | null => percentOf(countOf(calls.filter((one) => !isFailure(one))), countOf(calls));
const lastOf = (calls: Counted): CallsOfMinute | null => calls.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())[0] ?? null;

/** The time within which a share of the answers came, as the bound that it is below; null without an answer, and twice the last bound above it. Milliseconds. */
export function withinMs(calls: Counted, share: number): number | null {
  const times = calls.filter((one) => !isFailure(one)).map((one) => one.times);
  const all = times.flat().reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let reached = 0;
  for (const [slot, bound] of BOUNDS.entries()) {
    reached += times.reduce((sum, counts) => sum + (counts[slot] ?? 0), 0);
    if (reached >= all * share) return bound;
  }
  return (BOUNDS.at(-1) ?? 0) * 2;
}

/** @param calls of one vendor @param heldBackSince since when its circuit is open @param now the time itself */
export function healthOf(calls: Counted, heldBackSince: Date | null, now: Date) {
  const hour = since(calls, now.getTime() - HOUR);
  const lately = since(calls, now.getTime() - LATELY);
  const failed = lately.filter(isFailure);
  const slowMs = withinMs(hour, 0.9);
  const isFailing = countOf(failed) >= FAILING.calls && countOf(failed) * 100 >= countOf(lately) * FAILING.percent;
  const state: (typeof VENDOR_STATES)[number] =
    heldBackSince !== null
      ? 'HELD_BACK'
      : isFailing
        ? 'FAILING'
        : hour.length === 0
          ? 'QUIET'
          : slowMs !== null && slowMs > SLOW_MS
            ? 'SLOW'
            : 'WELL';
  const failure = lastOf(calls.filter(isFailure));
  return {
    state,
    answered: answeredOf(hour),
    medianMs: withinMs(hour, 0.5),
    slowMs,
    lastAnswerAt: lastOf(calls.filter((one) => !isFailure(one)))?.lastAt.toISOString() ?? null,
    lastFailure: failure && { at: failure.lastAt.toISOString(), cause: capitalized(stepErrorText(failure.result)) },
    heldBackSince: heldBackSince?.toISOString() ?? null,
  };
}

/** Three hours in steps of five minutes, the oldest first. */
export function courseOf(calls: Counted, now: Date) {
  const end = Math.floor(now.getTime() / COURSE.ms) * COURSE.ms;
  return Array.from({ length: COURSE.steps }, (_, step) => {
    const from = end - (COURSE.steps - 1 - step) * COURSE.ms;
    const within = calls.filter(({ minute }) => minute.getTime() >= from && minute.getTime() < from + COURSE.ms);
    return { at: new Date(from).toISOString(), answered: answeredOf(within), slowMs: withinMs(within, 0.9) };
  });
}

/** Why calls of these hours failed, the most frequent first: percent of those that failed, and when it happened last. */
export function causesOf(calls: Counted) {
  const failed = calls.filter(isFailure);
  return [...Map.groupBy(failed, ({ result }) => result)]
    .map(([result, same]) => ({
      cause: capitalized(stepErrorText(result)),
      share: percentOf(countOf(same), countOf(failed)) ?? 0,
      lastAt: (lastOf(same)?.lastAt ?? new Date(0)).toISOString(),
    }))
    .toSorted((a, b) => b.share - a.share);
}
