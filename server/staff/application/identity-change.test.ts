import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
});
afterAll(async () => lender.close());

const WHY = { party: 'borrower', reason: 'The borrower called', evidence: 'Court order 12-345' };
const PATH = (uuid: string, rest = '') => `/desk/api/v1/applications/${uuid}/identity-changes${rest}`;
const ask = async (uuid: string, body: object, role: StaffRole = 'processor', org = 'MAIN') =>
  lender.call('POST', PATH(uuid), { jwt: await token(role, org), body: { ...WHY, ...body } });
const decide = async (uuid: string, id: unknown, body: object, role: StaffRole = 'compliance') =>
  lender.call('POST', PATH(uuid, `/${String(id)}/decision`), { jwt: await token(role), body });
const applicant = async (uuid: string) => applicantOf(lender.ctx, await lender.read(uuid));
const types = async (uuid: string) => (await lender.log(uuid)).map(({ type }) => type);
const free = async (uuid: string) => lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);

test('a fact says what was changed and never the value; reason and evidence are beside it, the values sealed', async () => {
  const { uuid, email } = await lender.play('happy', 'OFFER_SELECTION');
  expect((await ask(uuid, { what: 'PHONE', phone: '(602) 555-0199' })).body).toMatchObject({ state: 'APPLIED' });
  expect((await applicant(uuid)).phone).toBe('6025550199');
  expect((await lender.log(uuid)).at(-1)).toMatchObject({ type: 'identityChanged', party: 'borrower', what: 'PHONE' });
  const everything = await lender.ctx.pool.query(
    `select (select json_agg(f) from fact f where application_uuid = $1)::text || (select json_agg(c) from identity_change c where application_uuid = $1)::text
       || (select json_agg(s) from staff_action s where application_uuid = $1)::text as text`,
    [uuid],
  );
  expect(String(everything.rows[0]?.text)).not.toContain('6025550199');
  const { rows } = await lender.ctx.pool.query('select action, reason from staff_action where application_uuid = $1', [uuid]);
  expect(rows).toEqual([{ action: 'change-identity', reason: 'The borrower called (Court order 12-345)' }]);
  const mails = await lender.ctx.pool.query('select subject from outbox where recipient = $1', [email]);
  expect(mails.rows).toContainEqual({ subject: 'Your phone number was changed' });
});

test('a corrected name has the summary made and signed again; the hard report is kept', async () => {
  const { uuid } = await lender.play('happy', 'INCOME_VERIFICATION');
  await free(uuid);
  await ask(uuid, { what: 'NAME', firstName: 'Gracie', lastName: 'Happy' });
  expect(await applicant(uuid)).toMatchObject({ first: 'Gracie' });
  const after = await lender.read(uuid);
  expect(after.status).toBe('GEN_APP_DISCLOSURES');
  expect(after.facts.applicationPhase.hardCredit).not.toBeNull();
});

describe('a birth date or Social Security number that a report was requested with', () => {
  test('waits for a second person: the first may not decide, the second applies it, and the report is requested again', async () => {
    const { uuid } = await lender.play('happy', 'INCOME_VERIFICATION');
    await free(uuid);
    const before = await lender.read(uuid);
    const asked = await ask(uuid, { what: 'SSN', ssn: '666-10-1002' });
    expect(asked.body).toMatchObject({ state: 'ASKED', version: before.version });
    expect((await applicant(uuid)).ssn).toBe('666101001');
    expect((await ask(uuid, { what: 'SSN', ssn: '666-10-1003' })).body).toMatchObject({ code: 'conflict' });
    expect((await decide(uuid, asked.body['changeId'], { accept: false })).body).toMatchObject({ errors: [{ field: 'reason' }] });

    expect((await decide(uuid, asked.body['changeId'], { accept: true })).body).toMatchObject({ state: 'APPLIED' });
    expect((await applicant(uuid)).ssn).toBe('666101002');
    expect((await types(uuid)).slice(before.version)).toEqual(
      expect.arrayContaining(['identityChanged', 'ssnProvided', 'hardCreditRepullAsked']),
    );
    expect((await decide(uuid, asked.body['changeId'], { accept: true })).body).toMatchObject({ code: 'out_of_order' });
  });

  test('is left as it was when the second person refuses', async () => {
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
    const asked = await ask(uuid, { what: 'BIRTH_DATE', dob: '1981-04-12' });
    expect((await decide(uuid, asked.body['changeId'], { accept: false, reason: 'The license is illegible' })).body).toMatchObject({
      state: 'REFUSED',
    });
    expect((await applicant(uuid)).dob).not.toBe('1981-04-12');
    const { rows } = await lender.ctx.pool.query('select state, refusal from identity_change where application_uuid = $1', [uuid]);
    expect(rows).toEqual([{ state: 'REFUSED', refusal: 'The license is illegible' }]);
  });
});

test('an email address that has an account is refused; a new one ends the sessions, and the old mailbox is told', async () => {
  const [one, other] = [await lender.play('happy', 'OFFER_SELECTION'), await lender.play('happy', 'OFFER_SELECTION')];
  expect((await ask(one.uuid, { what: 'EMAIL', email: other.email })).body).toMatchObject({
    code: 'conflict',
    errors: [{ field: 'email' }],
  });
  expect((await ask(one.uuid, { what: 'EMAIL', email: 'grace.new@example.com' })).status).toBe(201);
  expect((await applicant(one.uuid)).email).toBe('grace.new@example.com');
  expect((await lender.call('GET', '/service-profile/api/v1/profile', { jwt: one.jwt })).status).toBe(401);
  const { rows } = await lender.ctx.pool.query('select subject from outbox where recipient = $1 order by at desc limit 1', [one.email]);
  expect(rows).toEqual([{ subject: 'Your email address was changed' }]);
});

test('other roles, other lenders and bad values are refused, and nothing changes', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const { version } = await lender.read(uuid);
  for (const role of ['underwriter', 'closer', 'agent', 'auditor'] as const)
    expect((await ask(uuid, { what: 'PHONE', phone: '6025550199' }, role)).status).toBe(403);
  expect((await ask(uuid, { what: 'PHONE', phone: '6025550199' }, 'admin', 'PLUMFIELD')).status).toBe(404);
  expect((await ask(uuid, { what: 'BIRTH_DATE', dob: '2999-01-01' })).body).toMatchObject({ errors: [{ field: 'dob' }] });
  expect((await ask(uuid, { what: 'SSN', ssn: '123' })).status).toBe(400);
  expect((await ask(uuid, { what: 'PHONE', phone: '6025550199', evidence: '' })).status).toBe(400);
  expect((await ask(uuid, { what: 'PHONE', phone: '6025550199', party: '01890000-0000-7000-8000-000000000000' })).status).toBe(404);
  expect((await lender.read(uuid)).version).toBe(version);
});

test('once the deed is signed a name is not changed here; a telephone number is', async () => {
  const { uuid } = await lender.play('happy', 'RESCISSION');
  expect((await ask(uuid, { what: 'NAME', firstName: 'Gracie', lastName: 'Happy' })).body).toMatchObject({ code: 'out_of_order' });
  expect((await ask(uuid, { what: 'PHONE', phone: '6025550199' })).body).toMatchObject({ state: 'APPLIED' });
}, 60_000);

test('what waits for a second person is listed among the approvals, without its value, those that the caller may decide first', async () => {
  const approvals = async (role: StaffRole, org = 'MAIN') =>
    (await lender.call('GET', '/desk/api/v1/approvals', { jwt: await token(role, org) })).body as {
      identityChanges: { applicationUuid: string }[];
    };
  const counted = async (role: StaffRole) =>
    (await lender.call('GET', '/desk/api/v1/work-counts', { jwt: await token(role) })).body['approvals'] as number;
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const before = await counted('compliance');
  const asked = await ask(uuid, { what: 'SSN', ssn: '666-10-1007' });
  expect(asked.body).toMatchObject({ state: 'ASKED' });

  const mine = async (role: StaffRole, org = 'MAIN') =>
    (await approvals(role, org)).identityChanges.filter((one) => one.applicationUuid === uuid);
  expect(await mine('compliance')).toMatchObject([
    {
      id: asked.body['changeId'],
      person: 'Grace H.',
      what: 'SSN',
      reason: WHY.reason,
      evidence: WHY.evidence,
      mayDecide: true,
      isMine: false,
    },
  ]);
  expect(await mine('processor')).toMatchObject([{ mayDecide: false, isMine: true }]);
  expect(await mine('auditor')).toMatchObject([{ mayDecide: false, isMine: false }]);
  expect(await mine('compliance', 'PLUMFIELD')).toEqual([]);
  expect(JSON.stringify(await approvals('compliance'))).not.toMatch(/666-?10-?1007/);
  expect(await counted('compliance')).toBe(before + 1);
  await decide(uuid, asked.body['changeId'], { accept: true });
  expect(await mine('compliance')).toEqual([]);
  expect(await counted('compliance')).toBe(before);
});
