import { expect, test } from 'vitest';
import { attribution, rememberAttribution, utmParameters } from './attribution.ts';

function store() {
  const map = new Map<string, string>();
  return { getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, value: string) => void map.set(key, value) };
}

test('attribution outlives the address it came with, and no other parameter is stored', () => {
  const tab = store();
  rememberAttribution('?utm_source=letter&offerCode=A1&s=secret', tab);
  rememberAttribution('', tab);
  expect(attribution(tab)).toEqual({ utm_source: 'letter', offerCode: 'A1' });
});

test('a newer value wins, the others stay', () => {
  const tab = store();
  rememberAttribution('?utm_source=letter&rid=r1', tab);
  expect(rememberAttribution('?utm_source=radio', tab)).toEqual({ utm_source: 'radio', rid: 'r1' });
});

test('utm values are sent under upper-case names', () => {
  expect(utmParameters({ utm_source: 'cloc', utm_id: '9', rid: 'r' })).toEqual({ SOURCE: 'cloc', ID: '9' });
});
