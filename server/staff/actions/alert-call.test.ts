import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
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

  const done = await act(uuid, { ...CALL, callResult: 'CONFIRMED' });
  expect(done.body).toMatchObject({ state: 'DONE' });
  expect((await lender.read(uuid)).facts.alertVerified).toBe(true);
  expect(done.body['status']).not.toBe('FACTA_REVIEW');
  const { body } = await lender.call('GET', `/desk/api/v1/applications/${uuid}/credit`, await as('auditor'));
  const kept = body['alertCalls'] as { result: string; number: string; by: string }[];
  expect(kept.map(({ result, number }) => [result, number])).toEqual([
    ['CONFIRMED', '(•••) •••-0116'],
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
