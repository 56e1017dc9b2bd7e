/** Passkeys of the staff: added after both steps, a sign-in by themselves, and apart from those of borrowers. */
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { memberByEmail, suspendMember } from '@hearthline/database/stores/lender/staff-members.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { DESK_PASSWORD, DESK_SECRET, seededEmail, seedStaff } from '@hearthline/sandbox/seeded-staff.ts';
import { type ApiReply, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeAt } from '../../../identity/access/two-step.ts';
import { newStaffLink } from '../../../identity/staff/links.ts';
import { type Device, softDevice } from '../../../testing/authenticator.ts';

const SESSION = '/desk/api/v1/session';
const ACCOUNT = '/desk/api/v1/account';
const PASSKEYS = `${ACCOUNT}/passkeys`;
const IDENTITY = '/identity/secure/api/v1';
const LOGIN = '/identity/api/v1/login';
type Role = 'underwriter' | 'closer' | 'funder' | 'admin' | 'agent';

let lender: TestLender;
let text = '';
beforeAll(async () => {
  const logTo = new Writable({ write: (chunk, _encoding, done) => ((text += String(chunk)), done()) });
  lender = await testLender({ logTo });
  await seedStaff(lender.ctx);
});
afterAll(async () => lender.close());
beforeEach(async () => {
  text = '';
  await forgetSteps();
});

const events = () => text.split('\n').flatMap((line) => /"event":"([\w-]+)"/.exec(line)?.[1] ?? []);
/** Forgets the last code of everybody, as thirty seconds would. */
const forgetSteps = async () => lender.ctx.pool.query('update second_step set last_step = 0');
const code = () => codeAt(DESK_SECRET, lender.ctx.clock.real());
const member = async (role: Role) => {
  const found = await memberByEmail(lender.ctx.pool, 'MAIN', seededEmail('MAIN', role));
  if (!found) throw new Error('Nobody is seeded');
  return found;
};

/** A browser: keeps the cookie it is given. */
function browser(headers: Record<string, string> = {}) {
  let cookie = '';
  const send = async (path: string, body?: unknown, method: 'GET' | 'POST' | 'PUT' = 'POST'): Promise<ApiReply> => {
    const answer = await lender.call(method, path, { body, headers: { ...headers, cookie } });
    const [set] = [answer.headers['set-cookie'] ?? []].flat() as string[];
    if (set !== undefined) [cookie = ''] = set.split(';');
    return answer;
  };
  return { send, stage: async () => (await send(SESSION, undefined, 'GET')).body['stage'] };
}
type Browser = ReturnType<typeof browser>;

async function signedIn(role: Role): Promise<Browser> {
  const at = browser();
  await forgetSteps();
  await at.send(SESSION, { email: seededEmail('MAIN', role), password: DESK_PASSWORD });
  expect((await at.send(`${SESSION}/code`, { code: code() })).body['stage']).toBe('SIGNED_IN');
  await forgetSteps();
  return at;
}
const optionsOf = async ({ send }: Browser) => (await send(`${PASSKEYS}/options`, { password: DESK_PASSWORD, code: code() })).body;

/** A member of staff with a passkey of a new device. */
async function withPasskey(role: Role, device: Device = softDevice()) {
  const at = await signedIn(role);
  const added = await at.send(PASSKEYS, { response: device.create(await optionsOf(at)), name: 'Desk laptop' });
  expect([added.status, added.body], JSON.stringify(added.body)).toEqual([201, { name: 'Desk laptop' }]);
  const { passkeys } = (await at.send(ACCOUNT, undefined, 'GET')).body as { passkeys: { uuid: string; lastUsedAt: string | null }[] };
  const uuid = passkeys.at(-1)?.uuid ?? '';
  return { at, device, uuid, passkeys };
}
/** Signs in with a device in another browser. */
async function signInWith(
  device: Device,
  { headers = {}, isVerified = true }: { headers?: Record<string, string>; isVerified?: boolean } = {},
) {
  const at = browser(headers);
  const { body: options } = await at.send(`${SESSION}/passkey/options`);
  const response = device.sign(options, isVerified);
  return { at, response, answer: await at.send(`${SESSION}/passkey`, { response }) };
}
const refusedCode = ({ status, body }: ApiReply) => [status, body['code']];
const REFUSED = [422, 'passkey_refused'];

test('is added after password and code, and signs in by itself, once for each challenge', async () => {
  const { at, device, passkeys } = await withPasskey('underwriter');
  expect(passkeys).toMatchObject([{ name: 'Desk laptop', host: 'localhost', lastUsedAt: null }]);
  expect(events()).toContain('passkey-added');
  const { at: other, response, answer } = await signInWith(device);
  expect(answer.body).toMatchObject({ stage: 'SIGNED_IN', member: { role: 'underwriter' } });
  expect(answer.headers['set-cookie']).toMatch(/HttpOnly.*SameSite=Strict/);
  expect(await other.stage()).toBe('SIGNED_IN');
  expect(events()).toContain('staff-signed-in');
  expect((await at.send(ACCOUNT, undefined, 'GET')).body).toMatchObject({ passkeys: [{ lastUsedAt: expect.any(String) }] });
  expect(refusedCode(await browser().send(`${SESSION}/passkey`, { response })), 'the challenge is used').toEqual(REFUSED);
  expect(events()).toContain('staff-sign-in-failed');
  const mails = (await messagesTo(lender.ctx.pool, seededEmail('MAIN', 'underwriter'))).map(({ subject }) => subject);
  expect(mails).toContain('A passkey was added to your account at the desk');
});

test('is not added without both steps, without a check of the person, or by the options of a colleague', async () => {
  const [at, colleague] = [await signedIn('closer'), await signedIn('funder')];
  const ask = async (password: string, typed: string) => at.send(`${PASSKEYS}/options`, { password, code: typed });
  expect((await ask('not this one', code())).body).toMatchObject({ errors: [{ field: 'password' }] });
  expect((await ask(DESK_PASSWORD, '000000')).body['code']).toBe('wrong_code');
  expect(events()).toEqual(expect.arrayContaining(['staff-sign-in-failed', 'second-step-failed']));
  const add = async (by: Browser, response: object) => refusedCode(await by.send(PASSKEYS, { response, name: 'Desk laptop' }));
  const options = await optionsOf(at);
  expect(options).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { userVerification: 'required' } });
  expect(await add(colleague, softDevice().create(options))).toEqual(REFUSED);
  expect(await add(at, softDevice().create(options, false)), 'without a check of the person').toEqual(REFUSED);
  await forgetSteps();
  const late = await optionsOf(at);
  await lender.ctx.pool.query("update passkey_challenge set expires_at = now() - interval '1 second'");
  expect(await add(at, softDevice().create(late)), 'after five minutes').toEqual(REFUSED);
  const device = softDevice();
  await forgetSteps();
  expect((await at.send(PASSKEYS, { response: device.create(await optionsOf(at)), name: 'One' })).status).toBe(201);
  await forgetSteps();
  const again = await at.send(PASSKEYS, { response: device.create(await optionsOf(at)), name: 'The same' });
  expect(again.body['code']).toBe('conflict');
});

test('opens no account of a borrower, and a borrower’s opens nothing at the desk', async () => {
  const { device: staffs } = await withPasskey('closer');
  const register = { email: 'keys.of.both@example.com', password: 'Sandbox!2026Pw', phoneNumber: '6025550142' };
  const { jwt } = (await lender.call('POST', '/identity/api/v1/registration/register', { body: register })).body as { jwt: string };
  const borrowers = softDevice();
  const { body: options } = await lender.call('POST', `${IDENTITY}/passkeys/options`, { jwt });
  const added = await lender.call('POST', `${IDENTITY}/passkeys`, { jwt, body: { response: borrowers.create(options), name: 'Phone' } });
  expect(added.status).toBe(201);
  const logIn = async (device: Device) => {
    const { body } = await lender.call('POST', `${LOGIN}/passkey/options`);
    return lender.call('POST', `${LOGIN}/passkey`, { body: { response: device.sign(body) } });
  };
  expect((await logIn(borrowers)).status).toBe(200);
  expect(refusedCode(await logIn(staffs))).toEqual(REFUSED);
  expect(refusedCode((await signInWith(borrowers)).answer)).toEqual(REFUSED);
  // nor does the challenge of one realm count in the other
  const { body: ofLogin } = await lender.call('POST', `${LOGIN}/passkey/options`);
  expect(refusedCode(await browser().send(`${SESSION}/passkey`, { response: staffs.sign(ofLogin) }))).toEqual(REFUSED);
  const { body: ofDesk } = await browser().send(`${SESSION}/passkey/options`);
  expect(refusedCode(await lender.call('POST', `${LOGIN}/passkey`, { body: { response: borrowers.sign(ofDesk) } }))).toEqual(REFUSED);
  const { body: toAdd } = await lender.call('POST', `${IDENTITY}/passkeys/options`, { jwt });
  const at = await signedIn('closer');
  expect(refusedCode(await at.send(PASSKEYS, { response: softDevice().create(toAdd), name: 'Theirs' }))).toEqual(REFUSED);
});

test('opens nothing for a suspended person, at another lender’s host, without a check of the person, without the desk’s header, or after a new link', async () => {
  const { device } = await withPasskey('funder');
  expect(refusedCode((await signInWith(device, { headers: { 'x-org': 'PLUMFIELD' } })).answer)).toEqual(REFUSED);
  expect(refusedCode((await signInWith(device, { isVerified: false })).answer)).toEqual(REFUSED);
  for (const [url, payload] of [
    [`${SESSION}/passkey/options`, {}],
    [`${SESSION}/passkey`, { response: { id: 'x' } }],
  ] as const)
    expect((await lender.app.inject({ method: 'POST', url, headers: { host: 'localhost' }, payload })).statusCode).toBe(403);
  const { uuid } = await member('funder');
  await suspendMember(lender.ctx.pool, uuid, new Date());
  expect(refusedCode((await signInWith(device)).answer)).toEqual(REFUSED);
  await suspendMember(lender.ctx.pool, uuid, null);
  expect((await signInWith(device)).answer.status).toBe(200);
  await transaction(lender.ctx.pool, async (client) => newStaffLink(lender.ctx, client, { uuid }));
  expect(refusedCode((await signInWith(device)).answer)).toEqual(REFUSED);
  const { rows } = await lender.ctx.pool.query('select 1 from passkey where staff_uuid = $1', [uuid]);
  expect(rows).toEqual([]);
});

test('is named and removed by its owner only, and removed with the password only', async () => {
  const { at, device, uuid } = await withPasskey('admin');
  const colleague = await signedIn('agent');
  const rename = async (by: Browser, name: string) => (await by.send(`${PASSKEYS}/${uuid}`, { name }, 'PUT')).status;
  const remove = async (by: Browser, password: string) => by.send(`${PASSKEYS}/${uuid}/remove`, { password });
  expect([await rename(colleague, 'Mine'), (await remove(colleague, DESK_PASSWORD)).status]).toEqual([404, 404]);
  expect(await rename(at, 'Branch laptop')).toBe(200);
  expect((await at.send(ACCOUNT, undefined, 'GET')).body).toMatchObject({ passkeys: [{ name: 'Branch laptop' }] });
  expect((await remove(at, 'not this one')).body).toMatchObject({ errors: [{ field: 'password' }] });
  expect((await remove(at, DESK_PASSWORD)).status).toBe(204);
  expect(events()).toContain('passkey-removed');
  expect(refusedCode((await signInWith(device)).answer)).toEqual(REFUSED);
  const mails = (await messagesTo(lender.ctx.pool, seededEmail('MAIN', 'admin'))).map(({ subject }) => subject);
  expect(mails).toContain('A passkey was removed from your account at the desk');
});

test('sign-ins by passkey are counted by address, and the wall of the first step stands before the account', async () => {
  const strict = await testLender({ env: { THROTTLE_SIGN_IN_IP: '2' } });
  try {
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await strict.call('POST', `${SESSION}/passkey/options`)).status);
    expect(answers).toContain(429);
  } finally {
    await strict.close();
  }
  const at = browser();
  await at.send(SESSION, { email: seededEmail('MAIN', 'admin'), password: DESK_PASSWORD });
  expect((await at.send(`${PASSKEYS}/options`, { password: DESK_PASSWORD, code: code() })).status).toBe(401);
});
