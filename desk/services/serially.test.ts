import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serially } from './serially.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('work that is asked for often', () => {
  test('runs at once, and once more for all that asked while it ran', async () => {
    const ends: (() => void)[] = [];
    const work = vi.fn(async () => new Promise<void>((resolve) => void ends.push(resolve)));
    const ask = serially(work);
    ask();
    ask();
    ask();
    expect(work).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await vi.runAllTimersAsync();
    expect(work).toHaveBeenCalledTimes(2);
    ends[1]?.();
    await vi.runAllTimersAsync();
    expect(work).toHaveBeenCalledTimes(2);
    ask();
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('rests between two runs, and goes on after a failed one', async () => {
    const work = vi.fn(async () => Promise.reject(new Error('lost')));
    const ask = serially(work, 2000);
    ask();
    ask();
    await vi.advanceTimersByTimeAsync(1999);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
