import { CREATE_ENDPOINTS } from '@hearthline/contract/application/create.ts';
import { READ_ENDPOINTS } from '@hearthline/contract/application/read.ts';
import { UPKEEP_ENDPOINTS } from '@hearthline/contract/application/upkeep.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { codeMailedTo } from '@hearthline/sandbox/email-code.ts';
import { personaOf } from '@hearthline/sandbox/play.ts';
import { creationBody } from '@hearthline/sandbox/registration.ts';
import type { DestinationStream } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appWith, PASSWORD, signedUp } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { CODE_LIFE_MS } from './mailed-code.ts';

const EMAIL = '/identity/secure/api/v1/email';
const STATUS = (uuid: string) => `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`;
const ENDPOINTS = { ...CREATE_ENDPOINTS, ...READ_ENDPOINTS, ...UPKEEP_ENDPOINTS };
const lines: string[] = [];
const logTo: DestinationStream = { write: (line) => void lines.push(line) };

let at: TestApp;
beforeAll(async () => {
  at = await appWith(ENDPOINTS, { logTo });
});
afterAll(async () => at.close());

type Headers = { readonly authorization: string };
/** A person who has just registered: nobody has seen their mailbox. */
async function newPerson(email: string, on = at): Promise<Headers> {
  const headers = await signedUp(on, email);
  await on.ctx.pool.query('UPDATE identity SET email_verified_at = NULL WHERE email_key = $1', [emailKey(email)]);
  return headers;
}
const post = async (path: string, headers: Headers, payload: object, on = at) =>
  on.app.inject({ method: 'POST', url: `${EMAIL}/${path}`, headers, payload });
const mailed = async (headers: Headers, body: object = {}, on = at) => post('code', headers, body, on);
const confirm = async (headers: Headers, code: string, on = at) => post('confirm', headers, { code }, on);
const identity = async (headers: Headers) => (await at.app.inject({ url: '/identity/secure/api/v1_1/identity', headers })).json();
const notThe = (code: string): string => (code === '000000' ? '000001' : '000000');

async function application(headers: Headers, email: string): Promise<string> {
  const answer = await at.app.inject({
    method: 'POST',
    url: '/service-application/api/v3/application/helocs?state=AZ',
    headers,
    payload: creationBody(personaOf('happy'), email, 'MAIN'),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ uuid: string }>().uuid;
}

describe('a new account', () => {
  test('sees nothing of its application before the address is proved, and everything afterwards', async () => {
    const email = 'new@example.com';
    const headers = await newPerson(email);
    const uuid = await application(headers, email);
    const urls = [
      STATUS(uuid),
      `/service-application/api/v1/application/heloc/${uuid}`,
      '/service-application/api/v1/application/heloc/all',
    ];
    for (const url of urls) {
      const answer = await at.app.inject({ url, headers });
      expect([answer.statusCode, answer.json().code], url).toEqual([403, 'email_unproved']);
    }
    expect(await identity(headers)).toMatchObject({ emailVerified: false, aliases: [{ type: 'Email', value: email, verified: false }] });

    expect((await mailed(headers)).json()).toMatchObject({ email, isProved: false, code: { isNew: true } });
    const code = await codeMailedTo(at.ctx, email);
    expect((await confirm(headers, `${code.slice(0, 3)} ${code.slice(3)}`)).json()).toEqual({ email });
    for (const url of urls) expect((await at.app.inject({ url, headers })).statusCode, url).toBe(200);
    expect(await identity(headers)).toMatchObject({ emailVerified: true, aliases: [{ type: 'Email', value: email, verified: true }] });
    expect((await mailed(headers)).json()).toEqual({ email, isProved: true, code: null });
    expect(lines.join('')).not.toContain(code);
  });

  test('may record its experiments before', async () => {
    const headers = await newPerson('experiments@example.com');
    const uuid = await application(headers, 'experiments@example.com');
    const url = `/service-application/api/v3/application/heloc/${uuid}/experiments`;
    const answer = await at.app.inject({ method: 'PATCH', url, headers, payload: { experiments: [{ name: 'one' }] } });
    // refused for its name, which is asked after the proof would be
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid_request']);
  });

  test('another person gets the reply for an unknown application, proved or not', async () => {
    const headers = await newPerson('owner@example.com');
    const uuid = await application(headers, 'owner@example.com');
    const other = await newPerson('other@example.com');
    expect((await at.app.inject({ url: STATUS(uuid), headers: other })).statusCode).toBe(404);
  });
});

describe('a mailed code', () => {
  test('is mailed once for two requests in half a minute, and a new one ends the earlier', async () => {
    const [email, headers] = ['again@example.com', await newPerson('again@example.com')] as const;
    await mailed(headers);
    const first = await codeMailedTo(at.ctx, email);
    expect((await mailed(headers, { again: true })).json().code.isNew).toBe(false);
    expect(await codeMailedTo(at.ctx, email)).toBe(first);
    await at.ctx.pool.query("UPDATE mailed_code SET sent_at = sent_at - interval '31 seconds'");
    expect((await mailed(headers)).json().code.isNew, 'not asked for again').toBe(false);
    expect((await mailed(headers, { again: true })).json().code.isNew).toBe(true);
    const second = await codeMailedTo(at.ctx, email);
    if (second !== first) expect((await confirm(headers, first)).statusCode).toBe(400);
    expect((await confirm(headers, second)).statusCode).toBe(200);
    expect((await confirm(headers, second)).json().code, 'once').toBe('code_over');
  });

  test('is still valid when the proof could not be stored: the two are one transaction', async () => {
    const [email, headers] = ['undone@example.com', await newPerson('undone@example.com')] as const;
    await mailed(headers);
    const code = await codeMailedTo(at.ctx, email);
    const { pool } = at.ctx;
    await pool.query("create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$");
    await pool.query('create trigger refuse before update on identity for each row execute function refuse()');
    expect((await confirm(headers, code)).statusCode).toBe(500);
    await pool.query('drop trigger refuse on identity; drop function refuse()');
    expect(await identity(headers)).toMatchObject({ emailVerified: false });
    expect((await confirm(headers, code)).json()).toEqual({ email });
    expect(await identity(headers)).toMatchObject({ emailVerified: true });
  });

  test('counts wrong tries, says how many are left, and ends with the fifth', async () => {
    const [email, headers] = ['wrong@example.com', await newPerson('wrong@example.com')] as const;
    await mailed(headers);
    const code = await codeMailedTo(at.ctx, email);
    const messages: unknown[] = [];
    for (let n = 0; n < 4; n += 1) messages.push((await confirm(headers, notThe(code))).json().errors[0]);
    expect(messages[0]).toEqual({ field: 'code', message: 'This is not the code we mailed you. You have 4 more tries.' });
    expect(messages[3]).toEqual({ field: 'code', message: 'This is not the code we mailed you. You have one more try.' });
    expect((await confirm(headers, notThe(code))).json().code).toBe('code_over');
    expect((await confirm(headers, code)).json().code, 'the right one is too late').toBe('code_over');
  });

  test('of a hundred guesses at once no more than five are judged', async () => {
    const [email, headers] = ['guess@example.com', await newPerson('guess@example.com')] as const;
    await mailed(headers);
    const code = await codeMailedTo(at.ctx, email);
    const answers = await Promise.all(Array.from({ length: 100 }, async () => confirm(headers, notThe(code))));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(4);
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(96);
  });

  test('expires after 15 minutes', async () => {
    const [email, headers] = ['late@example.com', await newPerson('late@example.com')] as const;
    await mailed(headers);
    const code = await codeMailedTo(at.ctx, email);
    await at.ctx.pool.query(`UPDATE mailed_code SET expires_at = expires_at - interval '${CODE_LIFE_MS} milliseconds'`);
    expect((await confirm(headers, code)).json().code).toBe('code_over');
    expect((await mailed(headers)).json().code.isNew).toBe(true);
  });

  test('is mailed as often in an hour as its limit says, and is stored as a keyed hash only', async () => {
    const few = await appWith({}, { env: { THROTTLE_CODE_MAILS: '2' } });
    const headers = await newPerson('often@example.com', few);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      statuses.push((await mailed(headers, { again: true }, few)).statusCode);
      await few.ctx.pool.query("UPDATE mailed_code SET sent_at = sent_at - interval '31 seconds'");
    }
    expect(statuses).toEqual([200, 200, 429]);
    const code = await codeMailedTo(few.ctx, 'often@example.com');
    const { rows } = await few.ctx.pool.query('SELECT row_to_json(m)::text || row_to_json(o)::text AS row FROM mailed_code m, outbox o');
    for (const { row } of rows as { row: string }[]) expect(row).not.toContain(code);
    await few.close();
  });
});

describe('another address', () => {
  test('becomes the account’s when its code is typed; the earlier, proved one is told', async () => {
    const headers = await signedUp(at, 'before@example.com');
    expect((await mailed(headers, { email: 'After@Example.com' })).json()).toMatchObject({ email: 'After@Example.com', isProved: false });
    expect((await identity(headers)).email).toBe('before@example.com');
    expect((await confirm(headers, await codeMailedTo(at.ctx, 'after@example.com'))).statusCode).toBe(200);
    expect(await identity(headers)).toMatchObject({ email: 'After@Example.com', emailVerified: true });
    const login = async (email: string) =>
      (await at.app.inject({ method: 'POST', url: '/identity/api/v1/login', payload: { email, password: PASSWORD } })).statusCode;
    expect([await login('before@example.com'), await login('after@example.com')]).toEqual([401, 200]);
    const { rows } = await at.ctx.pool.query("SELECT subject FROM outbox WHERE recipient = 'before@example.com' ORDER BY id DESC LIMIT 1");
    expect(rows).toEqual([{ subject: 'Your email address was changed' }]);
  });

  test('strangers who ask for their account to change to it keep nobody from proving it, and a full limit opens within ten minutes', async () => {
    const few = await appWith({}, { env: { THROTTLE_CODE_MAILS_TO: '2' } });
    const victim = await newPerson('victim@example.com', few);
    const refused: { statusCode: number; wait: number }[] = [];
    for (let n = 0; n < 3; n += 1) {
      const stranger = await newPerson(`stranger${n}@example.com`, few);
      const { statusCode, headers } = await mailed(stranger, { email: 'Victim@example.com' }, few);
      refused.push({ statusCode, wait: Number(headers['retry-after'] ?? 0) });
    }
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(refused.at(-1)?.wait).toBeGreaterThan(0);
    expect(refused.at(-1)?.wait).toBeLessThanOrEqual(600);
    expect((await mailed(victim, {}, few)).statusCode).toBe(200);
    await few.close();
  });

  test('of another account answers the same, is told, and is never given away', async () => {
    await signedUp(at, 'taken.by.me@example.com');
    const headers = await signedUp(at, 'asks@example.com');
    const free = (await mailed(headers, { email: 'nobodys@example.com' })).json();
    const taken = (await mailed(headers, { email: 'taken.by.me@example.com' })).json();
    expect({ ...taken, email: '', code: Object.keys(taken.code) }).toEqual({ ...free, email: '', code: Object.keys(free.code) });
    const { rows } = await at.ctx.pool.query(
      "SELECT subject FROM outbox WHERE recipient = 'taken.by.me@example.com' ORDER BY id DESC LIMIT 1",
    );
    expect(rows).toEqual([{ subject: 'This address already has an account' }]);
    await expect(codeMailedTo(at.ctx, 'taken.by.me@example.com')).rejects.toThrow();
  });

  test('is not taken from a session that is older than five minutes', async () => {
    const headers = await signedUp(at, 'old.session@example.com');
    await at.ctx.pool.query(
      "UPDATE session SET authenticated_at = now() - interval '6 minutes' WHERE identity_uuid = (SELECT uuid FROM identity WHERE email_key = 'old.session@example.com')",
    );
    const answer = await mailed(headers, { email: 'thief@example.com' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'step_up_required']);
  });
});
