import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import { identityByEmail } from '@hearthline/database/stores/person/identities.ts';
import { savePasswordReset } from '@hearthline/database/stores/person/password-resets.ts';
import { unmetRules } from '@hearthline/rules/fields/password.ts';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appWith, PASSWORD, signedUp } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { COMMON_HASH_BYTES, isCommonPassword, isPersonalPassword, passwordProblem } from './password-check.ts';

const OWNER = { email: 'grace.happy@homes.example', lender: 'Plumfield Credit Union', name: { firstName: 'Renée', lastName: 'Al-Amin' } };

describe('a common password', () => {
  test.each([
    'Password123!',
    'Qwerty12345!',
    'Welcome2026!',
    'P@ssw0rd2026!',
    '123Football!!',
    '!!Sunshine99',
    'Passw0rd!!!!',
    // these meet the rules, and are among the million most used as they are
    '!QAZxsw2#EDCvfr4',
    'abcd!EFG!123',
  ])('%s is refused', (password) => {
    expect(unmetRules(password)).toEqual([]);
    expect(isCommonPassword(password)).toBe(true);
    expect(passwordProblem(password, OWNER)).toContain('among the most used');
  });

  test.each([
    PASSWORD,
    'Another!2026Password',
    'Correct horse battery staple 1!',
    '8!3$92&61*Bob',
    'My dog ate 3 shoes!',
    'ŻółwKoala!2026',
  ])('%s is not one', (password) => expect(passwordProblem(password, OWNER)).toBeNull());

  test('the list has the hundred thousand most used, apart from capital letters', () => {
    const { size } = statSync(join(import.meta.dirname, 'common-passwords.bin'));
    expect(size % COMMON_HASH_BYTES).toBe(0);
    expect(size / COMMON_HASH_BYTES).toBeGreaterThan(95_000);
    expect(['123456', 'letmein', 'Trustno1', 'iloveyou', 'qwertyuiop'].map(isCommonPassword)).toEqual(Array(5).fill(true));
  });
});

describe('a password with words of its owner', () => {
  test.each(['Happy.Valley.42!', 'x9!GRACE-happy?', 'Homes&Gardens#7', 'Plumfield1!aaaa', 'renee!Walks2Far', 'AlAmin!2026walk'])(
    '%s is refused',
    (password) => {
      expect(isPersonalPassword(password, OWNER)).toBe(true);
      expect(passwordProblem(password, OWNER)).toMatch(/without your name/);
    },
  );

  test('may contain words shorter than four letters', () => {
    expect(
      isPersonalPassword('Al!Bo2026walker', { email: 'al@bo.example', lender: 'Hearthline', name: { firstName: 'Al', lastName: 'Bo' } }),
    ).toBe(false);
  });
});

describe('over HTTP the sentence stands at the field of the request', () => {
  let at: TestApp;
  beforeAll(async () => {
    at = await appWith({});
  });
  afterAll(async () => at.close());
  const errorsOf = (answer: { statusCode: number; json: () => { errors?: { field: string; message: string }[] } }) =>
    answer.statusCode === 400 ? answer.json().errors : answer.statusCode;

  test.each([
    ['Password123!', /most used/],
    ['Hearthline1!', /without your name/],
    ['Registrant!2026', /without your name/],
  ])('registration with %s', async (password, sentence) => {
    const payload = { email: 'registrant@example.com', password, phoneNumber: '6025550100' };
    const answer = await at.app.inject({ method: 'POST', url: '/identity/api/v1/registration/register', payload });
    expect(errorsOf(answer)).toEqual([{ field: 'password', message: expect.stringMatching(sentence) }]);
    expect(await identityByEmail(at.ctx.pool, payload.email)).toBeUndefined();
  });

  test('a change, which changes nothing', async () => {
    const headers = await signedUp(at, 'changer@example.com');
    const payload = { currentPassword: PASSWORD, newPassword: 'Welcome2026!' };
    const answer = await at.app.inject({ method: 'PUT', url: '/identity/secure/api/v1/password', payload, headers });
    expect(errorsOf(answer)).toEqual([{ field: 'newPassword', message: expect.stringMatching(/most used/) }]);
    const login = { email: 'changer@example.com', password: PASSWORD };
    expect((await at.app.inject({ method: 'POST', url: '/identity/api/v1/login', payload: login })).statusCode).toBe(200);
  });

  test('a reset, whose link stays good', async () => {
    await signedUp(at, 'forgetful@example.com');
    const secret = newOneTimeSecret();
    const identity = await identityByEmail(at.ctx.pool, 'forgetful@example.com');
    const now = at.ctx.clock.real();
    const row = {
      secretHash: hashOfSecret(secret),
      identityUuid: identity?.uuid ?? null,
      now,
      expiresAt: new Date(now.getTime() + 60_000),
    };
    await savePasswordReset(at.ctx.pool, row);
    const reset = async (password: string) =>
      at.app.inject({ method: 'POST', url: '/identity/api/v1/password/reset', payload: { token: secret, password } });
    expect(errorsOf(await reset('Forgetful!2026'))).toEqual([{ field: 'password', message: expect.stringMatching(/without your name/) }]);
    expect(errorsOf(await reset('Qwerty12345!'))).toEqual([{ field: 'password', message: expect.stringMatching(/most used/) }]);
    expect((await reset('Another!2026Pw')).statusCode).toBe(200);
  });
});
