import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BoundedMap } from './bounded-map.ts';
import { changesOver } from './changes.ts';

const NEVER = new AbortController().signal;

/** Changes over a listener whose notifications and connection the test decides, and a database whose changed applications it decides. */
function setUp() {
  const state = { connected: true, changed: [] as string[], reads: [] as unknown[][], notify: (_payload: string): void => undefined };
  const listener = {
    on: (_channel: string, notified: (payload: string) => void) => ((state.notify = notified), () => undefined),
    presence: () => (state.connected ? 1 : null),
    close: async () => undefined,
  };
  const pool = {
    query: async ({ values }: { values: unknown[] }) => {
      state.reads.push(values);
      return { rows: state.changed.map((uuid) => ({ uuid })) };
    },
  } as unknown as Pool;
  return { state, changes: changesOver(listener, pool) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('waiting for an application', () => {
  test('ends with the version of its notification, without a read, and not with those of others', async () => {
    const { state, changes } = setUp();
    const [mine, other] = [changes.wait('a', 3, 20_000, NEVER), changes.wait('b', 3, 20_000, NEVER)];
    state.notify('a 4');
    expect(await mine.version).toBe(4);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await other.version).toBe(3);
  });

  test('ends at once when the notification arrived between the read of the version and the wait', async () => {
    const { state, changes } = setUp();
    state.notify('a 4');
    expect(await changes.wait('a', 3, 20_000, NEVER).version).toBe(4);
    const seen = changes.wait('a', 4, 500, NEVER);
    await vi.advanceTimersByTimeAsync(500);
    expect(await seen.version).toBe(4);
  });

  test('ends when it is released, and when the process stops', async () => {
    const { changes } = setUp();
    const stopping = new AbortController();
    const [released, stopped] = [changes.wait('a', 1, 20_000, stopping.signal), changes.wait('b', 2, 20_000, stopping.signal)];
    released.release();
    expect(await released.version).toBe(1);
    stopping.abort();
    expect(await stopped.version).toBe(2);
    expect(await changes.wait('c', 5, 20_000, stopping.signal).version).toBe(5);
  });

  test.each([
    ['while notifications arrive', true, 4],
    ['while the connection is lost', false, 20],
  ])('five thousand waiters cost one read together, %s: at most %s in 20 s', async (_, connected, most) => {
    const { state, changes } = setUp();
    state.connected = connected;
    for (let n = 0; n < 5000; n += 1) changes.wait(`application ${n}`, 1, 60_000, NEVER);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.reads.length).toBeGreaterThanOrEqual(3);
    expect(state.reads.length).toBeLessThanOrEqual(most);
    for (const [uuids] of state.reads) expect(uuids).toHaveLength(5000);
    await vi.advanceTimersByTimeAsync(60_000);
    // Nobody waits any more: nothing is read.
    const before = state.reads.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.reads).toHaveLength(before);
  });

  test('a lost notification is found by reading: at once when the connection is back, within a second while it is lost', async () => {
    const { state, changes } = setUp();
    const first = changes.wait('a', 1, 60_000, NEVER);
    state.changed = ['a'];
    state.notify('');
    await vi.advanceTimersByTimeAsync(0);
    expect(await first.version).toBeNull();
    state.connected = false;
    const second = changes.wait('a', 1, 60_000, NEVER);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second.version).toBeNull();
  });
});

test('a bounded map forgets what was not asked for longest, and holds at most twice its size', () => {
  const map = new BoundedMap<number, string>(10);
  for (let n = 0; n < 1000; n += 1) {
    map.set(n, `value ${n}`);
    expect(map.get(0)).toBe('value 0');
  }
  const held = Array.from({ length: 1000 }, (_, n) => n).filter((n) => map.get(n) !== undefined).length;
  expect(held).toBeLessThanOrEqual(20);
  expect([map.get(999), map.get(500)]).toEqual(['value 999', undefined]);
});
