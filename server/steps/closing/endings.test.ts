import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { STAFF_ROLES } from '@hearthline/contract/desk/roles.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { ACTORS } from '@hearthline/rules/enums.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../engine/record.ts';
import { sweepAll } from '../../engine/sweep.ts';
import { staffAction } from '../../staff/actions.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const release = async (uuid: string) => lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
const ENDING_FACTS: readonly Fact[] = [
  { type: 'cancelled', reason: 'WITHDRAWN', expired: false },
  { type: 'cancelled', reason: 'INCOMPLETE', expired: true },
  { type: 'cancelled', reason: 'CANCELLED_BY_LENDER', expired: false, reasons: ['TITLE_DEFECT'] },
  { type: 'declined', reasons: ['DTI_OVER'] },
  { type: 'rescinded', by: 'borrower', way: 'MAIL', sentOn: '2026-11-20', dueOn: '2026-12-10' },
];

const POOR: Fact = {
  type: 'valuationProgressed',
  product: 'BPO',
  orderRef: 'late',
  stage: 'COMPLETE',
  value: 1,
  condition: 'POOR',
  reason: null,
};

/** Grace's line, approved: the transfer of $99,790 is with the bank. */
async function moneyUnderWay() {
  const who = await lender.play('happy', 'FUNDING_DECISION');
  await release(who.uuid);
  await staffAction(lender.ctx, who.uuid, { action: 'approve-funding' });
  await lender.drain(who.uuid);
  expect((await lender.read(who.uuid)).facts.closing.disbursement).toMatchObject({ stage: 'SENT' });
  return who;
}

test('a borrower who cancels after the money was sent reads that it is on its way, and the line completes', async () => {
  const { uuid, jwt } = await moneyUnderWay();
  const refused = await lender.call('POST', onApplication(uuid, 'cancel'), { jwt, body: {} });
  expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_order' } });
  expect(String(refused.body['message'])).toContain('Your money is on its way');
  await driveTo(lender, uuid, 'COMPLETE');
});

test('after the money was sent neither owner, nor any role at the desk, nor a fact of any source, nor time ends the application', async () => {
  const { uuid, jwt } = await moneyUnderWay();
  const { version } = await lender.read(uuid);
  expect((await lender.call('POST', onApplication(uuid, 'rescind'), { jwt, body: { name: 'Grace Happy' } })).status).toBe(409);
  for (const role of STAFF_ROLES) {
    const { jwt: session } = await hire(lender, `Every ${role}`, role);
    const acts = [
      { action: 'withdraw', reason: 'Called' },
      { action: 'cancel', reasons: ['TITLE_DEFECT'], reason: 'Counsel' },
      { action: 'decline', reasons: ['DTI_OVER'], reason: 'Counsel' },
      { action: 'record-rescission', postmark: '2026-11-20' },
    ];
    for (const body of acts) {
      const { status } = await lender.call('POST', `/desk/api/v1/applications/${uuid}/actions`, { jwt: session, body });
      expect([400, 403, 409]).toContain(status);
    }
  }
  for (const action of ['withdraw', 'cancel', 'decline', 'record-rescission'])
    expect(
      (await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action, reasons: ['DTI_OVER'] } })).status,
      'the staff of the sandbox',
    ).toBeGreaterThanOrEqual(400);
  // POOR: a job's result that comes late, which would decline
  for (const actor of ACTORS)
    for (const fact of [...ENDING_FACTS, POOR])
      await expect(record(lender.ctx, uuid, { by: { actor, ref: null, source: 'test' }, facts: [fact] })).rejects.toMatchObject({
        why: 'MONEY_LEFT',
      });
  await lender.callBack();
  expect((await lender.read(uuid)).version).toBe(version);
  await lender.ctx.clock.advance(400 * 86_400_000, uuid);
  await sweepAll(lender.ctx, uuid);
  await lender.drain(uuid);
  const { facts, status } = await lender.read(uuid);
  expect([facts.cancelled, facts.declinedBy, status]).toEqual([null, null, 'COMPLETE']);
});

test('payoffs that were sent to other creditors hold the application open too', async () => {
  const { uuid, jwt } = await lender.play(38, 'FUNDING_DECISION');
  await release(uuid);
  await staffAction(lender.ctx, uuid, { action: 'approve-funding' });
  await lender.drain(uuid);
  expect((await lender.read(uuid)).status).toBe('DIRECT_DEBT_PAYOFF');
  expect((await lender.call('POST', onApplication(uuid, 'cancel'), { jwt, body: {} })).status).toBe(409);
});

test('a withdrawal in the days to cancel is the notice that cancels: what was paid is given back', async () => {
  const { uuid, jwt } = await lender.play('happy', 'RESCISSION');
  await release(uuid);
  expect((await lender.call('POST', onApplication(uuid, 'cancel'), { jwt, body: { reason: 'Changed my mind' } })).status).toBe(200);
  const { facts, status } = await lender.read(uuid);
  expect(status).toBe('CANCELLED');
  expect([facts.cancelled?.reason, facts.closing.unwinding?.done]).toEqual(['RESCINDED', false]);
});

test('a line that binds the lender is not declined; a held one is canceled, by two people', async () => {
  const { uuid } = await lender.play('happy', 'FUNDING_DECISION');
  await release(uuid);
  const underwriter = await hire(lender, 'Una Bound', 'underwriter');
  const compliance = await hire(lender, 'Cora Bound', 'compliance');
  const open = async () =>
    (
      (await lender.call('GET', `/desk/api/v1/applications/${uuid}/actions`, { jwt: underwriter.jwt })).body['actions'] as {
        action: string;
        twoPeople: string | null;
      }[]
    ).filter(({ action }) => action === 'decline' || action === 'cancel');
  expect(await open()).toEqual([]);
  await lender.call('POST', `/desk/api/v1/applications/${uuid}/actions`, {
    jwt: compliance.jwt,
    body: { action: 'hold-funding', reason: 'Counsel: a lien of the county was found' },
  });
  expect((await open()).map(({ action, twoPeople }) => [action, twoPeople !== null])).toEqual([['cancel', true]]);
});
