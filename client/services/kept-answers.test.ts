import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
