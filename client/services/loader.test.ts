import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HIDE_DELAY_MS, MIN_SHOWN_MS, loader } from './loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('shows for a second at least', () => {
  loader.show();
  loader.hide();
  vi.advanceTimersByTime(MIN_SHOWN_MS - 1);
  expect(loader.isShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(loader.isShown()).toBe(false);
});

test('then hides 300 ms after the work is done', () => {
  loader.show();
  vi.advanceTimersByTime(5000);
  loader.hide();
  vi.advanceTimersByTime(HIDE_DELAY_MS - 1);
  expect(loader.isShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(loader.isShown()).toBe(false);
});

test('new work keeps it open', () => {
  loader.show();
  loader.hide();
  loader.show();
  vi.advanceTimersByTime(10_000);
  expect(loader.isShown()).toBe(true);
  loader.hide();
});
