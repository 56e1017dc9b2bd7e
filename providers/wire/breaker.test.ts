import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

function breakerAt() {
  const clock = { now: 0 };
  return { clock, breaker: createBreaker({ threshold: 3, cooldownMs: 1000, now: () => clock.now }) };
}

test('opens after this many failures in a row; a success in between restarts the count', () => {
  const { breaker } = breakerAt();
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.waitMs()).toBe(0);
  breaker.failed();
  expect(breaker.waitMs()).toBe(1000);
});

test('lets one probe through after the pause; a success closes it, a failure opens it again', () => {
  const { breaker, clock } = breakerAt();
  for (let n = 0; n < 3; n += 1) breaker.failed();
  clock.now = 1000;
  expect(breaker.waitMs()).toBe(0);
  expect(breaker.waitMs()).toBeGreaterThan(0);
  breaker.failed();
  expect(breaker.waitMs()).toBe(1000);
  clock.now = 2000;
  expect(breaker.waitMs()).toBe(0);
  breaker.succeeded();
  expect([breaker.waitMs(), breaker.waitMs()]).toEqual([0, 0]);
});

test('an aborted probe allows the next one', () => {
  const { breaker, clock } = breakerAt();
  for (let n = 0; n < 3; n += 1) breaker.failed();
  clock.now = 1000;
  expect(breaker.waitMs()).toBe(0);
  breaker.released();
  expect(breaker.waitMs()).toBe(0);
});
