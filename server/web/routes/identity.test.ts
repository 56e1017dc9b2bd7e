import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '../../identity/access/access.ts';
import { openAccount } from '../../identity/access/open-account.ts';
import { bodyOf } from '../../messages/outbox.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const OLD = 'Sandbox!2026Pw';
const NEW = 'Another!2026Pw';
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ access });
});
afterAll(async () => server.close());

const post = (path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/identity/api/v1/${path}`, headers: { host: 'localhost' }, payload });
const account = (email: string) =>
  openAccount(server.ctx, { email, password: OLD, phoneNumber: null, organization: 'MAIN' }, { ip: '127.0.0.1', userAgent: 'test' });
const tokensTo = async (email: string) =>
  Promise.all(
    (await messagesTo(server.ctx.pool, email)).map(
      async (row) => /\/auth\/reset\?token=([\w-]+)/.exec(await bodyOf(server.ctx, row))?.[1] ?? '',
    ),
  );

test('the link of the email sets a new password once, and ends every other session', async () => {
  const email = 'forgetful@example.com';
  const opened = await account(email);
  expect((await post('password/forgotten', { email: ' Forgetful@example.com ' })).statusCode).toBe(204);
  const [token = ''] = await tokensTo(email);
  expect(token).toHaveLength(43);

  const weak = await post('password/reset', { token, password: 'weak' });
  expect(weak.json()).toMatchObject({ status: 400, errors: [{ field: 'password' }] });
  const set = await post('password/reset', { token, password: NEW });
  expect(set.statusCode).toBe(200);
  const who = (jwt: string) =>
    server.app.inject({ url: '/identity/secure/api/v1_1/identity', headers: { host: 'localhost', authorization: `Bearer ${jwt}` } });
  expect((await who(set.json<{ jwt: string }>().jwt)).json()).toMatchObject({ email });
  expect((await who(opened?.jwt ?? '')).statusCode).toBe(401);
  expect((await post('login', { email, password: OLD })).statusCode).toBe(401);
  expect((await post('login', { email, password: NEW })).statusCode).toBe(200);
  expect((await post('password/reset', { token, password: NEW })).json()).toMatchObject({ status: 410, code: 'reset_over' });
});

test('a newer email invalidates the older one, and every link expires after thirty minutes', async () => {
  const email = 'twice@example.com';
  await account(email);
  await post('password/forgotten', { email });
  await post('password/forgotten', { email });
  const [newest = '', older = ''] = await tokensTo(email);
  expect((await post('password/reset', { token: older, password: NEW })).statusCode).toBe(410);
  await server.ctx.pool.query("update password_reset set expires_at = now() - interval '1 second'");
  expect((await post('password/reset', { token: newest, password: NEW })).statusCode).toBe(410);
});

test('an address without an account gets the same reply and no email', async () => {
  const answer = await post('password/forgotten', { email: 'nobody@example.com' });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await messagesTo(server.ctx.pool, 'nobody@example.com')).toEqual([]);
});

test('the secret is stored as a hash only, and the email encrypted, before and after it is sent', async () => {
  const email = 'kept@example.com';
  await account(email);
  await post('password/forgotten', { email });
  const [token = 'none'] = await tokensTo(email);
  const { rows } = await server.ctx.pool.query<{ row: string }>(
    'select r::text as row from password_reset r union all select o::text from outbox o union all select n::text from notification n',
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
});
