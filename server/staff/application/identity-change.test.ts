import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { sweepAll } from '../../engine/sweep.ts';
import { bodyOf } from '../../messages/outbox.ts';
import { deskTokens, hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { evidenceOf } from '@hearthline/database/stores/application/evidence.ts';
import { record } from '../../engine/record.ts';
import { onApplication, signAs, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { ACCOUNT_ROLES } from '@hearthline/journey/facts/verification.ts';
import { v7 } from 'uuid';
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
/** Both people: the processor asks, compliance agrees; then it waits for its owner. */
const agree = async (uuid: string, body: object) => decide(uuid, (await ask(uuid, body)).body['changeId'], { accept: true });
/** The hours of the lender pass on the application's own clock. */
const waited = async (uuid: string, hours = 48) => {
  await lender.ctx.clock.advance(hours * 3_600_000 + 1000, uuid);
  await sweepAll(lender.ctx, uuid);
  await lender.drain(uuid);
};
const applied = async (uuid: string, body: object) => {
  expect((await agree(uuid, body)).body).toMatchObject({ state: 'WAITING' });
  await waited(uuid);
  return (await lender.log(uuid)).findLast(({ type }) => type.startsWith('identityChange'))?.type;
};
const changesOf = async (uuid: string) =>
  (
    await lender.ctx.pool.query(
      'select id, state, refusal, identity_uuid from identity_change where application_uuid = $1 order by asked_at',
      [uuid],
    )
  ).rows;
/** The secret in the link that was mailed to an address. */
const linkTo = async (address: string) => {
  const mail = (await messagesTo(lender.ctx.pool, address)).find(({ subject }) => subject.startsWith('We were asked to change your'));
  return /\/auth\/stop-change#([\w-]{43})/.exec(mail ? await bodyOf(lender.ctx, mail) : '')?.[1] ?? '';
};
const link = async (what: 'view' | 'stop', token: string) =>
  lender.call('POST', `/identity/api/v1/identity-change/${what}`, { body: { token } });
const applicant = async (uuid: string) => applicantOf(lender.ctx, await lender.read(uuid));
const types = async (uuid: string) => (await lender.log(uuid)).map(({ type }) => type);
const free = async (uuid: string) => lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);

test('a fact says what was changed and never the value; reason and evidence are beside it, the values sealed', async () => {
  const { uuid, email } = await lender.play('happy', 'OFFER_SELECTION');
  expect(await applied(uuid, { what: 'PHONE', phone: '(602) 555-0199' })).toBe('identityChanged');
  expect((await applicant(uuid)).phone).toBe('6025550199');
  expect(await lender.log(uuid)).toContainEqual(expect.objectContaining({ type: 'identityChanged', party: 'borrower', what: 'PHONE' }));
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
  expect(after.facts.verification.hardCredit).not.toBeNull();
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

    expect((await decide(uuid, asked.body['changeId'], { accept: true })).body).toMatchObject({ state: 'WAITING' });
    expect((await applicant(uuid)).ssn).toBe('666101001');
    await waited(uuid);
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

test('asking for an email address tells nothing of accounts that have it; a new one ends the sessions once it applies, and the old mailbox is told', async () => {
  const [one, other] = [await lender.play('happy', 'OFFER_SELECTION'), await lender.play('happy', 'OFFER_SELECTION')];
  const unknown = await ask(other.uuid, { what: 'EMAIL', email: 'nobody-has-this@example.com' });
  const known = await ask(one.uuid, { what: 'EMAIL', email: other.email });
  expect([known.status, known.body['state']], 'asking tells nothing of other accounts').toEqual([unknown.status, unknown.body['state']]);
  await decide(one.uuid, known.body['changeId'], { accept: false, reason: 'Not theirs' });
  expect(await applied(one.uuid, { what: 'EMAIL', email: 'grace.new@example.com' })).toBe('identityChanged');
  expect((await applicant(one.uuid)).email).toBe('grace.new@example.com');
  expect((await lender.call('GET', '/service-profile/api/v1/profile', { jwt: one.jwt })).status).toBe(401);
  const { rows } = await lender.ctx.pool.query("select subject from outbox where recipient = $1 and subject like 'Your email address%'", [
    one.email,
  ]);
  expect(rows).toEqual([{ subject: 'Your email address was changed' }]);
});

describe('a change that two people agreed on waits for its owner', () => {
  test('nobody decides on their own request, told apart by id; nothing is in force, and no password is set at the new address', async () => {
    const { uuid, email } = await lender.play('happy', 'OFFER_SELECTION');
    const asked = await ask(uuid, { what: 'EMAIL', email: 'thief@example.com' });
    expect((await decide(uuid, asked.body['changeId'], { accept: true }, 'processor')).body).toMatchObject({ code: 'forbidden' });
    expect((await decide(uuid, asked.body['changeId'], { accept: true })).body).toMatchObject({ state: 'WAITING' });
    expect((await applicant(uuid)).email).toBe(email);
    await lender.call('POST', '/identity/api/v1/password/forgotten', { body: { email: 'thief@example.com' } });
    expect(await messagesTo(lender.ctx.pool, 'thief@example.com')).toEqual([]);
    expect((await ask(uuid, { what: 'EMAIL', email: 'another@example.com' })).body).toMatchObject({ code: 'conflict' });
    await waited(uuid, 47);
    expect((await applicant(uuid)).email).toBe(email);
  });

  test('the link in the old mailbox stops it without signing in: once, and the desk has a task that a colleague ends', async () => {
    const { uuid, email } = await lender.play('happy', 'OFFER_SELECTION');
    await agree(uuid, { what: 'EMAIL', email: 'thief2@example.com' });
    const token = await linkTo(email);
    expect((await link('view', token)).body).toMatchObject({ state: 'WAITING', what: 'EMAIL' });
    expect(await changesOf(uuid), 'looking stops nothing').toMatchObject([{ state: 'WAITING' }]);
    expect((await link('stop', token)).body).toMatchObject({ state: 'STOPPED' });
    expect((await link('stop', token)).body).toMatchObject({ state: 'STOPPED' });
    expect((await lender.log(uuid)).filter(({ type }) => type === 'identityChangeStopped')).toHaveLength(1);
    await waited(uuid);
    expect((await applicant(uuid)).email).toBe(email);
    const tasks = async () =>
      (
        await lender.ctx.pool.query("select closed_at from staff_task where application_uuid = $1 and kind = 'IDENTITY_CHANGE_STOPPED'", [
          uuid,
        ])
      ).rows;
    expect(await tasks()).toEqual([{ closed_at: null }]);
    const [{ id }] = (await changesOf(uuid)) as [{ id: string }];
    expect((await decide(uuid, id, { accept: false, reason: 'She never called' }, 'processor')).body, 'not who asked').toMatchObject({
      code: 'forbidden',
    });
    const found = { accept: false, reason: 'She never called' };
    expect((await decide(uuid, id, found)).body, 'nor who agreed').toMatchObject({ code: 'forbidden' });
    const both = 'update identity_change set reviewed_by_uuid = decided_by_uuid where id = $1';
    await expect(lender.ctx.pool.query(both, [id])).rejects.toThrow('identity_change_third_person');
    const { jwt } = await hire(lender, 'Cleo Close', 'compliance');
    const third = async (body: object) => lender.call('POST', PATH(uuid, `/${id}/decision`), { jwt, body });
    expect((await third({ accept: false })).body).toMatchObject({ errors: [{ field: 'reason' }] });
    expect((await third(found)).status).toBe(200);
    expect(await tasks()).toEqual([{ closed_at: expect.any(Date) }]);
    expect((await link('view', 'x'.repeat(43))).body).toMatchObject({ code: 'link_over' });
    await lender.ctx.clock.advance(31 * 86_400_000, uuid);
    expect((await link('view', token)).body).toMatchObject({ code: 'link_over' });
    const { rows } = await lender.ctx.pool.query(
      'select stop_hash, identity_change::text as text from identity_change where application_uuid = $1',
      [uuid],
    );
    expect(String(rows[0]?.text)).not.toContain(token);
  });

  test('the link tells once it is applied, and colleagues stop it too', async () => {
    const { uuid, email } = await lender.play('happy', 'OFFER_SELECTION');
    await applied(uuid, { what: 'PHONE', phone: '6025550190' });
    expect((await link('stop', await linkTo(email))).body).toMatchObject({ state: 'APPLIED', what: 'PHONE' });
    expect((await applicant(uuid)).phone).toBe('6025550190');
    const agreed = await agree(uuid, { what: 'PHONE', phone: '6025550191' });
    expect((await decide(uuid, agreed.body['changeId'], { accept: false, reason: 'A mistake' }, 'processor')).body).toMatchObject({
      state: 'REFUSED',
    });
    await waited(uuid);
    expect((await applicant(uuid)).phone).toBe('6025550190');
    expect((await link('view', await linkTo(email))).body).toMatchObject({ state: 'REFUSED' });
  });

  test('what no longer fits when its time comes is given up, and says why', async () => {
    const [one, other] = [await lender.play('happy', 'OFFER_SELECTION'), await lender.play('happy', 'OFFER_SELECTION')];
    await agree(one.uuid, { what: 'EMAIL', email: 'soon.taken@example.com' });
    await lender.ctx.pool.query(
      "update identity set email = 'soon.taken@example.com', email_key = 'soon.taken@example.com' where uuid = $1",
      [(await lender.read(other.uuid)).identityUuid],
    );
    await waited(one.uuid);
    expect(await changesOf(one.uuid)).toMatchObject([
      { state: 'NOT_POSSIBLE', refusal: 'The new email address could not become that of the account.' },
    ]);
    expect((await lender.read(one.uuid)).facts.identityChanges).toEqual([]);
  });
});

describe('while a change waits', () => {
  const REFUSED = { status: 409, body: { code: 'identity_change_waits', until: expect.any(String) } };
  test('no account is given for the payout or for autopay, and no vendor is asked about one', async () => {
    const { uuid, jwt } = await lender.play('happy', 'DISBURSEMENT_ACCOUNT');
    const give = async (role: string) =>
      lender.call('POST', onApplication(uuid, `${role}-account`), {
        jwt,
        body: { routingNumber: '021000021', accountNumber: '000123456789', accountType: 'CHECKING' },
      });
    const asked = lender.vendors.bankAccountCheck.ledger().length;
    await agree(uuid, { what: 'PHONE', phone: '6025550177' });
    expect(await give('disburse')).toMatchObject(REFUSED);
    const given = { accountId: v7(), mask: '6789', verification: 'VERIFIED' } as const;
    for (const role of ACCOUNT_ROLES)
      await expect(
        record(lender.ctx, uuid, {
          by: { actor: 'borrower', ref: null, source: 'test' },
          facts: [{ type: 'accountGiven', role, ...given }],
        }),
      ).rejects.toMatchObject({ code: 'identity_change_waits' });
    expect(lender.vendors.bankAccountCheck.ledger()).toHaveLength(asked);
    await waited(uuid);
    expect((await give('disburse')).status).toBe(200);
  }, 60_000);

  test('nothing is signed, on another application of the person neither; afterwards the evidence of the signature has the change, without its value', async () => {
    const { uuid, jwt } = await lender.play('happy', 'INCOME_VERIFICATION');
    await free(uuid);
    await ask(uuid, { what: 'NAME', firstName: 'Gracie', lastName: 'Happy' });
    await lender.drain(uuid);
    const { uuid: elsewhere } = await lender.play('happy', 'OFFER_SELECTION');
    const { identityUuid } = await lender.read(uuid);
    const sign = async () => signAs(lender, { uuid, jwt }, 'SUMMARY', { name: 'Gracie Happy' });
    const { body } = await agree(uuid, { what: 'PHONE', phone: '6025550178' });
    expect(await sign()).toMatchObject(REFUSED);
    // the same person, whose change waits on another application
    await lender.ctx.pool.query('update identity_change set application_uuid = $2 where id = $1', [body['changeId'], elsewhere]);
    expect(await sign()).toMatchObject(REFUSED);
    await expect(
      record(lender.ctx, uuid, { by: { actor: 'automation', ref: null, source: 'test' }, facts: [{ type: 'accountsConfirmed' }] }),
      'by any source',
    ).rejects.toMatchObject({ code: 'identity_change_waits' });
    await lender.ctx.pool.query('update identity_change set application_uuid = $2 where id = $1', [body['changeId'], uuid]);
    await waited(uuid);
    expect((await sign()).status).toBe(200);
    const last = (await evidenceOf(lender.ctx.pool, uuid)).at(-1);
    const person = { uuid: expect.any(String), name: expect.any(String) };
    const shown = { askedAt: expect.any(String), askedBy: person, agreedBy: person, appliedAt: expect.any(String) };
    expect(last?.staffChanges).toEqual([
      { what: 'NAME', ...shown },
      { what: 'PHONE', ...shown },
    ]);
    const change = last?.staffChanges?.at(-1);
    expect(change?.askedBy.uuid).not.toBe(change?.agreedBy.uuid);
    expect(JSON.stringify(last)).not.toContain('6025550178');
    expect(identityUuid).toBe(last?.signer.identityUuid);
  }, 60_000);
});

test('other roles, other lenders and bad values are refused, and nothing changes', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const { version } = await lender.read(uuid);
  for (const role of ['underwriter', 'closer', 'agent', 'auditor'] as const)
    expect((await ask(uuid, { what: 'PHONE', phone: '6025550199' }, role)).status).toBe(403);
  expect((await ask(uuid, { what: 'PHONE', phone: '6025550199' }, 'compliance', 'PLUMFIELD')).status).toBe(404);
  expect((await ask(uuid, { what: 'BIRTH_DATE', dob: '2999-01-01' })).body).toMatchObject({ errors: [{ field: 'dob' }] });
  expect((await ask(uuid, { what: 'SSN', ssn: '123' })).status).toBe(400);
  expect((await ask(uuid, { what: 'PHONE', phone: '6025550199', evidence: '' })).status).toBe(400);
  expect((await ask(uuid, { what: 'PHONE', phone: '6025550199', party: '01890000-0000-7000-8000-000000000000' })).status).toBe(404);
  expect((await lender.read(uuid)).version).toBe(version);
});

test('once the deed is signed a name is not changed here; a telephone number is', async () => {
  const { uuid } = await lender.play('happy', 'RESCISSION');
  expect((await ask(uuid, { what: 'NAME', firstName: 'Gracie', lastName: 'Happy' })).body).toMatchObject({ code: 'out_of_order' });
  expect(await applied(uuid, { what: 'PHONE', phone: '6025550199' })).toBe('identityChanged');
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
  expect(await mine('compliance')).toMatchObject([{ state: 'WAITING', mayDecide: false, mayStop: true, appliesAt: expect.any(String) }]);
  expect(await mine('auditor')).toMatchObject([{ state: 'WAITING', mayStop: false }]);
  expect(await counted('compliance')).toBe(before);
});
