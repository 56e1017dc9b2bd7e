import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { DESK_PASSWORD, DESK_SECRET, seededEmail, seedStaff } from '@hearthline/sandbox/seeded-staff.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { memberByEmail, type StaffMember, suspendMember } from '@hearthline/database/stores/lender/staff-members.ts';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeAt } from '../../../identity/access/two-step.ts';
import { newStaffLink } from '../../../identity/staff/links.ts';

const SESSION = '/desk/api/v1/session';
const NEW_PASSWORD = 'Quarry-Lantern-88!';
let lender: TestLender;
let text = '';
let whole = '';
beforeAll(async () => {
  const logTo = new Writable({ write: (chunk, _encoding, done) => ((text += String(chunk)), (whole += String(chunk)), done()) });
  lender = await testLender({ logTo });
  await seedStaff(lender.ctx);
});
afterAll(async () => lender.close());

/** A browser: keeps the cookie it is given. */
function browser(headers: Record<string, string> = {}) {
  const kept = { cookie: '', attributes: '' };
  const send = async (path: string, body?: unknown, method: 'GET' | 'POST' = 'POST') => {
    const answer = await lender.call(method, path, { body, headers: { ...headers, cookie: kept.cookie } });
    const [set] = [answer.headers['set-cookie'] ?? []].flat() as string[];
    if (set !== undefined) [kept.cookie = '', kept.attributes] = [set.split(';')[0], set];
    return answer;
  };
  return { send, kept, stage: async () => (await send(SESSION, undefined, 'GET')).body['stage'] };
}
const events = () => text.split('\n').flatMap((line) => /"event":"([\w-]+)"/.exec(line)?.[1] ?? []);
const member = async (role: 'underwriter' | 'closer' | 'admin' | 'funder', org = 'MAIN'): Promise<StaffMember> => {
  const found = await memberByEmail(lender.ctx.pool, org, seededEmail(org, role));
  if (!found) throw new Error('Nobody is seeded');
  return found;
};
/** Forgets the last code of everybody, as thirty seconds would. */
const forgetSteps = async () => lender.ctx.pool.query('update second_step set last_step = 0');
const code = () => codeAt(DESK_SECRET, lender.ctx.clock.real());
const login = (role: 'underwriter' | 'closer' | 'admin' | 'funder', org = 'MAIN') => ({
  email: seededEmail(org, role),
  password: DESK_PASSWORD,
});

beforeEach(async () => {
  text = '';
  await forgetSteps();
});

describe('signing in', () => {
  test('takes a password and then a code; the cookie is closed to scripts and other sites', async () => {
    const { send, kept, stage } = browser();
    expect(await stage()).toBe('SIGNED_OUT');
    expect((await send(SESSION, login('underwriter'))).body).toMatchObject({ stage: 'CODE', member: null });
    const [first] = [kept.cookie];
    const done = await send(`${SESSION}/code`, { code: code() });
    expect(done.body).toMatchObject({ stage: 'SIGNED_IN', member: { role: 'underwriter', email: seededEmail('MAIN', 'underwriter') } });
    expect(kept.attributes).toMatch(/HttpOnly/);
    expect(kept.attributes).toMatch(/SameSite=Strict/);
    expect(kept.cookie).not.toBe(first);
    expect(await stage()).toBe('SIGNED_IN');
    expect(events()).toContain('staff-signed-in');
    expect((await send(`${SESSION}/end`)).status).toBe(204);
    expect(await stage()).toBe('SIGNED_OUT');
  });

  test('says the same of a wrong password, an unknown address, another lender’s person and a suspended one', async () => {
    await suspendMember(lender.ctx.pool, (await member('funder')).uuid, new Date());
    const wrong = [
      { ...login('underwriter'), password: 'not this one' },
      { email: 'nobody@main.example.com', password: DESK_PASSWORD },
      login('admin', 'PLUMFIELD'),
      login('funder'),
    ];
    const answers = await Promise.all(wrong.map(async (body) => browser().send(SESSION, body)));
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(wrong.map(() => [401, 'wrong_credentials']));
    expect(events().filter((event) => event === 'staff-sign-in-failed')).toHaveLength(wrong.length);
  });

  test('the first step alone opens nothing, and ends by itself', async () => {
    const { send } = browser();
    await send(SESSION, login('underwriter'));
    const asked = await send('/service-application/api/v1/application/heloc/018f0000-0000-7000-8000-000000000000', undefined, 'GET');
    expect(asked.status).toBe(401);
    await lender.ctx.pool.query("update staff_session set expires_at = now() - interval '1 second' where second_step_at is null");
    expect((await send(`${SESSION}/code`, { code: code() })).body['code']).toBe('unauthenticated');
  });

  test('a code counts once, in however many sessions it is typed', async () => {
    const [one, other] = [browser(), browser()];
    await one.send(SESSION, login('closer'));
    await other.send(SESSION, login('closer'));
    const typed = code();
    const both = await Promise.all([one, other].map(async ({ send }) => send(`${SESSION}/code`, { code: typed })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(events()).toContain('second-step-failed');
  });

  test('without the header that only the desk’s page sends, the cookie is nobody’s', async () => {
    const { send, kept } = browser();
    await send(SESSION, login('admin'));
    await send(`${SESSION}/code`, { code: code() });
    const answer = await lender.app.inject({ url: SESSION, headers: { host: 'localhost', cookie: kept.cookie } });
    expect(answer.json()).toMatchObject({ stage: 'SIGNED_OUT' });
    const forged = await lender.app.inject({ method: 'POST', url: SESSION, headers: { host: 'localhost' }, payload: login('admin') });
    expect(forged.statusCode).toBe(403);
  });

  test('a session ends after half an hour without a request, after twelve hours, and at another lender’s host', async () => {
    const { send, stage } = browser();
    await send(SESSION, login('underwriter'));
    await send(`${SESSION}/code`, { code: code() });
    const shift = async (what: string) => lender.ctx.pool.query(`update staff_session set ${what} where revoked_at is null`);
    await shift("seen_at = now() - interval '29 minutes'");
    expect(await stage()).toBe('SIGNED_IN');
    await shift("seen_at = now() - interval '31 minutes'");
    expect(await stage()).toBe('SIGNED_OUT');
    await shift("seen_at = now(), expires_at = now() - interval '1 second'");
    expect(await stage()).toBe('SIGNED_OUT');
    await shift("expires_at = now() + interval '1 hour'");
    expect(await stage()).toBe('SIGNED_IN');
    expect((await lender.call('GET', SESSION, { headers: { 'x-org': 'PLUMFIELD' } })).body['stage']).toBe('SIGNED_OUT');
  });

  test('codes cannot be tried without end', async () => {
    const strict = await testLender({ env: { THROTTLE_SECOND_STEP: '3' } });
    await seedStaff(strict.ctx);
    const first = await strict.call('POST', SESSION, { body: login('underwriter') });
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const answers = [];
    for (let tries = 0; tries < 4; tries += 1)
      answers.push((await strict.call('POST', `${SESSION}/code`, { body: { code: '000000' }, headers: { cookie } })).status);
    await strict.close();
    expect(answers).toEqual([422, 422, 422, 429]);
  }, 60_000);
});

describe('a one-time link', () => {
  test('sets password and authenticator, once, gives recovery codes, and ends what was before', async () => {
    const person = await member('closer', 'PLUMFIELD');
    const path = await transaction(lender.ctx.pool, async (client) => newStaffLink(lender.ctx, client, person));
    const token = path.split('#')[1] ?? '';
    const here = browser({ 'x-org': 'PLUMFIELD' });
    expect((await browser().send('/desk/api/v1/link', { token })).body['code']).toBe('invitation_ended');
    expect((await here.send('/desk/api/v1/link', { token })).body).toMatchObject({ email: person.email, role: 'closer' });
    expect((await here.send(SESSION, login('closer', 'PLUMFIELD'))).status).toBe(401);
    expect((await here.send('/desk/api/v1/link/use', { token, password: 'short' })).body['code']).toBe('invalid_request');
    expect((await here.send('/desk/api/v1/link/use', { token, password: NEW_PASSWORD })).body).toMatchObject({ stage: 'ENROLL' });
    expect((await here.send('/desk/api/v1/link/use', { token, password: NEW_PASSWORD })).body['code']).toBe('invitation_ended');

    const { secret, uri } = (await here.send('/desk/api/v1/authenticator')).body as { secret: string; uri: string };
    expect(uri).toContain(secret);
    expect((await here.send('/desk/api/v1/authenticator/confirm', { code: '000000' })).body['code']).toBe('wrong_code');
    const confirmed = await here.send('/desk/api/v1/authenticator/confirm', { code: codeAt(secret, lender.ctx.clock.real()) });
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    expect(await here.stage()).toBe('SIGNED_IN');

    // signed in again with a recovery code, which counts once
    const [lost] = recoveryCodes;
    for (const expected of [200, 422]) {
      const again = browser({ 'x-org': 'PLUMFIELD' });
      await again.send(SESSION, { email: person.email, password: NEW_PASSWORD });
      expect((await again.send(`${SESSION}/code`, { code: lost?.toLowerCase() })).status).toBe(expected);
    }
    expect(events()).toEqual(expect.arrayContaining(['second-step-added', 'recovery-code-used', 'second-step-failed']));
    // an account with an authenticator gets no second one from the password alone
    const thief = browser({ 'x-org': 'PLUMFIELD' });
    await thief.send(SESSION, { email: person.email, password: NEW_PASSWORD });
    expect((await thief.send('/desk/api/v1/authenticator')).body['code']).toBe('conflict');
  });

  test('is over after a day', async () => {
    const path = await transaction(lender.ctx.pool, async (client) => newStaffLink(lender.ctx, client, await member('closer')));
    await lender.ctx.pool.query("update staff_link set expires_at = expires_at - interval '24 hours'");
    expect((await browser().send('/desk/api/v1/link', { token: path.split('#')[1] })).body['code']).toBe('invitation_ended');
  });
});

test('no log line holds a secret, a code, a password or an address', () => {
  expect(whole).toContain('staff-signed-in');
  expect(whole).not.toMatch(/@main\.example\.com|@plumfield\.example\.com/);
  for (const secret of [DESK_SECRET, DESK_PASSWORD, NEW_PASSWORD]) expect(whole).not.toContain(secret);
});

describe('one’s own sign-in', () => {
  const ACCOUNT = '/desk/api/v1/account';
  const signedIn = async (role: 'underwriter' | 'admin', password = DESK_PASSWORD) => {
    const at = browser();
    await forgetSteps();
    await at.send(SESSION, { ...login(role), password });
    expect((await at.send(`${SESSION}/code`, { code: code() })).body['stage']).toBe('SIGNED_IN');
    await forgetSteps();
    return at;
  };
  const subjects = async (role: 'underwriter' | 'admin') =>
    (await messagesTo(lender.ctx.pool, (await member(role)).email)).map(({ subject }) => subject);

  test('a password is changed with the present one, which ends the other sessions; the person is told', async () => {
    const [here, elsewhere] = [await signedIn('admin'), await signedIn('admin')];
    const change = async (password: string, newPassword: string) => here.send(`${ACCOUNT}/password`, { password, newPassword });
    expect((await change('not this one', NEW_PASSWORD)).body).toMatchObject({ errors: [{ field: 'password' }] });
    for (const weak of ['weak', DESK_PASSWORD, 'Password!2026'])
      expect((await change(DESK_PASSWORD, weak)).body, weak).toMatchObject({ errors: [{ field: 'newPassword' }] });
    expect((await change(DESK_PASSWORD, NEW_PASSWORD)).status).toBe(204);
    expect(await here.stage()).toBe('SIGNED_IN');
    expect(await elsewhere.stage()).toBe('SIGNED_OUT');
    expect((await browser().send(SESSION, login('admin'))).status).toBe(401);
    await signedIn('admin', NEW_PASSWORD);
    expect(await subjects('admin')).toContain('Your password for the desk was changed');
    expect(events()).toContain('password-changed');
    expect(whole).not.toContain(NEW_PASSWORD);
  });

  test('new recovery codes take password and code, and end the earlier ones', async () => {
    const { send } = await signedIn('underwriter');
    const ask = async (body: object) => send(`${ACCOUNT}/recovery-codes`, body);
    expect((await ask({ password: 'not this one', code: code() })).body).toMatchObject({ errors: [{ field: 'password' }] });
    expect((await ask({ password: DESK_PASSWORD, code: '000000' })).body['code']).toBe('wrong_code');
    const { recoveryCodes: first } = (await ask({ password: DESK_PASSWORD, code: code() })).body as { recoveryCodes: string[] };
    expect(first).toHaveLength(10);
    // a recovery code does for one whose phone is lost
    const { recoveryCodes: second } = (await ask({ password: DESK_PASSWORD, code: first[0] })).body as { recoveryCodes: string[] };
    expect((await send(ACCOUNT, undefined, 'GET')).body).toEqual({ recoveryCodesLeft: 10, passkeys: [] });
    const at = browser();
    await at.send(SESSION, login('underwriter'));
    expect((await at.send(`${SESSION}/code`, { code: first[1] })).body['code']).toBe('wrong_code');
    expect((await at.send(`${SESSION}/code`, { code: second[1] })).body['stage']).toBe('SIGNED_IN');
    expect(await subjects('underwriter')).toContain('You have new recovery codes for the desk');
    expect(events()).toContain('recovery-codes-replaced');
    expect(whole).not.toContain(second[2]);
  });

  test('is closed to a session of the first step, and to a request without the desk’s header', async () => {
    const at = browser();
    await at.send(SESSION, login('underwriter'));
    expect((await at.send(`${ACCOUNT}/password`, { password: DESK_PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(401);
    const whole = await signedIn('underwriter');
    const payload = { password: DESK_PASSWORD, newPassword: NEW_PASSWORD };
    const forged = await lender.app.inject({
      method: 'POST',
      url: `${ACCOUNT}/password`,
      headers: { host: 'localhost', cookie: whole.kept.cookie },
      payload,
    });
    expect(forged.statusCode).toBe(401);
  });
});
