import { expect, test } from 'vitest';
import { delayMs, holdSeconds, MAX_WAIT_S, rereadOf, retriesAfter, TRIES } from './polling.ts';

const budget = (tries: number) => Array.from({ length: tries }, (_, at) => delayMs(at)).reduce((sum, delay) => sum + delay, 0);

test('delays double from one second and stop at five', () => {
  expect([0, 1, 2, 3, 4, 13, 1000].map(delayMs)).toEqual([1000, 2000, 4000, 5000, 5000, 5000, 5000]);
});

test('a waiting status is polled for 62 seconds, an unchanged one for 27', () => {
  expect(budget(TRIES.waiting)).toBe(62_000);
  expect(budget(TRIES.submitted)).toBe(27_000);
});

test('a long poll counts as the re-reads it replaced, at least one', () => {
  expect(retriesAfter(0, 0)).toBe(1);
  expect(retriesAfter(0, 1000)).toBe(1);
  expect(retriesAfter(0, 3000)).toBe(2);
  expect(retriesAfter(0, 7000)).toBe(3);
  expect(retriesAfter(3, 25_000)).toBe(8);
  expect(retriesAfter(0, 62_000)).toBe(TRIES.waiting);
});

test('held requests of a waiting status end with its budget, none longer than the server holds one', () => {
  const holds: number[] = [];
  for (let retries = 0; retries < TRIES.waiting;) {
    const seconds = holdSeconds(retries);
    holds.push(seconds);
    retries = retriesAfter(retries, seconds * 1000);
  }
  expect(holds).toEqual([22, 25, 15]);
  expect(holdSeconds(TRIES.waiting)).toBe(MAX_WAIT_S);
});

test('each kind of status has its own polling, and a waiting one that timed out continues by long poll', () => {
  expect(rereadOf('WAITING_FOR_AVM', 0)).toBe('poll');
  expect(rereadOf('WAITING_FOR_AVM', 14)).toBe('long-poll');
  expect(rereadOf('PAYOFF_REQUEST_PENDING', 0)).toBe('long-poll');
  expect(rereadOf('CREDIT_ERROR', 0)).toBe('focus');
  expect(rereadOf('OFFER_SELECTION', 0)).toBe('none');
});
