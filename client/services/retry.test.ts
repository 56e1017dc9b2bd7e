import { expect, test } from 'vitest';
import { retry } from './retry.ts';

test('five attempts in all, from 1000 ms doubling', async () => {
  const waits: number[] = [];
  let calls = 0;
  const work = retry(
    () => {
      calls += 1;
      return Promise.reject(new Error(`try ${calls}`));
    },
    { wait: (milliseconds) => Promise.resolve(void waits.push(milliseconds)) },
  );
  await expect(work).rejects.toThrow('try 5');
  expect(waits).toEqual([1000, 2000, 4000, 8000]);
});

test('stops at the first success', async () => {
  let calls = 0;
  const answer = await retry(() => ((calls += 1) < 3 ? Promise.reject(new Error('no')) : Promise.resolve('yes')), {
    wait: () => Promise.resolve(),
  });
  expect([answer, calls]).toEqual(['yes', 3]);
});

test('does not retry what a retry cannot fix', async () => {
  let calls = 0;
  const work = retry(() => Promise.reject(new Error(String((calls += 1)))), { when: () => false, wait: () => Promise.resolve() });
  await expect(work).rejects.toThrow('1');
});
