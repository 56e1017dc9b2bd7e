import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { codeAt } from './two-step.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appWith, PASSWORD, signedUp } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { RECENT_MS } from './step-up.ts';

const SECURE = '/identity/secure/api/v1';
const LOGIN = '/identity/api/v1/login';
type Headers = { readonly authorization: string };

let at: TestApp;
beforeAll(async () => {
  at = await appWith({});
});
afterAll(async () => at.close());

const post = async (url: string, payload?: object, headers: Record<string, string> = {}) =>
  at.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
const login = async (email: string, password = PASSWORD, cookie = '') => post(LOGIN, { email, password }, { cookie });
const identity = async (headers: Headers) => (await at.app.inject({ url: `${SECURE}/v1_1/identity`.replace('/v1/', '/'), headers })).json();
const security = async (headers: Headers) => (await at.app.inject({ url: `${SECURE}/security`, headers })).json();
const grow = async (email: string, ms: number) =>
  at.ctx.pool.query(
    "UPDATE session SET authenticated_at = authenticated_at - $2 * interval '1 millisecond' WHERE identity_uuid = (SELECT uuid FROM identity WHERE email_key = $1)",
    [email, ms],
  );

const addPasskey = async (email: string, uuid: string) =>
  at.ctx.pool.query(
    `INSERT INTO passkey (uuid, credential_id, identity_uuid, host, public_key, counter, transports, name, created_at)
     SELECT $1::uuid, 'credential ' || $2, uuid, 'localhost', '\\x00', 0, '{}', 'Mine', now() FROM identity WHERE email_key = $2`,
    [uuid, email],
  );

/** Switches two-step sign-in on; the code of a moment that has not been used. */
async function withTwoSteps(
  email: string,
): Promise<{ headers: Headers; secret: string; recoveryCodes: string[]; fresh: () => Promise<string> }> {
  const headers = await signedUp(at, email);
  const { secret, uri } = (await post(`${SECURE}/two-step`, undefined, headers)).json<{ secret: string; uri: string }>();
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
  const confirmed = await post(`${SECURE}/two-step/confirm`, { code: codeAt(secret, at.ctx.clock.real()) }, headers);
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  // a code counts once in its half minute: for the next one the last use is forgotten
  const fresh = async (): Promise<string> => {
    await at.ctx.pool.query('UPDATE second_step SET last_step = NULL');
    return codeAt(secret, at.ctx.clock.real());
  };
  return { headers, secret, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes, fresh };
}

describe('two-step sign-in', () => {
  test('is on with the first code of the app; a wrong one switches nothing on', async () => {
    const headers = await signedUp(at, 'enroll@example.com');
    await post(`${SECURE}/two-step`, undefined, headers);
    expect((await post(`${SECURE}/two-step/confirm`, { code: '000000' }, headers)).json().code).toBe('wrong_code');
    expect(await security(headers)).toMatchObject({ twoStep: false });
    expect((await login('enroll@example.com')).statusCode).toBe(200);
    const { headers: on } = await withTwoSteps('enrolled@example.com');
    expect(await security(on)).toMatchObject({ twoStep: true, recoveryCodesLeft: 10 });
    expect(await identity(on)).toMatchObject({ twoFactorEnabled: true, totpVerified: true });
  });

  test('ends the other sessions when it is switched on, and its owner is told of each change of what opens the account', async () => {
    const email = 'told@example.com';
    const headers = await signedUp(at, email);
    const elsewhere = { authorization: `Bearer ${(await login(email)).json<{ jwt: string }>().jwt.replace(/^Bearer /, '')}` };
    expect((await at.app.inject({ url: `${SECURE}/security`, headers: elsewhere })).statusCode).toBe(200);
    const { secret } = (await post(`${SECURE}/two-step`, undefined, headers)).json<{ secret: string }>();
    expect((await post(`${SECURE}/two-step/confirm`, { code: codeAt(secret, at.ctx.clock.real()) }, headers)).statusCode).toBe(200);
    expect((await at.app.inject({ url: `${SECURE}/security`, headers: elsewhere })).statusCode).toBe(401);
    expect((await at.app.inject({ url: `${SECURE}/security`, headers })).statusCode).toBe(200);
    expect((await post(`${SECURE}/two-step/recovery-codes`, undefined, headers)).statusCode).toBe(200);
    await addPasskey(email, '00000000-0000-4000-8000-000000000002');
    const url = `${SECURE}/passkeys/00000000-0000-4000-8000-000000000002`;
    expect((await at.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    const subjects = (await messagesTo(at.ctx.pool, email)).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['Two-step sign-in is on', 'You have new recovery codes', 'A passkey was removed']));
  });

  test('a right password opens nothing: the code does, once, and a wrong one says so', async () => {
    const { fresh } = await withTwoSteps('steps@example.com');
    const first = await login('steps@example.com');
    expect([first.statusCode, first.json().code]).toEqual([403, 'second_step_required']);
    expect(first.json()).not.toHaveProperty('jwt');
    const { challenge } = first.json<{ challenge: string }>();
    expect((await post(`${LOGIN}/code`, { challenge, code: '000000' })).json().code).toBe('wrong_code');
    const opened = await post(`${LOGIN}/code`, { challenge, code: await fresh() });
    expect(opened.statusCode, opened.body).toBe(200);
    expect((await identity({ authorization: `Bearer ${opened.json().jwt}` })).email).toBe('steps@example.com');
    expect((await post(`${LOGIN}/code`, { challenge, code: await fresh() })).json().code, 'the challenge is used').toBe('challenge_over');
  });

  test('a recovery code opens the account once', async () => {
    const { recoveryCodes } = await withTwoSteps('lost.phone@example.com');
    const challenge = async () => (await login('lost.phone@example.com')).json<{ challenge: string }>().challenge;
    const code = recoveryCodes[0] ?? '';
    expect((await post(`${LOGIN}/code`, { challenge: await challenge(), code: code.toLowerCase() })).statusCode).toBe(200);
    expect((await post(`${LOGIN}/code`, { challenge: await challenge(), code })).json().code).toBe('wrong_code');
  });

  test('a device that was remembered is not asked for thirty days, another one is, and a new password forgets it', async () => {
    const { fresh } = await withTwoSteps('device@example.com');
    const { challenge } = (await login('device@example.com')).json<{ challenge: string }>();
    const opened = await post(`${LOGIN}/code`, { challenge, code: await fresh(), remember: true });
    const [set] = opened.cookies;
    expect(set).toMatchObject({ httpOnly: true, maxAge: 30 * 86_400 });
    const cookie = `${set?.name}=${set?.value}`;
    expect((await login('device@example.com', PASSWORD, cookie)).statusCode).toBe(200);
    expect((await login('device@example.com')).json().code).toBe('second_step_required');
    const headers = { authorization: `Bearer ${opened.json<{ jwt: string }>().jwt}` };
    const change = { currentPassword: PASSWORD, newPassword: 'Another!2026Pw' };
    expect((await at.app.inject({ method: 'PUT', url: `${SECURE}/password`, headers, payload: change })).statusCode).toBe(204);
    expect((await login('device@example.com', 'Another!2026Pw', cookie)).json().code).toBe('second_step_required');
  });

  test('a challenge ends with a new password, and opens no account of another kind of step', async () => {
    const { fresh, headers } = await withTwoSteps('ends@example.com');
    const { challenge } = (await login('ends@example.com')).json<{ challenge: string }>();
    expect((await post(`${LOGIN}/new-password`, { challenge, password: 'Another!2026Pw' })).json().code).toBe('challenge_over');
    const change = { currentPassword: PASSWORD, newPassword: 'Another!2026Pw' };
    await at.app.inject({ method: 'PUT', url: `${SECURE}/password`, headers, payload: change });
    expect((await post(`${LOGIN}/code`, { challenge, code: await fresh() })).json().code).toBe('challenge_over');
  });

  test('is switched off with password and code, never with one of them', async () => {
    const { headers, fresh } = await withTwoSteps('off@example.com');
    const off = async (password: string, code: string) => post(`${SECURE}/two-step/off`, { password, code }, headers);
    expect((await off('Wrong!2026Password', await fresh())).json().errors[0]).toMatchObject({ field: 'password' });
    expect((await off(PASSWORD, '000000')).json().code).toBe('wrong_code');
    expect(await security(headers)).toMatchObject({ twoStep: true });
    expect((await off(PASSWORD, await fresh())).statusCode).toBe(204);
    expect((await login('off@example.com')).statusCode).toBe(200);
  });
});

describe('a fresh proof of who the caller is', () => {
  test('is asked for what is hard to undo once the last is five minutes old; password or code give it', async () => {
    const { headers, fresh } = await withTwoSteps('again@example.com');
    const ask = async () => post(`${SECURE}/two-step/recovery-codes`, undefined, headers);
    expect((await ask()).statusCode).toBe(200);
    await grow('again@example.com', RECENT_MS + 1000);
    expect((await ask()).json().code).toBe('step_up_required');
    expect((await post(`${SECURE}/step-up`, { password: 'Wrong!2026Password' }, headers)).statusCode).toBe(400);
    expect((await ask()).json().code).toBe('step_up_required');
    expect((await post(`${SECURE}/step-up`, { password: PASSWORD }, headers)).statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(200);
    await grow('again@example.com', RECENT_MS + 1000);
    expect((await post(`${SECURE}/step-up`, { code: await fresh() }, headers)).statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(200);
  });

  test('of one session counts for no other', async () => {
    const headers = await signedUp(at, 'two.sessions@example.com');
    const other = { authorization: `Bearer ${(await login('two.sessions@example.com')).json<{ jwt: string }>().jwt}` };
    await grow('two.sessions@example.com', RECENT_MS + 1000);
    await post(`${SECURE}/step-up`, { password: PASSWORD }, headers);
    expect((await post(`${SECURE}/two-step`, undefined, headers)).statusCode).toBe(200);
    expect((await post(`${SECURE}/two-step`, undefined, other)).json().code).toBe('step_up_required');
  });
});

describe('an expired password', () => {
  const expire = async (email: string) =>
    at.ctx.pool.query('UPDATE identity SET password_expired_at = now() WHERE email_key = $1', [email]);

  test('by staff opens nothing by itself: who knows it learns of a link to the owner and gets no challenge', async () => {
    await signedUp(at, 'stolen@example.com');
    await expire('stolen@example.com');
    const refused = await login('stolen@example.com');
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'password_link_required', sentTo: 's•••@example.com' }]);
    expect(refused.json()).not.toHaveProperty('challenge');
    const { rows } = await at.ctx.pool.query(
      'SELECT 1 FROM sign_in_challenge c JOIN identity i ON i.uuid = c.identity_uuid WHERE email_key = $1',
      ['stolen@example.com'],
    );
    expect(rows).toEqual([]);
  });

  test('by staff is no fresh proof either, and a session opened without it sets a new one that differs', async () => {
    const headers = await signedUp(at, 'by.passkey@example.com');
    await expire('by.passkey@example.com');
    expect((await post(`${SECURE}/step-up`, { password: PASSWORD }, headers)).json().errors[0]).toMatchObject({ field: 'password' });
    const change = async (newPassword: string) =>
      at.app.inject({ method: 'PUT', url: `${SECURE}/password`, headers, payload: { currentPassword: PASSWORD, newPassword } });
    expect((await change(PASSWORD)).json().errors[0]).toMatchObject({ field: 'newPassword' });
    await grow('by.passkey@example.com', RECENT_MS + 1000);
    expect((await change('Another!2026Pw')).json().code).toBe('step_up_required');
    await grow('by.passkey@example.com', -RECENT_MS);
    expect((await change('Another!2026Pw')).statusCode).toBe(204);
    expect((await login('by.passkey@example.com', 'Another!2026Pw')).statusCode).toBe(200);
  });

  test('opens nothing until another takes its place after the code of the app, which ends every session', async () => {
    const { headers, fresh } = await withTwoSteps('expired@example.com');
    await expire('expired@example.com');
    expect((await identity(headers)).passwordExpired).toBe(true);
    const asked = await login('expired@example.com');
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'second_step_required']);
    const code = { challenge: asked.json<{ challenge: string }>().challenge, code: await fresh(), remember: true };
    const refused = await post(`${LOGIN}/code`, code);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'password_expired']);
    const cookie = refused.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await login('expired@example.com', PASSWORD, cookie)).json().code, 'a remembered browser is asked too').toBe(
      'second_step_required',
    );
    const { challenge } = refused.json<{ challenge: string }>();
    const set = async (password: string) => post(`${LOGIN}/new-password`, { challenge, password });
    expect((await set(PASSWORD)).json().errors[0]).toMatchObject({ field: 'password' });
    expect((await set('weak')).json().errors[0]).toMatchObject({ field: 'password' });
    const opened = await set('Another!2026Pw');
    expect(opened.statusCode, opened.body).toBe(200);
    expect((await at.app.inject({ url: `${SECURE}/security`, headers })).statusCode).toBe(401);
    const now = { authorization: `Bearer ${opened.json<{ jwt: string }>().jwt}` };
    expect((await identity(now)).passwordExpired).toBe(false);
    expect((await login('expired@example.com', 'Another!2026Pw')).json().code).toBe('second_step_required');
  });

  test('a wrong password learns nothing of it', async () => {
    await signedUp(at, 'quiet@example.com');
    await at.ctx.pool.query("UPDATE identity SET password_expired_at = now() WHERE email_key = 'quiet@example.com'");
    expect((await login('quiet@example.com', 'Wrong!2026Password')).json().code).toBe('wrong_credentials');
  });
});

describe('a passkey', () => {
  test('options are of the host of the request; what was not signed for them opens nothing', async () => {
    const options = await at.app.inject({ method: 'POST', url: `${LOGIN}/passkey/options`, headers: { host: 'plumfield.localhost:4000' } });
    expect(options.json()).toMatchObject({ rpId: 'plumfield.localhost', userVerification: 'required', challenge: expect.any(String) });
    for (const response of [{}, { id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])
      expect((await post(`${LOGIN}/passkey`, { response })).json().code).toBe('passkey_refused');
  });

  test('is added after a fresh proof only, and only its owner names and removes it', async () => {
    const headers = await signedUp(at, 'keys@example.com');
    expect((await post(`${SECURE}/passkeys/options`, undefined, headers)).json()).toMatchObject({
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await post(`${SECURE}/passkeys`, { response: { id: 'x' }, name: 'Mine' }, headers)).json().code).toBe('passkey_refused');
    await grow('keys@example.com', RECENT_MS + 1000);
    expect((await post(`${SECURE}/passkeys/options`, undefined, headers)).json().code).toBe('step_up_required');
    const uuid = '00000000-0000-4000-8000-000000000001';
    await addPasskey('keys@example.com', uuid);
    const other = await signedUp(at, 'not.theirs@example.com');
    const rename = async (by: Headers) =>
      (await at.app.inject({ method: 'PUT', url: `${SECURE}/passkeys/${uuid}`, headers: by, payload: { name: 'Phone' } })).statusCode;
    const remove = async (by: Headers) =>
      (await at.app.inject({ method: 'DELETE', url: `${SECURE}/passkeys/${uuid}`, headers: by })).statusCode;
    expect([await rename(other), await remove(other), await rename(headers)]).toEqual([404, 404, 200]);
    expect(await remove(headers), 'after a fresh proof').toBe(403);
    await post(`${SECURE}/step-up`, { password: PASSWORD }, headers);
    expect(await remove(headers)).toBe(204);
  });
});
