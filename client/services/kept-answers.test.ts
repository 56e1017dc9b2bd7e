import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetAllAnswers, forgetAnswers, keepAnswers, keptAnswers, NEVER_KEPT } from './kept-answers.ts';

const CLIENT = join(import.meta.dirname, '..');

test('what is typed comes back by the name of its form until it is sent', () => {
  keepAnswers('liens 1', { amount: 1 });
  keepAnswers('liens 2', { amount: 2 });
  forgetAnswers('liens 1');
  expect([keptAnswers('liens 1'), keptAnswers('liens 2')]).toEqual([undefined, { amount: 2 }]);
  forgetAllAnswers();
  expect(keptAnswers('liens 2')).toBeUndefined();
});

test('a password, an SSN, a PIN and a consent are kept nowhere', () => {
  keepAnswers('login', { email: 'grace@example.com', password: 'secret', ssn: '666101009', pin: '1234', agree: true });
  expect(keptAnswers('login')).toEqual({ email: 'grace@example.com' });
});

test('every field of a screen that takes a secret is named among those that are never kept', () => {
  const secret = /<(?:PasswordField|SsnField|PinField)\s+\{\.\.\.(?:fieldProps\([\w.]+, '(\w+)'\)|(\w+))\}/g;
  const named = globSync('{screens,parts}/**/*.tsx', { cwd: CLIENT }).flatMap((file) =>
    [...readFileSync(join(CLIENT, file), 'utf8').matchAll(secret)].map(([, byName, byValue]) => byName ?? byValue ?? ''),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !NEVER_KEPT.includes(name))).toEqual([]);
});
