import { PROFILE_ENDPOINTS } from '@hearthline/contract/identity/profile.ts';
import type { OutboxRow } from '@hearthline/database/generated/rows.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf } from '../../messages/outbox.ts';
import { appWith, PASSWORD, signedUp } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { deviceName } from './account-mail.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let at: TestApp;
beforeAll(async () => {
  at = await appWith(PROFILE_ENDPOINTS);
});
afterAll(async () => at.close());

/** Subjects and bodies of the emails queued to an address, in order. */
async function mailsTo(address: string): Promise<{ subject: string; body: string }[]> {
  const { rows } = await at.ctx.pool.query<OutboxRow>("SELECT * FROM outbox WHERE recipient = $1 AND channel = 'MAIL' ORDER BY id", [
    address,
  ]);
  return Promise.all(rows.map(async (row) => ({ subject: row.subject, body: await bodyOf(at.ctx, row) })));
}
const subjects = async (address: string): Promise<string[]> => (await mailsTo(address)).map(({ subject }) => subject);
const login = async (email: string, agent: string) =>
  at.app.inject({
    method: 'POST',
    url: '/identity/api/v1/login',
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': agent },
  });

describe('the owner of an account is told by email', () => {
  test('that it was opened with their address, and what to do if they did not', async () => {
    await signedUp(at, 'opened@example.com');
    const [mail] = await mailsTo('opened@example.com');
    expect(mail?.subject).toBe('Your account is open');
    expect(mail?.body).toMatch(/used your address/);
    expect(mail?.body).toContain('/auth/forgot');
  });

  test('of a changed password, and of none that was refused', async () => {
    const headers = await signedUp(at, 'password@example.com');
    const change = async (currentPassword: string) =>
      at.app.inject({
        method: 'PUT',
        url: '/identity/secure/api/v1/password',
        headers,
        payload: { currentPassword, newPassword: 'Another!2026Pw' },
      });
    expect((await change('Wrong!2026Password')).statusCode).toBe(400);
    expect(await subjects('password@example.com')).toEqual(['Your account is open']);
    expect((await change(PASSWORD)).statusCode).toBe(204);
    expect(await subjects('password@example.com')).toEqual(['Your account is open', 'Your password was changed']);
    expect((await mailsTo('password@example.com'))[1]?.body).not.toContain('Another!2026Pw');
  });

  test('of as many changes an hour as their limit says; further ones are refused', async () => {
    const few = await appWith(PROFILE_ENDPOINTS, { env: { THROTTLE_ACCOUNT_CHANGES: '2' } });
    try {
      const headers = await signedUp(few, 'flooded@example.com');
      const send = async (url: string, payload: object) => (await few.app.inject({ method: 'PUT', url, headers, payload })).statusCode;
      const phone = async (number: string) => send('/service-profile/api/v1/profile/phone', { number });
      expect([await phone('6025550101'), await phone('6025550102'), await phone('6025550103')]).toEqual([200, 200, 429]);
      // the same number tells nobody, so it is not counted
      expect(await phone('6025550102')).toBe(200);
      const alias = async (value: string) => send('/identity/secure/api/v1/identity/alias', { type: 'Phone', value });
      expect([await alias('6025550101'), await alias('6025550103')]).toEqual([200, 429]);
      const password = { currentPassword: PASSWORD, newPassword: 'Another!2026Pw' };
      expect(await send('/identity/secure/api/v1/password', password)).toBe(429);
      const { rows } = await few.ctx.pool.query("SELECT 1 FROM outbox WHERE recipient = 'flooded@example.com' AND channel = 'MAIL'");
      expect(rows).toHaveLength(3);
    } finally {
      await few.close();
    }
  });

  test('of a phone number in place of another, and not of the same one again', async () => {
    const headers = await signedUp(at, 'phone@example.com');
    const put = async (number: string) =>
      at.app.inject({ method: 'PUT', url: '/service-profile/api/v1/profile/phone', headers, payload: { number, type: 'MOBILE' } });
    expect((await put('6025550100')).statusCode).toBe(200);
    expect(await subjects('phone@example.com')).toEqual(['Your account is open']);
    expect((await put('6025550199')).statusCode).toBe(200);
    expect(await subjects('phone@example.com')).toEqual(['Your account is open', 'Your phone number was changed']);
    expect((await mailsTo('phone@example.com'))[1]?.body).not.toMatch(/555.?01/);
  });

  test('of a browser it has not been used with lately; a newer version of a browser is the same', async () => {
    await signedUp(at, 'device@example.com');
    await login('device@example.com', `${WINDOWS}140.0.0.0 Safari/537.36`);
    expect(await subjects('device@example.com')).toEqual(['Your account is open', 'Someone logged in from a new device']);
    expect((await mailsTo('device@example.com'))[1]?.body).toContain('Chrome on Windows');
    await login('device@example.com', `${WINDOWS}141.0.0.0 Safari/537.36`);
    expect(await subjects('device@example.com')).toHaveLength(2);
    await login('device@example.com', FIREFOX);
    expect(await subjects('device@example.com')).toHaveLength(3);
  });

  test('of a browser on an account that was not used for long', async () => {
    await signedUp(at, 'idle@example.com');
    await at.ctx.pool.query("DELETE FROM session WHERE identity_uuid = (SELECT uuid FROM identity WHERE email_key = 'idle@example.com')");
    await login('idle@example.com', FIREFOX);
    expect(await subjects('idle@example.com')).toHaveLength(1);
    await at.ctx.pool.query("DELETE FROM session WHERE identity_uuid = (SELECT uuid FROM identity WHERE email_key = 'idle@example.com')");
    await at.ctx.pool.query("UPDATE identity SET created_at = created_at - interval '91 days' WHERE email_key = 'idle@example.com'");
    await login('idle@example.com', FIREFOX);
    expect(await subjects('idle@example.com')).toEqual(['Your account is open', 'Someone logged in from a new device']);
  });
});

test.each([
  [`${WINDOWS}140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['<b>curl</b>/8', 'A browser'],
])('%s is named %s', (agent, name) => expect(deviceName(agent)).toBe(name));
