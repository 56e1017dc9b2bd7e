import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attribution, rememberAttribution } from './attribution.ts';
import { forgetTab, tabStorage } from './storage.ts';

/** A browser that blocks all cookies: reading the storage throws, before anything is read from it. */
beforeEach(() => {
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('where storage is blocked, values last as long as the page', () => {
  expect(tabStorage.getItem('a')).toBeNull();
  tabStorage.setItem('a', '1');
  expect(tabStorage.getItem('a')).toBe('1');
  tabStorage.removeItem('a');
  expect(tabStorage.getItem('a')).toBeNull();
});

test('where storage is blocked, logging out forgets what was kept for the page', () => {
  tabStorage.setItem('a', '1');
  forgetTab();
  expect(tabStorage.getItem('a')).toBeNull();
});

test('where storage is blocked, a visitor’s attribution is kept for the page', () => {
  rememberAttribution('?utm_source=mail');
  expect(attribution()).toEqual({ utm_source: 'mail' });
});

test('a value that could not be stored before is stored once storage works', () => {
  tabStorage.setItem('b', '1');
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
  });
  tabStorage.setItem('b', '2');
  expect([tabStorage.getItem('b'), kept.get('b')]).toEqual(['2', '2']);
});
