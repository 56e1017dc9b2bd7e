import { PROFILE_ENDPOINTS } from '@hearthline/contract/identity/profile.ts';
import { lockWaited } from '@hearthline/database/testing/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appWith, PASSWORD, signedUp } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { hashPassword } from './sign-in.ts';

const SECURE = '/identity/secure/api/v1';
const NEW = 'Another!2026Password';

let at: TestApp;
beforeAll(async () => {
  at = await appWith(PROFILE_ENDPOINTS);
});
afterAll(async () => at.close());

type Headers = Record<string, string>;
const login = async (email: string, password = PASSWORD): Promise<{ status: number; headers: Headers }> => {
  const answer = await at.app.inject({
    method: 'POST',
    url: '/identity/api/v1/login',
    payload: { email, password },
    headers: { 'user-agent': 'Another browser' },
  });
  return { status: answer.statusCode, headers: { authorization: `Bearer ${answer.json().jwt ?? ''}` } };
};
const sessions = async (headers: Headers): Promise<{ uuid: string; isThis: boolean; userAgent: string }[]> =>
  (await at.app.inject({ url: `${SECURE}/sessions`, headers })).json();
const end = (uuid: string, headers: Headers) => at.app.inject({ method: 'DELETE', url: `${SECURE}/sessions/${uuid}`, headers });
const isIn = async (headers: Headers) => (await at.app.inject({ url: '/identity/secure/api/v1_1/identity', headers })).statusCode === 200;
const change = (headers: Headers, payload: object) => at.app.inject({ method: 'PUT', url: `${SECURE}/password`, payload, headers });

describe('sessions', () => {
  test('are listed newest first, and one is ended without the others', async () => {
    const here = await signedUp(at, 'two@example.com');
    const there = (await login('two@example.com')).headers;
    const listed = await sessions(here);
    expect(listed.map(({ isThis, userAgent }) => [isThis, userAgent])).toEqual([
      [false, 'Another browser'],
      [true, expect.any(String)],
    ]);
    expect((await end(listed[0]?.uuid ?? '', here)).statusCode).toBe(204);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(await sessions(here)).toHaveLength(1);
  });

  test('of another account are not found', async () => {
    const mine = await signedUp(at, 'mine@example.com');
    const theirs = await signedUp(at, 'theirs@example.com');
    const [other] = await sessions(theirs);
    expect((await end(other?.uuid ?? '', mine)).statusCode).toBe(404);
    expect(await isIn(theirs)).toBe(true);
  });
});

describe('a new password', () => {
  test('signs in, the old one does not, and only this session remains', async () => {
    const here = await signedUp(at, 'change@example.com');
    const there = (await login('change@example.com')).headers;
    expect((await change(here, { currentPassword: PASSWORD, newPassword: NEW })).statusCode).toBe(204);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await login('change@example.com')).status).toBe(401);
    expect((await login('change@example.com', NEW)).status).toBe(200);
  });

  test.each([
    ['a wrong current password', { currentPassword: NEW, newPassword: NEW }, 'currentPassword'],
    ['a weak new one', { currentPassword: PASSWORD, newPassword: 'short' }, 'newPassword'],
  ])('%s is refused without ending any session', async (_what, payload, field) => {
    const email = `refused.${field.toLowerCase().slice(0, 3)}@example.com`;
    const headers = await signedUp(at, email);
    const answer = await change(headers, payload);
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
    expect(await isIn(headers)).toBe(true);
    expect((await login(email)).status).toBe(200);
  });

  /** The password is replaced by a transaction that is still open while `meanwhile` is on its way, and is committed when it waits for this. */
  const whileReplaced = async <T>(email: string, meanwhile: () => Promise<T>): Promise<T> => {
    const client = await at.ctx.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE identity SET password_hash = $2 WHERE email_key = $1', [email, await hashPassword(NEW)]);
      const answer = meanwhile();
      await lockWaited(at.ctx.pool);
      await client.query('COMMIT');
      return await answer;
    } finally {
      client.release();
    }
  };

  test('a sign-in with the old one that was on its way opens nothing', async () => {
    await signedUp(at, 'on.its.way@example.com');
    expect((await whileReplaced('on.its.way@example.com', async () => login('on.its.way@example.com'))).status).toBe(401);
  });

  test('is not replaced by a change that was on its way with the old one', async () => {
    const headers = await signedUp(at, 'first@example.com');
    const late = { currentPassword: PASSWORD, newPassword: 'Thieves!2026Password' };
    const answer = await whileReplaced('first@example.com', async () => change(headers, late));
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'currentPassword']);
    expect((await login('first@example.com', NEW)).status).toBe(200);
  });
});
