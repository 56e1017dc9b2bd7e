import { expect, test } from 'vitest';
import { budgetMs, delayMs, holdSeconds, MAX_WAIT_S, rereadOf, TRIES, triesWithin } from './polling.ts';

test('delays double from one second and stop at five', () => {
  expect([0, 1, 2, 3, 4, 13, 1000].map(delayMs)).toEqual([1000, 2000, 4000, 5000, 5000, 5000, 5000]);
});

test('a waiting status is polled for 62 seconds, an unchanged one for 27', () => {
  expect(budgetMs(TRIES.waiting)).toBe(62_000);
  expect(budgetMs(TRIES.submitted)).toBe(27_000);
});

test('long polls count by the time they took: as the re-reads that would have fitted into it', () => {
  expect([0, 999, 1000, 2999, 3000, 7000, 26_999, 27_000].map(triesWithin)).toEqual([0, 0, 1, 1, 2, 3, 6, 7]);
  for (let tries = 0; tries <= TRIES.waiting; tries += 1) expect(triesWithin(budgetMs(tries))).toBe(tries);
  expect(triesWithin(61_999)).toBe(TRIES.waiting - 1);
});

test('held requests of a waiting status end with its budget, none longer than the server holds one', () => {
  const holds: number[] = [];
  for (let waited = 0; triesWithin(waited) < TRIES.waiting; waited += (holds.at(-1) ?? 0) * 1000) holds.push(holdSeconds(waited));
  expect(holds).toEqual([25, 25, 12]);
  expect(holdSeconds(62_000)).toBe(MAX_WAIT_S);
  expect(holdSeconds(61_999)).toBe(1);
});

test('each kind of status has its own polling, and a waiting one that timed out continues by long poll', () => {
  expect(rereadOf('WAITING_FOR_AVM', 0)).toBe('poll');
  expect(rereadOf('WAITING_FOR_AVM', 14)).toBe('long-poll');
  expect(rereadOf('PAYOFF_REQUEST_PENDING', 0)).toBe('long-poll');
  // polling ends there by A §4, but the lender ends the stop, and its page says that it goes on by itself
  expect(rereadOf('CREDIT_ERROR', 0)).toBe('long-poll');
  expect(rereadOf('NO_PROPERTY_FOUND', 0)).toBe('focus');
  expect(rereadOf('DECLINED', 0)).toBe('focus');
  expect(rereadOf('OFFER_SELECTION', 0)).toBe('none');
});
