import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAllAnswers, forgetAnswers, keepAnswers, keptAnswers, NEVER_KEPT } from './kept-answers.ts';

const CLIENT = join(import.meta.dirname, '..');

test('typed values are restored by the name of their form until they are sent', () => {
  keepAnswers('liens 1', { amount: 1 });
  keepAnswers('liens 2', { amount: 2 });
  forgetAnswers('liens 1');
  expect([keptAnswers('liens 1'), keptAnswers('liens 2')]).toEqual([undefined, { amount: 2 }]);
  forgetAllAnswers();
  expect(keptAnswers('liens 2')).toBeUndefined();
});

test('a password, an SSN, a PIN and a consent are never kept', () => {
  keepAnswers('login', { email: 'grace@example.com', password: 'secret', ssn: '666101009', pin: '1234', agree: true });
  expect(keptAnswers('login')).toEqual({ email: 'grace@example.com' });
});

test('every secret field of every screen is listed as never kept', () => {
  const secret = /<(?:PasswordField|SsnField|PinField)\s+\{\.\.\.(?:fieldProps\([\w.]+, '(\w+)'\)|(\w+))\}/g;
  const named = globSync('{screens,parts}/**/*.tsx', { cwd: CLIENT }).flatMap((file) =>
    [...readFileSync(join(CLIENT, file), 'utf8').matchAll(secret)].map(([, byName, byValue]) => byName ?? byValue ?? ''),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !NEVER_KEPT.includes(name))).toEqual([]);
});

const UUID = '00000000-0000-4000-8000-000000000001';

const tab = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => void tab.set(key, value),
  removeItem: (key: string) => void tab.delete(key),
};
beforeEach(() => vi.stubGlobal('window', { sessionStorage }));
afterEach(() => {
  tab.clear();
  vi.unstubAllGlobals();
});

/** The module as a page that was loaded again has it: nothing is left in memory, and the tab's storage is the same. */
async function reload() {
  vi.resetModules();
  return import('./kept-answers.ts');
}

test('what was typed into a form of an application outlasts a reload, without codes, SSN and consents', async () => {
  keepAnswers(`contact ${UUID}`, {
    maritalStatus: 'MARRIED',
    owners: [{ firstName: 'Paula' }],
    ssn: '666101009',
    code: '7KM-2QF',
    agree: true,
  });
  keepAnswers(`condition ${UUID}`, { contactName: 'Grace', gateCode: '4411' });
  expect([...tab.values()].join('')).not.toMatch(/666101009|7KM|4411|agree/);
  const after = await reload();
  expect(after.keptAnswers(`contact ${UUID}`)).toEqual({ maritalStatus: 'MARRIED', owners: [{ firstName: 'Paula' }] });
  expect(after.keptAnswers(`condition ${UUID}`)).toEqual({ contactName: 'Grace' });
  after.forgetAnswers(`contact ${UUID}`);
  expect((await reload()).keptAnswers(`contact ${UUID}`)).toBeUndefined();
});

test('what was typed into sign-in or the settings, which name no application, is not stored', async () => {
  keepAnswers('login', { email: 'grace@example.com' });
  expect(keptAnswers('login')).toEqual({ email: 'grace@example.com' });
  expect((await reload()).keptAnswers('login')).toBeUndefined();
});

test('once every form was sent nothing is left in the tab’s storage', () => {
  keepAnswers(`liens ${UUID}`, { amount: 1 });
  forgetAnswers(`liens ${UUID}`);
  expect([...tab]).toEqual([]);
});
