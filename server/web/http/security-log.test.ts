import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import { savePasswordReset } from '@hearthline/database/stores/person/password-resets.ts';
import { callersOfEveryKind } from '@hearthline/sandbox/testing/callers.ts';
import { credentialsOf, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECURITY_EVENTS } from '../../config/security-log.ts';

const EMAIL = 'watched.person@example.com';
const [FIRST, SECOND, THIRD, WRONG] = ['Sandbox!2026Pw', 'Another!2026Pw', 'Different!2026Pw', 'Wrong!2026Password'];

let text = '';
let lender: TestLender;
let origin: string;
beforeAll(async () => {
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  lender = await testLender({ logTo, env: { THROTTLE_SIGN_IN_ACCOUNT_IP: '6', TRUST_PROXY: '1' } });
  origin = await lender.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => lender.close());

async function ask(
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<{ status: number; jwt: string }> {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      'x-forwarded-for': '6.6.6.6, 203.0.113.50',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...credentialsOf(token),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { jwt = '' } = (answer.headers.get('content-type') ?? '').startsWith('application/json')
    ? ((await answer.json()) as { jwt?: string })
    : {};
  return { status: answer.status, jwt };
}
const login = async (password: string) => ask('POST', '/identity/api/v1/login', { body: { email: EMAIL, password } });
type Line = Record<string, unknown>;
const lines = (): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line['log'] === 'security');

/** Events of a sign-in in two steps, of another email address, of a draft on another device and of a password expired at the desk, which their own tests play. */
const ELSEWHERE =
  /^(draft-opened|email-changed|password-expired|second-step|recovery-code(s-replaced|-used)|passkey|signed-in-again|staff-(signed-in|sign-in-failed|changed))/;

test('each event is written over real HTTP, in the documented shape, and without anything secret', async () => {
  const secret = newOneTimeSecret();
  const SECURE = '/identity/secure/api/v1';
  const register = { email: EMAIL, password: FIRST, phoneNumber: '6025550100' };
  const opened = (await ask('POST', '/identity/api/v1/registration/register', { body: register })).jwt;
  expect((await login(WRONG)).status).toBe(401);
  const unknown = { email: 'unknown@example.com', password: WRONG };
  expect((await ask('POST', '/identity/api/v1/login', { body: unknown })).status).toBe(401);
  const here = (await login(FIRST)).jwt;
  expect((await ask('PUT', `${SECURE}/password`, { token: here, body: { currentPassword: FIRST, newPassword: SECOND } })).status).toBe(204);
  expect((await ask('GET', `${SECURE}/sessions`, { token: opened })).status).toBe(401);
  expect((await ask('GET', '/identity-broker/agent/secure/api/v3/self/helocinfo', { token: here })).status).toBe(403);
  const [{ uuid: sessionUuid, identity_uuid: identityUuid }] = (
    await lender.ctx.pool.query(
      'SELECT s.uuid, s.identity_uuid FROM session s JOIN identity i ON i.uuid = s.identity_uuid WHERE i.email_key = $1 AND s.revoked_at IS NULL',
      [EMAIL],
    )
  ).rows as [{ uuid: string; identity_uuid: string }];
  expect((await ask('DELETE', `${SECURE}/sessions/${sessionUuid}`, { token: here })).status).toBe(204);
  expect((await ask('POST', '/identity/api/v1/password/forgotten', { body: { email: EMAIL } })).status).toBe(204);
  await savePasswordReset(lender.ctx.pool, {
    secretHash: hashOfSecret(secret),
    identityUuid: identityUuid,
    now: new Date(0),
    expiresAt: new Date(lender.ctx.clock.real().getTime() + 60_000),
  });
  const reset = (await ask('POST', '/identity/api/v1/password/reset', { body: { token: secret, password: THIRD } })).jwt;
  expect((await ask('POST', `${SECURE}/logout`, { token: reset })).status).toBe(204);
  const last = (await login(THIRD)).jwt;
  expect((await ask('POST', `${SECURE}/logout`, { token: last, body: { everywhere: true } })).status).toBe(204);
  await lender.ctx.pool.query('UPDATE identity SET password_expired_at = now() WHERE email_key = $1', [EMAIL]);
  expect((await login(THIRD)).status).toBe(403);
  while ((await login(WRONG)).status === 401);
  const callers = await callersOfEveryKind(lender);
  const { uuid } = await lender.play('happy', 'COMPLETE');
  const staff = callers.tokenOf('compliance of its lender') ?? '';
  const documents = (await lender.call('GET', `/service-application/api/v1/application/heloc/${uuid}/disclosures`, { jwt: staff })).body[
    'documents'
  ] as { kind: string }[];
  expect(
    (await ask('GET', `/service-application/api/v1/application/heloc/${uuid}/disclosures/${documents[0]?.kind}/file`, { token: staff }))
      .status,
  ).toBe(200);

  const found = lines();
  const others = Object.keys(SECURITY_EVENTS).filter((event) => !ELSEWHERE.test(event));
  const written = new Set(found.map(({ event }) => String(event)).filter((event) => !ELSEWHERE.test(event)));
  expect([...written].toSorted()).toEqual(others.toSorted());
  const of = (event: string) => found.filter((line) => line['event'] === event);
  // by the address of the proxy's word, not of the client's
  expect(of('sign-in-failed')[0]).toMatchObject({ ip: '203.0.113.50', account: expect.stringMatching(/^[\w-]{22}$/) });
  const accounts = of('sign-in-failed').map(({ account }) => account);
  expect([accounts[0] === accounts[2], accounts[0] === accounts[1]]).toEqual([true, false]);
  expect(of('account-locked')[0]?.['account']).toBe(accounts[0]);
  expect(of('password-changed')[0]).toMatchObject({ identityUuid, sessionId: sessionUuid, operation: 'identity-password' });
  expect(of('access-refused').map(({ status }) => status)).toEqual([401, 403, 403]);
  expect(of('throttled')[0]).toMatchObject({ status: 429, route: '/identity/api/v1/login' });
  expect(of('staff-read-document').at(-1)).toMatchObject({
    applicationUuid: uuid,
    operation: 'document-file',
    staffUuid: expect.any(String),
  });

  const all = JSON.stringify(found);
  for (const hidden of [
    EMAIL,
    'unknown@example.com',
    'watched',
    FIRST,
    SECOND,
    THIRD,
    WRONG,
    secret,
    opened,
    here,
    reset,
    last,
    '6025550100',
  ])
    expect(all.includes(hidden), hidden).toBe(false);
  expect(all).not.toMatch(/@|6\.6\.6\.6|\b\d{3}-?\d{2}-?\d{4}\b|eyJ/);
});

test('docs/security-log.md has every event with its meaning, and every member of a line', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/security-log.md'), 'utf8');
  for (const [event, meaning] of Object.entries(SECURITY_EVENTS)) expect(page).toContain(`| \`${event}\` | ${meaning} |`);
  for (const member of new Set(lines().flatMap((line) => Object.keys(line)))) expect(page).toContain(`\`${member}\``);
});
