import { expect, test } from 'vitest';
import { flagsAtLoad, flagValue, isOn, setFlags } from './flags.ts';
import { storeFlags } from './store-flags.ts';

function store(text?: string) {
  const map = new Map<string, string>(text === undefined ? [] : [['flags', text]]);
  return { getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, value: string) => void map.set(key, value) };
}

const on = { key: 'a', enabled: true, variables: [{ key: 'zips', defaultValue: ['90210'] }] };

test('flags stored in the tab win over those in the page', () => {
  const tab = store();
  storeFlags([{ key: 'a', enabled: false }], tab);
  expect(flagsAtLoad([on, { key: 'b', enabled: true }], tab).get('a')?.enabled).toBe(false);
  expect(flagsAtLoad([on, { key: 'b', enabled: true }], tab).get('b')?.enabled).toBe(true);
});

test.each(['{', '7', '[1,null]'])('stored %s is ignored', (text) => {
  expect(flagsAtLoad([on], store(text)).get('a')?.enabled).toBe(true);
});

test('a flag has its state and values; an unknown one is off', () => {
  setFlags(flagsAtLoad([on], store()));
  expect([isOn('a'), isOn('b')]).toEqual([true, false]);
  expect(flagValue('a', 'zips')).toEqual(['90210']);
  expect(flagValue('b', 'zips')).toBeUndefined();
});
