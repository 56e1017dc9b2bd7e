import { BOUNDS, type CallsOfMinute } from '@hearthline/database/stores/vendor/vendor-calls.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { causesOf, courseOf, healthOf, withinMs } from './vendor-health.ts';

const NOW = new Date('2026-11-29T15:02:30.000Z');
const MINUTE = 60_000;
/** Calls of a minute that took a time each. @param ago minutes */
function counted(result: string, ago: number, ...ms: readonly number[]): CallsOfMinute {
  const minute = new Date(Math.floor((NOW.getTime() - ago * MINUTE) / MINUTE) * MINUTE);
  const times = [...BOUNDS, Infinity].map((bound, slot) => ms.filter((one) => one <= bound && one > (BOUNDS[slot - 1] ?? -1)).length);
  return { vendor: 'title', minute, result, calls: ms.length, times, lastAt: new Date(minute.getTime() + 1000) };
}
const times = (count: number, ms = 40): number[] => Array.from({ length: count }, () => ms);

test.each([
  ['no call for an hour', [counted('OK', 62, 40)], 'QUIET'],
  ['answers', [counted('OK', 3, ...times(20))], 'WELL'],
  ['a refusal is an answer', [counted('FROZEN', 3, ...times(20))], 'WELL'],
  ['one time-out among many', [counted('OK', 3, ...times(50)), counted('TIMEOUT', 2, 10_000)], 'WELL'],
  ['two failures and nothing else', [counted('TIMEOUT', 2, 10_000, 10_000)], 'WELL'],
  ['three of thirty fail', [counted('OK', 3, ...times(27)), counted('VENDOR_DOWN', 2, 5, 5, 5)], 'FAILING'],
  ['three of thirty-one fail', [counted('OK', 3, ...times(28)), counted('VENDOR_DOWN', 2, 5, 5, 5)], 'WELL'],
  ['it failed half an hour ago', [counted('VENDOR_DOWN', 30, 5, 5, 5, 5), counted('OK', 3, 40)], 'WELL'],
  ['answers that take long', [counted('OK', 3, ...times(20, 4000))], 'SLOW'],
] as const)('%s', (_, calls, state) => {
  expect(healthOf(calls, null, NOW).state).toBe(state);
  expect(healthOf(calls, NOW, NOW)).toMatchObject({ state: 'HELD_BACK', heldBackSince: NOW.toISOString() });
});

test('what is shown: the share that was answered, two times, the last answer, and the last failure in words', () => {
  const calls = [counted('OK', 5, ...times(8, 180), 900, 2900), counted('UNAUTHORIZED', 20, ...times(2, 30))];
  expect(healthOf(calls, null, NOW)).toEqual({
    state: 'WELL',
    answered: 83.33,
    medianMs: 200,
    slowMs: 1000,
    lastAnswerAt: calls[0]?.lastAt.toISOString(),
    lastFailure: { at: calls[1]?.lastAt.toISOString(), cause: 'The vendor refused our key' },
    heldBackSince: null,
  });
});

test('the time of a share is a bound that so many answers are within, and the next lower bound is not', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 60 }), fc.constantFrom(0.5, 0.9), (ms, share) => {
      const within = withinMs([counted('OK', 1, ...ms)], share) ?? 0;
      const upTo = (bound: number): number => ms.filter((one) => one <= bound).length;
      const below = BOUNDS.findLast((bound) => bound < within);
      if (within <= 10_000) expect(upTo(within)).toBeGreaterThanOrEqual(ms.length * share);
      if (below !== undefined) expect(upTo(below)).toBeLessThan(ms.length * share);
    }),
  );
  expect(withinMs([counted('TIMEOUT', 1, 10_000)], 0.5)).toBeNull();
});

test('the course has every call of three hours in one step of five minutes', () => {
  const calls = [counted('OK', 0, 40), counted('TIMEOUT', 4, 10_000), counted('OK', 170, 40), counted('OK', 400, 40)];
  const course = courseOf(calls, NOW);
  expect(course).toHaveLength(36);
  expect(course.at(-1)).toEqual({ at: '2026-11-29T15:00:00.000Z', answered: 100, slowMs: 50 });
  expect(course.at(-2)).toMatchObject({ answered: 0, slowMs: null });
  expect(course.filter(({ answered }) => answered !== null)).toHaveLength(3);
});

test('causes are shares of what failed, the most frequent first', () => {
  const calls = [
    counted('OK', 1, ...times(90)),
    counted('TIMEOUT', 1, ...times(3)),
    counted('TIMEOUT', 9, 5),
    counted('VENDOR_DOWN', 2, 5),
  ];
  expect(causesOf(calls).map(({ cause, share }) => [cause, share])).toEqual([
    ['The vendor did not answer in time', 80],
    ['The vendor is down', 20],
  ]);
});
