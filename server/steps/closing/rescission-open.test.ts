/** The right to cancel before its days are counted: from the signing on, while an owner still waits for their notice. */
import { dateInZone } from '@hearthline/rules/dates.ts';
import { rescissionRefundDue } from '@hearthline/rules/regulation/rescission.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../engine/record.ts';

const PHOENIX = 'America/Phoenix';
let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const release = async (uuid: string) => lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
const today = (uuid: string) => dateInZone(lender.ctx.clock.now(uuid), PHOENIX);

/** Paul and Paula, who have signed everything; her notice is in the mail, so that no days are counted yet. */
async function letterInTheMail() {
  const { uuid, jwt } = await lender.play('joint', 'TRUST_AND_INSURANCE');
  const [her] = (await lender.read(uuid)).facts.verification.signers;
  await record(lender.ctx, uuid, {
    by: { actor: 'signer', ref: null, source: 'test' },
    facts: [{ type: 'electronicConsentWithdrawn', by: her?.id ?? '' }],
  });
  await driveTo(lender, uuid, 'GEN_RESCISSION');
  await release(uuid);
  await lender.drain(uuid);
  const { status, facts } = await lender.read(uuid);
  expect([status, facts.closing.rescission]).toEqual(['GEN_RESCISSION', null]);
  return { uuid, jwt, her: her?.id ?? '' };
}

test('an owner cancels online while the notice of another is in the mail, and nothing of the agreement is declined meanwhile', async () => {
  const { uuid, jwt } = await letterInTheMail();
  const { jwt: desk } = await hire(lender, 'Cora Closer', 'compliance');
  const { body } = await lender.call('GET', `/desk/api/v1/applications/${uuid}/actions`, { jwt: desk });
  const offered = (body['actions'] as { action: string }[]).map(({ action }) => action);
  expect(offered).toEqual(expect.arrayContaining(['record-rescission', 'hold-funding']));
  for (const action of ['withdraw', 'decline', 'cancel']) expect(offered).not.toContain(action);
  expect((await lender.call('POST', onApplication(uuid, 'rescind'), { jwt, body: { name: 'Paul Joint' } })).status).toBe(200);
  const dueOn = rescissionRefundDue(today(uuid));
  const canceled = await lender.read(uuid);
  expect([canceled.status, canceled.facts.cancelled?.reason, canceled.facts.closing.unwinding]).toMatchObject([
    'CANCELLED',
    'RESCINDED',
    { sentOn: today(uuid), dueOn, done: false },
  ]);
  await lender.drain(uuid);
  const { facts } = await lender.read(uuid);
  expect(facts.closing.unwinding?.voided).not.toBeNull();
  expect(facts.openTasks.map(({ kind }) => kind)).toEqual(['RESCISSION_UNWIND']);
}, 120_000);

test('the letter of an owner who has not got her notice yet cancels too', async () => {
  const { uuid, her } = await letterInTheMail();
  const asked = { action: 'record-rescission', postmark: today(uuid), canceledBy: her };
  expect((await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: asked })).status).toBe(200);
  const { status, facts } = await lender.read(uuid);
  expect([status, facts.cancelled?.reason, facts.closing.unwinding?.dueOn]).toEqual([
    'CANCELLED',
    'RESCINDED',
    rescissionRefundDue(today(uuid)),
  ]);
}, 120_000);

test('a borrower who cancels after the deed, before the insurance, gets back what they paid for the appraisal', async () => {
  const { uuid, jwt } = await lender.play('onsite', 'TRUST_AND_INSURANCE');
  await release(uuid);
  const { amount } = (await lender.read(uuid)).facts.verification.valuation.receipt ?? {};
  expect(amount).toBeGreaterThan(0);
  const old = { 'if-match': '"1"' };
  expect((await lender.call('POST', onApplication(uuid, 'cancel'), { jwt, body: {}, headers: old })).status).toBe(200);
  await lender.drain(uuid);
  const { facts } = await lender.read(uuid);
  expect([facts.cancelled?.reason, facts.closing.unwinding]).toMatchObject([
    'RESCINDED',
    { dueOn: rescissionRefundDue(today(uuid)), refunds: [{ amount }] },
  ]);
}, 120_000);
