import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { access } from '../../../identity/access/access.ts';
import { openAccount } from '../../../identity/access/open-account.ts';
import { bodyOf, sendMessages } from '../../../messages/outbox.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';

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

test('a newer email leaves the older link valid; one that is used ends the others, and every link expires after an hour', async () => {
  const email = 'twice@example.com';
  await account(email);
  for (let i = 0; i < 3; i += 1) await post('password/forgotten', { email });
  const [newest = '', middle = '', oldest = ''] = await tokensTo(email);
  expect((await post('password/reset', { token: oldest, password: NEW })).statusCode).toBe(200);
  expect((await post('password/reset', { token: middle, password: NEW })).statusCode).toBe(410);
  expect((await post('password/reset', { token: newest, password: NEW })).statusCode).toBe(410);
  await post('password/forgotten', { email });
  const [late = ''] = await tokensTo(email);
  const { rows } = await server.ctx.pool.query<{ minutes: number }>(
    "update password_reset set expires_at = expires_at - interval '60 minutes' returning extract(epoch from expires_at + interval '60 minutes' - now()) / 60 as minutes",
  );
  expect(Number(rows[0]?.minutes)).toBeGreaterThan(59);
  expect((await post('password/reset', { token: late, password: NEW })).statusCode).toBe(410);
});

test('an address without an account gets the same reply and no email', async () => {
  const answer = await post('password/forgotten', { email: 'nobody@example.com' });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await messagesTo(server.ctx.pool, 'nobody@example.com')).toEqual([]);
  await sendMessages(server.ctx);
  const { rows } = await server.ctx.pool.query("select sent_at, tries from outbox where recipient = 'nobody'");
  expect(rows).toEqual([{ sent_at: null, tries: 0 }]);
});

/** The statements that a piece of work sends to the database, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([first]) => (typeof first === 'string' ? first : (first as unknown as { text: string }).text));
  query.mockRestore();
  return texts;
}
const forgotten = async (email: string) => post('password/forgotten', { email });

test('a forgotten password is the same work with an account, without one, and when the address got enough emails', async () => {
  await account('known@example.com');
  // the first request of a process also loads the keys
  await forgotten('warm@example.com');
  const known = await statementsOf(() => forgotten('known@example.com'));
  const unknown = await statementsOf(() => forgotten('unknown@example.com'));
  expect(known.length).toBeGreaterThan(6);
  expect(unknown).toEqual(known);
});

test('a forgotten password takes as long without an account as with one', async () => {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < 60; i += 1) await account(`timed${i}@example.com`);
  for (let i = 0; i < 60; i += 1)
    for (const kind of i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const from = performance.now();
      await forgotten(kind === 'known' ? `timed${i}@example.com` : `absent${i}@example.com`);
      times[kind].push(performance.now() - from);
    }
  // The same statements are run for both (above). What is left is a tenth of a millisecond, which varies with the machine and which no network shows.
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[30] ?? 0;
  const [known, unknown] = [median(times.known), median(times.unknown)];
  expect(Math.max(known, unknown) / Math.min(known, unknown), `${known} ms with an account, ${unknown} ms without`).toBeLessThan(1.5);
}, 60_000);

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
