import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskTokens, hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { record } from '../../engine/record.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
}, 60_000);
afterAll(async () => lender.close());

const as = async (role: StaffRole, organization = 'MAIN') => ({ jwt: await token(role, organization) });
const act = async (uuid: string, body: object, role: StaffRole = 'compliance') =>
  lender.call('POST', `/desk/api/v1/applications/${uuid}/actions`, { ...(await as(role)), body });
const CALL = { action: 'verify-alert', dialed: 'ALERT', answeredBy: 'Alice Alert' };
type Offered = {
  readonly actions: readonly { action: string; isPrimary: boolean; fields: readonly { name: string; options: { label: string }[] }[] }[];
};
const offered = async (uuid: string) =>
  ((await lender.call('GET', `/desk/api/v1/applications/${uuid}/actions`, await as('compliance'))).body as unknown as Offered).actions;

test('only a confirmed call ends the hold of an alert; every call is kept, and a denial leads to the decline', async () => {
  const { uuid } = await lender.play('alert', 'FACTA_REVIEW');
  const first = await offered(uuid);
  expect(first[0]).toMatchObject({ action: 'verify-alert', isPrimary: true });
  expect(first.map(({ action }) => action)).not.toContain('clear');
  const labels = first[0]?.fields.find(({ name }) => name === 'dialed')?.options.map(({ label }) => label);
  expect(labels).toEqual(['The number in the alert: (•••) •••-0116', 'Another number']);

  expect((await act(uuid, { action: 'clear', note: 'Spoke with her' })).body).toMatchObject({ code: 'out_of_order' });
  expect((await act(uuid, { action: 'verify-alert', note: 'Spoke with her' })).body).toMatchObject({ code: 'invalid_request' });
  expect((await act(uuid, { ...CALL, callResult: 'CONFIRMED' }, 'underwriter')).body).toMatchObject({ code: 'forbidden' });
  const other = { ...CALL, dialed: 'OTHER', callResult: 'CONFIRMED' };
  expect((await act(uuid, other)).body).toMatchObject({ errors: [{ field: 'otherNumber' }] });
  expect((await act(uuid, { ...other, otherNumber: '602-555-0199' })).body).toMatchObject({ errors: [{ field: 'note' }] });

  expect((await act(uuid, { ...CALL, answeredBy: 'Nobody', callResult: 'NO_ANSWER' })).body).toMatchObject({ status: 'FACTA_REVIEW' });
  expect((await offered(uuid))[0]?.action).toBe('verify-alert');
  expect((await act(uuid, { ...CALL, callResult: 'DISOWNED' })).body).toMatchObject({ status: 'FACTA_REVIEW' });
  expect((await lender.read(uuid)).facts.alertVerified).toBe(false);
  expect((await offered(uuid))[0]).toMatchObject({ action: 'decline', isPrimary: true });

  // after a denial nobody confirms alone, and who was not reached is recorded as before
  expect((await act(uuid, { ...CALL, callResult: 'NO_ANSWER' })).body).toMatchObject({ state: 'DONE', status: 'FACTA_REVIEW' });
  const second = await hire(lender, 'Cole Comply', 'compliance');
  const proposed = await act(uuid, { ...CALL, callResult: 'CONFIRMED' });
  expect(proposed.body).toMatchObject({ state: 'PROPOSED', status: 'FACTA_REVIEW' });
  const decide = async (caller: object) =>
    lender.call('POST', `/desk/api/v1/approvals/${String(proposed.body['proposalUuid'])}/decision`, {
      ...caller,
      body: { decision: 'APPROVE' },
    });
  expect((await decide(await as('compliance'))).status, 'their own').toBe(403);
  expect((await lender.read(uuid)).facts.alertVerified).toBe(false);
  const done = await decide(second);
  expect(done.body).toMatchObject({ state: 'APPROVED' });
  expect((await lender.read(uuid)).facts.alertVerified).toBe(true);
  expect(done.body['status']).not.toBe('FACTA_REVIEW');
  const { body } = await lender.call('GET', `/desk/api/v1/applications/${uuid}/credit`, await as('auditor'));
  const kept = body['alertCalls'] as { result: string; number: string; by: string }[];
  expect(kept.map(({ result, number }) => [result, number])).toEqual([
    ['CONFIRMED', '(•••) •••-0116'],
    ['NO_ANSWER', '(•••) •••-0116'],
    ['DISOWNED', '(•••) •••-0116'],
    ['NO_ANSWER', '(•••) •••-0116'],
  ]);
});

test('the sandbox’s door does not clear an alert either; its players go on by a call, also past the alert of the second report', async () => {
  const { uuid } = await lender.play('alert', 'FACTA_REVIEW');
  const sandbox = async (action: string) => lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action } });
  expect((await sandbox('clear')).body).toMatchObject({ code: 'out_of_order' });
  expect((await sandbox('verify-alert')).status).toBe(200);
  expect((await lender.read(uuid)).facts.alertVerified).toBe(true);
  const { facts } = await lender.read((await lender.play('alert', 'FINAL_OFFER')).uuid);
  expect([facts.verification.hardCredit?.alerts, facts.verification.hardAlertVerified]).toEqual([['INITIAL_FRAUD'], true]);
}, 60_000);

test('the number in the alert is shown on request alone, each time with a reason and a line in the log of views', async () => {
  const { uuid } = await lender.play('alert', 'FACTA_REVIEW');
  const body = { what: 'ALERT_PHONE', reason: 'FRAUD', note: 'To call about the alert' };
  const reveal = async (to: string, caller: object, sent: object = body) =>
    lender.call('POST', `/desk/api/v1/applications/${to}/parties/borrower/reveal`, { ...caller, body: sent });
  expect((await reveal(uuid, await as('compliance'), { what: 'ALERT_PHONE' })).status).toBe(400);
  expect((await reveal(uuid, await as('compliance'))).body).toEqual({ value: '(602) 555-0116' });
  expect((await reveal(uuid, await as('admin'))).status).toBe(403);
  expect((await reveal(uuid, await as('compliance', 'PLUMFIELD'))).status).toBe(404);
  const { rows } = await lender.ctx.pool.query(
    `select reason, note, role from staff_view where application_uuid = $1 and fields = '{alert phone}'`,
    [uuid],
  );
  expect(rows).toEqual([{ reason: 'FRAUD', note: 'To call about the alert', role: 'compliance' }]);
  const { uuid: without } = await lender.play('happy', 'OFFER_SELECTION');
  expect((await reveal(without, await as('compliance'))).status).toBe(404);
});

test('a co-signer’s alert is ended by a call to them alone, and by no clearing; what else holds them is cleared after it', async () => {
  const { uuid } = await lender.play('joint', 'CO_DEED_REQ');
  const { facts } = await lender.read(uuid);
  const [signer] = facts.verification.signers;
  if (!signer) throw new Error('There is another signer');
  const { ctx } = lender;
  // they owe the debt too, so their credit is looked at
  const owing = `jsonb_set(facts, '{verification,signers,0,role}', '"CO_SIGNER"')`;
  await ctx.pool.query(`update application set facts = ${owing} where uuid = $1`, [uuid]);
  const by = { actor: 'staff', ref: null, source: 'test' } as const;
  const credit: Omit<Extract<Fact, { type: 'signerCreditReceived' }>, 'hit'> = {
    type: 'signerCreditReceived',
    signerId: signer.id,
    reportId: 'r1',
    score: 700,
    alerts: ['INITIAL_FRAUD'],
  };
  const tried = { type: 'signerIdentified', signerId: signer.id, verified: true } as const;
  await record(ctx, uuid, { by, facts: [{ ...credit, hit: 'HIT' }, tried] });
  const now = async () => (await lender.read(uuid)).facts.verification.signers.find(({ id }) => id === signer.id);
  expect(await now()).toMatchObject({ role: 'CO_SIGNER', credit: { alerts: ['INITIAL_FRAUD'] } });
  expect((await offered(uuid))[0]).toMatchObject({ action: 'verify-alert', isPrimary: true });
  expect((await act(uuid, { action: 'clear', note: 'Seems right' })).body).toMatchObject({ code: 'out_of_order' });
  const call = {
    action: 'verify-alert',
    dialed: 'OTHER',
    otherNumber: '602-555-0144',
    answeredBy: 'Paula',
    note: 'On her driver’s license',
  };
  expect((await act(uuid, { ...call, callResult: 'NO_ANSWER' })).body).toMatchObject({ state: 'DONE' });
  expect(await now()).toMatchObject({ cleared: false });
  expect((await act(uuid, { ...call, callResult: 'CONFIRMED' })).body).toMatchObject({ state: 'DONE' });
  expect(await now()).toMatchObject({ cleared: true, alertVerified: true });
  const calls = await ctx.pool.query(
    'select result, signer_id as signer, number from alert_call where application_uuid = $1 order by at, id',
    [uuid],
  );
  expect(calls.rows).toEqual(['NO_ANSWER', 'CONFIRMED'].map((result) => ({ result, signer: signer.id, number: '6025550144' })));
}, 120_000);

test('a number that the alert does not have is not the one that was dialed', async () => {
  const { uuid } = await lender.play('alert', 'FACTA_REVIEW');
  const second = { ...CALL, dialed: 'ALERT_2', callResult: 'CONFIRMED' };
  expect((await act(uuid, second)).body).toMatchObject({ errors: [{ field: 'dialed' }] });
  expect((await act(uuid, { ...second, dialed: 'ALERT' })).body).toMatchObject({ state: 'DONE' });
}, 60_000);
