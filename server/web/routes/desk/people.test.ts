import { seedStaff } from '@hearthline/sandbox/seeded-staff.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { nameSigner } from '@hearthline/database/stores/person/parties.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { maskedEmail } from '../../../identity/access/account-mail.ts';
import { bodyOf } from '../../../messages/outbox.ts';
import { addStaffView } from '@hearthline/database/stores/lender/staff-views.ts';
import { profileOf } from '@hearthline/database/stores/person/profiles.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PEOPLE = '/desk/api/v1/people';
const WHY = { reason: 'CALL', note: 'They called about a draw' };
let lender: TestLender;
let jwt: string;
let uuid: string;
let identity: string;
const signerId = v7();
beforeAll(async () => {
  lender = await testLender();
  await seedStaff(lender.ctx);
  jwt = await deskToken(lender, 'MAIN', 'processor');
  ({ uuid } = await lender.play('happy', 'OFFER_SELECTION'));
  ({ identityUuid: identity } = await applicationByUuid(lender.ctx.pool, uuid));
  await lender.ctx.pool.query("update profile set ssn_last4 = '4711' where identity_uuid = $1", [identity]);
  const party = {
    id: signerId,
    role: 'CO_DEEDER' as const,
    first: 'Wilhelmina',
    last: 'Quist',
    email: 'w.quist@example.com',
    phone: '6025550188',
  };
  await nameSigner(lender.ctx.pool, uuid, party);
}, 60_000);
afterAll(async () => lender.close());

type Found = {
  subjectUuid: string;
  name: string;
  email: string;
  phone: string | null;
  kind: string;
  applications: { applicationUuid: string }[];
};
const search = async (by: string, text: string, token = jwt) =>
  lender.call('POST', `${PEOPLE}/search`, { jwt: token, body: { by, text, ...WHY } });
const found = async (by: string, text: string, token = jwt) => ((await search(by, text, token)).body as { people: Found[] }).people;
const lines = async () => Number((await lender.ctx.pool.query('select count(*) as n from staff_view')).rows[0]?.n);

test('a person is found by each thing known of them, masked', async () => {
  const { name, email, phoneNumbers, ssnLast4 } = await profileOf(lender.ctx.pool, lender.ctx.secrets, identity);
  const { loanNumber } = await applicationByUuid(lender.ctx.pool, uuid);
  const wanted: [string, string][] = [
    ['NAME', `${name.firstName} ${name.lastName}`.toUpperCase()],
    ['NAME', name.lastName.slice(0, 4)],
    ['EMAIL', email.toUpperCase()],
    ['PHONE', phoneNumbers[0]?.number ?? ''],
    ['SSN_LAST4', ssnLast4 ?? ''],
    ['APPLICATION', uuid],
    ['APPLICATION', loanNumber.toLowerCase()],
  ];
  for (const [by, text] of wanted) {
    const { status, body } = await search(by, text);
    expect([status, body['errors']], `${by} ${text}`).toEqual([200, undefined]);
    const { people } = body as { people: Found[] };
    const person = people.find(({ subjectUuid }) => subjectUuid === identity);
    expect(person, `${by} ${text}`).toBeDefined();
    expect(person?.applications.map(({ applicationUuid }) => applicationUuid)).toEqual([uuid]);
    expect(JSON.stringify(people)).not.toContain(name.lastName);
    expect(JSON.stringify(people)).not.toContain(email);
  }
});

test('a co-owner is found too, and a removed one not', async () => {
  expect(await found('NAME', 'wilhelmina qu')).toMatchObject([{ subjectUuid: signerId, kind: 'CO_OWNER', name: 'Wilhelmina Q.' }]);
  expect(await found('PHONE', '(602) 555-0188')).toMatchObject([{ subjectUuid: signerId }]);
  await lender.ctx.pool.query('update signer set removed_at = now() where id = $1', [signerId]);
  expect(await found('EMAIL', 'w.quist@example.com')).toEqual([]);
  await lender.ctx.pool.query('update signer set removed_at = null where id = $1', [signerId]);
});

test('the pages of a search hold everybody who matches once, newest first; each page is a line in the log', async () => {
  const ids = Array.from({ length: 60 }, () => v7());
  for (const [n, id] of ids.entries()) {
    const party = { id, role: 'CO_DEEDER' as const, first: `Page${n}`, last: 'Turnerson', email: `p${n}@example.com`, phone: null };
    await nameSigner(lender.ctx.pool, uuid, party);
  }
  const before = await lines();
  const seen: string[][] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { status, body } = await lender.call('POST', `${PEOPLE}/search`, {
      jwt,
      body: { by: 'NAME', text: 'turnerson', ...(after !== undefined && { after }), ...WHY },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const page = body as { people: Found[]; next: string | null };
    seen.push(page.people.map(({ subjectUuid }) => subjectUuid));
    after = page.next;
  }
  expect(seen.map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(seen.flat()).toEqual(ids.toReversed());
  expect(await lines()).toBe(before + 3);
  const wrong = await lender.call('POST', `${PEOPLE}/search`, { jwt, body: { by: 'NAME', text: 'turnerson', after: 'page 2', ...WHY } });
  expect([wrong.status, wrong.body['code']]).toEqual([400, 'invalid_request']);
  await lender.ctx.pool.query("delete from signer where last_name = 'Turnerson'");
});

test('another lender finds and opens nobody of this one', async () => {
  const other = await deskToken(lender, 'PLUMFIELD', 'compliance');
  expect(await found('APPLICATION', uuid, other)).toEqual([]);
  expect(await found('NAME', 'wilhelmina', other)).toEqual([]);
  const opened = await lender.call('POST', `${PEOPLE}/${identity}/view`, { jwt: other, body: { fields: ['EMAIL'], ...WHY } });
  expect(opened.status).toBe(404);
  const views = (await lender.call('GET', '/desk/api/v1/views', { jwt: other })).body as { rows: { fields: string[] }[] };
  expect(views.rows.every(({ fields }) => fields.every((field) => field.startsWith('SEARCH_')))).toBe(true);
});

test('too little to search for, and no reason, are refused at their field and not logged', async () => {
  const before = await lines();
  const wrong: [object, string][] = [
    [{ by: 'NAME', text: 'ab', ...WHY }, 'text'],
    [{ by: 'NAME', text: '%%%', ...WHY }, 'text'],
    [{ by: 'PHONE', text: '123', ...WHY }, 'text'],
    [{ by: 'SSN_LAST4', text: '12345', ...WHY }, 'text'],
    [{ by: 'EMAIL', text: 'someone', ...WHY }, 'text'],
    [{ by: 'NAME', text: 'Grace', reason: 'CALL', note: '' }, 'note'],
    [{ by: 'NAME', text: 'Grace', note: 'They called' }, 'reason'],
  ];
  for (const [body, field] of wrong) {
    const answer = await lender.call('POST', `${PEOPLE}/search`, { jwt, body });
    expect([answer.status, (answer.body['errors'] as { field: string }[])[0]?.field], JSON.stringify(body)).toEqual([400, field]);
  }
  expect(await lines()).toBe(before);
});

test('each look is a line with who, whose, which fields and why; no value and no search word is in it', async () => {
  const before = await lines();
  const { dob, email } = await profileOf(lender.ctx.pool, lender.ctx.secrets, identity);
  const opened = await lender.call('POST', `${PEOPLE}/${identity}/view`, { jwt, body: { fields: [], ...WHY } });
  expect(opened.body['values']).toEqual({});
  const seen = await lender.call('POST', `${PEOPLE}/${identity}/view`, { jwt, body: { fields: ['BIRTH_DATE', 'EMAIL'], ...WHY } });
  expect(seen.body['values']).toEqual({ BIRTH_DATE: dob, EMAIL: email });
  expect(await lines()).toBe(before + 2);

  const auditor = await deskToken(lender, 'MAIN', 'auditor');
  const log = async (query: string) =>
    (await lender.call('GET', `/desk/api/v1/views?${query}`, { jwt: auditor })).body as { rows: Record<string, unknown>[]; total: number };
  const { rows } = await log(`subject=${identity}`);
  expect(rows.map(({ fields, role, reason, note }) => ({ fields, role, reason, note }))).toEqual([
    { fields: ['BIRTH_DATE', 'EMAIL'], role: 'processor', ...WHY },
    { fields: ['PAGE'], role: 'processor', ...WHY },
  ]);
  expect((await log('reason=FRAUD')).total).toBe(0);
  expect((await log('from=2099-01-01')).total).toBe(0);
  // a day that is typed is the lender's: half past eleven in the evening in Los Angeles is the next day in UTC
  await addStaffView(lender.ctx.pool, {
    id: v7(),
    organization: 'MAIN',
    at: new Date('2026-03-03T07:30:00Z'),
    staffUuid: String(rows[0]?.['staffUuid']),
    role: 'processor',
    subjectUuid: identity,
    applicationUuid: null,
    fields: ['LATE'],
    reason: 'CALL',
    note: 'In the evening',
  });
  expect((await log('from=2026-03-02&to=2026-03-02')).rows).toMatchObject([{ fields: ['LATE'] }]);
  expect((await log('from=2026-03-03&to=2026-03-03')).total).toBe(0);
  const stored = JSON.stringify((await lender.ctx.pool.query('select * from staff_view')).rows);
  for (const secret of [dob, email, 'wilhelmina']) expect(stored).not.toContain(secret);
  expect((await lender.call('GET', '/desk/api/v1/views', { jwt })).status).toBe(403);
  await expect(lender.ctx.pool.query('delete from staff_view')).rejects.toThrow('append-only');
});

test('searching is throttled for one person, not for the others', async () => {
  const strict = await testLender({ env: { THROTTLE_STAFF_LOOKS: '2' } });
  const [one, other] = [await deskToken(strict, 'MAIN', 'agent'), await deskToken(strict, 'MAIN', 'closer')];
  const ask = async (token: string) =>
    (await strict.call('POST', `${PEOPLE}/search`, { jwt: token, body: { by: 'NAME', text: 'Grace', ...WHY } })).status;
  expect([await ask(one), await ask(one), await ask(one), await ask(other)]).toEqual([200, 200, 429, 200]);
  await strict.close();
}, 60_000);

test('no search reads a whole table: each kind is answered by an index', async () => {
  const { rows } = await lender.ctx.pool.query(
    `select indexname from pg_indexes where indexname in ('profile_name_search', 'signer_name_search', 'profile_phone_search', 'profile_ssn_last4_search', 'signer_email_search')`,
  );
  expect(rows).toHaveLength(5);
});

describe('expiring a password', () => {
  const expire = async (subject: string, token: string, body: object = WHY) =>
    lender.call('POST', `${PEOPLE}/${subject}/password/expire`, { jwt: token, body });
  const login = async (email: string) => lender.call('POST', '/identity/api/v1/login', { body: { email, password: 'Sandbox!2026Pw' } });

  test('ends the sessions, leaves the old password without effect, mails the owner the link that sets a new one, and is a line in the log', async () => {
    const agent = await deskToken(lender, 'MAIN', 'agent');
    const who = await lender.play('happy', 'OFFER_SELECTION');
    const { identityUuid } = await applicationByUuid(lender.ctx.pool, who.uuid);
    const { email } = await profileOf(lender.ctx.pool, lender.ctx.secrets, identityUuid);
    expect((await expire(identityUuid, agent, { ...WHY, note: '' })).status).toBe(400);
    expect((await expire(identityUuid, agent, { reason: 'FRAUD', note: 'Her son knows it' })).status).toBe(204);
    expect((await lender.call('GET', '/identity/secure/api/v1/security', { jwt: who.jwt })).status).toBe(401);

    const refused = await login(email);
    expect(refused).toMatchObject({ status: 403, body: { code: 'password_link_required', sentTo: maskedEmail(email) } });
    expect(refused.body).not.toHaveProperty('challenge');

    const mail = (await messagesTo(lender.ctx.pool, email)).find(({ subject }) => subject === 'Your password no longer opens your account');
    const token = /\/auth\/reset\?token=([\w-]+)/.exec(mail ? await bodyOf(lender.ctx, mail) : '')?.[1];
    const set = async (password: string) => lender.call('POST', '/identity/api/v1/password/reset', { body: { token, password } });
    expect(await set('Sandbox!2026Pw'), 'the doubted password does not come back').toMatchObject({ status: 400 });
    expect((await set('Another!2026Pw')).status).toBe(200);
    expect((await lender.call('POST', '/identity/api/v1/login', { body: { email, password: 'Another!2026Pw' } })).status).toBe(200);
    const compliance = await deskToken(lender, 'MAIN', 'compliance');
    const { body: log } = await lender.call('GET', `/desk/api/v1/views?subject=${identityUuid}`, { jwt: compliance });
    expect(log['rows']).toMatchObject([{ fields: ['PASSWORD_EXPIRED'], role: 'agent', reason: 'FRAUD', note: 'Her son knows it' }]);
  }, 60_000);

  test('is refused for a co-owner, for a person of another lender, and to roles that may not', async () => {
    const compliance = await deskToken(lender, 'MAIN', 'compliance');
    expect((await expire(signerId, compliance)).status).toBe(409);
    expect((await expire(v7(), compliance)).status).toBe(404);
    expect((await expire(identity, await deskToken(lender, 'PLUMFIELD', 'compliance'))).status).toBe(404);
    for (const role of ['processor', 'auditor'] as const)
      expect((await expire(identity, await deskToken(lender, 'MAIN', role))).status).toBe(403);
    const { rows } = await lender.ctx.pool.query('select password_expired_at from identity where uuid = $1', [identity]);
    expect(rows).toEqual([{ password_expired_at: null }]);
  });
});
