import { expect, test } from 'vitest';
import { mayReload, once, prefetch, resetReloadCount, wouldHelp } from './preload-reload.ts';

function store() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

test('reloads five times, then shows the error; a successful load resets the count', () => {
  const tab = store();
  expect([1, 2, 3, 4, 5, 6].map(() => mayReload(tab))).toEqual([true, true, true, true, true, false]);
  resetReloadCount(tab);
  expect(mayReload(tab)).toBe(true);
});

test('code that is only fetched ahead never reloads the page, and nothing does without a connection', async () => {
  const online = { navigator: { onLine: true } };
  expect(wouldHelp(online)).toBe(true);
  expect(wouldHelp({ navigator: { onLine: false } })).toBe(false);
  let during: boolean | undefined;
  await prefetch(() => {
    during = wouldHelp(online);
    return Promise.reject(new Error('Failed to fetch'));
  });
  expect(during).toBe(false);
  expect(wouldHelp(online)).toBe(true);
});

test('code is loaded once for all callers; a failed load is tried again', async () => {
  let loads = 0;
  const load = once(async () => {
    loads += 1;
    await Promise.resolve();
    if (loads === 1) throw new Error('Failed to fetch');
    return loads;
  });
  await expect(load()).rejects.toThrow('Failed to fetch');
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  expect(load()).toBe(load());
});
