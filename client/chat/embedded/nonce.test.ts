import { NONCE_MS } from '@hearthline/rules/chat/limits.ts';
import type { Call } from '@hearthline/web/api/operation.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepNonce } from './nonce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function world({ fails = false } = {}) {
  const calls: string[] = [];
  let isIn = true;
  let hasFailed = fails;
  const call = (async (operation: string, input: { query?: { nonce: string } }) => {
    calls.push(`${operation.split(' ')[0] ?? ''} ${input.query?.nonce ?? ''}`.trim());
    if (hasFailed) {
      hasFailed = false;
      throw new Error('refused');
    }
    return { nonce: `nonce-${calls.length}` };
  }) as unknown as Call;
  return { calls, nonce: keepNonce({ call, isWanted: () => isIn }), signOut: () => void (isIn = false) };
}

test('a person who is signed in has a nonce, renewed each minute in place of the one before', async () => {
  const { calls, nonce } = world();
  await nonce.start();
  await nonce.start();
  expect(nonce.get()).toBe('nonce-1');
  await vi.advanceTimersByTimeAsync(59_999);
  expect(calls).toEqual(['POST']);
  await vi.advanceTimersByTimeAsync(60_001);
  expect([calls, nonce.get()]).toEqual([['POST', 'PUT nonce-1', 'PUT nonce-2'], 'nonce-3']);
});

test('nothing is asked after they sign out', async () => {
  const { calls, nonce, signOut } = world();
  await nonce.start();
  signOut();
  expect(nonce.get()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5 * NONCE_MS);
  expect(calls).toEqual(['POST']);
});

test('one that could not be had is asked for again a minute later', async () => {
  const { calls, nonce } = world({ fails: true });
  await nonce.start();
  expect(nonce.get()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(NONCE_MS);
  expect([calls, nonce.get()]).toEqual([['POST', 'POST'], 'nonce-2']);
});

test('a visitor has none, and asks for none', async () => {
  const { calls, nonce, signOut } = world();
  signOut();
  await nonce.start();
  await vi.advanceTimersByTimeAsync(NONCE_MS);
  expect([calls, nonce.get()]).toEqual([[], undefined]);
});
