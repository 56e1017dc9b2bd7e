import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { STAFF_ROLES } from '@hearthline/contract/desk/roles.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { ACTORS } from '@hearthline/rules/enums.ts';
import { latestAnswer, sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { PayoffLetter } from '@hearthline/providers/payoff-letters/port.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { record } from '../../engine/record.ts';
import { sweepAll } from '../../engine/sweep.ts';
import { staffAction } from '../../staff/actions/act.ts';
import type { Ports } from '@hearthline/providers/ports.ts';
import { usualPort } from '../../testing/ports.ts';

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
      { action: 'withdraw', note: 'Called' },
      { action: 'cancel', reasons: ['TITLE_DEFECT'], note: 'Counsel' },
      { action: 'decline', reasons: ['DTI_OVER'], note: 'Counsel' },
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
    body: { action: 'hold-funding', note: 'Counsel: a lien of the county was found' },
  });
  expect((await open()).map(({ action, twoPeople }) => [action, twoPeople !== null])).toEqual([['cancel', true]]);
});

describe('a transfer whose result is not known holds the application open, whatever stops its job', () => {
  const lost = { outcome: 'RETRYABLE', reasonCode: 'TIMEOUT', data: null, rawRef: null } as const;
  type Start = Ports['moneyMovement']['start'];
  /** Approves and pays while the vendor is called in another way, and cannot be asked what it has. */
  const payWith = async (uuid: string, instead: (start: Start) => Start) => {
    const moneyMovement = usualPort(lender.ctx, 'moneyMovement');
    const { start, find } = moneyMovement;
    Object.assign(moneyMovement, {
      start: instead(start),
      find: async (...asked: Parameters<typeof find>) => ({ ...(await find(...asked)), ...lost }),
    });
    try {
      await staffAction(lender.ctx, uuid, { action: 'approve-funding' });
      await lender.drain(uuid);
    } finally {
      Object.assign(moneyMovement, { start, find });
    }
  };
  /** The vendor takes the transfer, and its reply times out. */
  const loseReplies =
    (start: Start): Start =>
    async (request, options) => ({ ...(await start(request, options)), ...lost });
  /** The vendor is down. */
  const reachNobody =
    (start: Start): Start =>
    async (request, options) => ({
      ...(await start({ ...request, account: { ...request.account, routingNumber: '0' } }, { ...options, idempotencyKey: 'nobody' })),
      ...lost,
    });
  const transfers = (uuid: string) =>
    lender.vendors.moneyMovement.ledger().filter(({ kind, key }) => kind === 'TRANSFER' && key.includes(uuid)).length;
  const cancel = async ({ uuid, jwt }: { uuid: string; jwt: string }) =>
    (await lender.call('POST', onApplication(uuid, 'cancel'), { jwt, body: {} })).status;
  const closing = async (uuid: string) => (await lender.read(uuid)).facts.closing;
  const toPay = async (persona = 'happy') => {
    const who = await lender.play(persona, persona === 'happy' ? 'FUNDING_DECISION' : 'REQUALIFY');
    if (persona !== 'happy') await driveTo(lender, who.uuid, 'FUNDING_DECISION');
    await release(who.uuid);
    return who;
  };
  const STOPS = {
    'a condition': { action: 'add-condition', category: 'ESCALATION_REVIEW' },
    'a hold': { action: 'hold-funding', note: 'Counsel' },
  } as const;

  test.each(Object.entries(STOPS))(
    'its reply was lost, then %s: what the vendor has is found and recorded',
    async (_, stop) => {
      const who = await toPay();
      await payWith(who.uuid, loseReplies);
      expect([transfers(who.uuid), (await closing(who.uuid)).disbursement]).toEqual([1, null]);
      await staffAction(lender.ctx, who.uuid, stop);
      expect(await cancel(who), 'before it is looked up').toBe(409);
      await lender.drain(who.uuid);
      expect(await closing(who.uuid)).toMatchObject({ disbursement: { stage: 'SENT' }, begun: {} });
      expect([await cancel(who), transfers(who.uuid)]).toEqual([409, 1]);
    },
    60_000,
  );

  test('the vendor was never reached, then a hold: nothing is sent, and once that is sure the line can be canceled', async () => {
    const who = await toPay();
    await payWith(who.uuid, reachNobody);
    await staffAction(lender.ctx, who.uuid, STOPS['a hold']);
    await lender.drain(who.uuid);
    expect(Object.keys((await closing(who.uuid)).begun), 'the last call may still be on its way').toEqual(['borrower']);
    expect(await cancel(who)).toBe(409);
    await lender.ctx.clock.advance(11 * 60_000, who.uuid);
    await lender.drain(who.uuid);
    expect(await closing(who.uuid)).toMatchObject({ disbursement: null, begun: {} });
    expect([await cancel(who), transfers(who.uuid)]).toEqual([200, 0]);
  }, 60_000);

  test('the vendor was never reached, then a hold that is released: the money is sent once', async () => {
    const { uuid } = await toPay();
    await payWith(uuid, reachNobody);
    await staffAction(lender.ctx, uuid, STOPS['a hold']);
    await lender.ctx.clock.advance(11 * 60_000, uuid);
    await lender.drain(uuid);
    await staffAction(lender.ctx, uuid, { action: 'release-hold' });
    await driveTo(lender, uuid, 'COMPLETE');
    expect(transfers(uuid)).toBe(1);
  }, 60_000);

  test('a hold that comes while the vendor is called: that the money was sent is recorded', async () => {
    const who = await toPay();
    await payWith(who.uuid, (start) => async (request, options) => {
      const started = await start(request, options);
      await staffAction(lender.ctx, who.uuid, STOPS['a hold']);
      return started;
    });
    expect(await closing(who.uuid)).toMatchObject({ disbursement: { stage: 'SENT' }, heldFor: 'Counsel' });
    expect(await cancel(who)).toBe(409);
  }, 60_000);

  test('a hold that comes before the vendor is called: it is not called', async () => {
    const { uuid } = await toPay();
    await staffAction(lender.ctx, uuid, { action: 'approve-funding' });
    const job = { applicationUuid: uuid, step: 'disbursement', attempt: 1 } as const;
    const before = await lender.read(uuid);
    await staffAction(lender.ctx, uuid, STOPS['a hold']);
    await expect(lender.ctx.steps.disbursement(lender.ctx, before, job.attempt, new AbortController().signal)).rejects.toThrow('NOT_DUE');
    expect([transfers(uuid), (await closing(uuid)).begun]).toEqual([0, {}]);
  }, 60_000);

  test('a creditor was paid before the payment of a lien was refused: what was sent is recorded', async () => {
    const who = await toPay('lienz');
    const { uuid } = who;
    const { ctx } = lender;
    const [lien = ''] = (await lender.read(uuid)).facts.selection?.payoffs ?? [];
    const letter = await latestAnswer<PayoffLetter>(ctx, uuid, `payoff:${lien}`);
    if (!letter) throw new Error('There is no letter');
    const plant = async (id: string, routingNumber: string) => {
      const data = { ...letter, remit: { ...letter.remit, routingNumber } };
      const kind = `payoff:${id}` as const;
      await (
        await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind, attempt: 99, data })
      )(ctx.pool as never);
    };
    await plant('card', letter.remit.routingNumber);
    await plant(lien, '123456789');
    await ctx.pool.query(
      `update application set facts = jsonb_set(jsonb_set(facts, '{selection,payoffs}', $2), '{verification,payoffs,card}', facts #> array['verification', 'payoffs', $3]) where uuid = $1`,
      [uuid, JSON.stringify(['card', lien]), lien],
    );
    await staffAction(ctx, uuid, { action: 'approve-funding' });
    await lender.drain(uuid);
    const { facts } = await lender.read(uuid);
    expect([facts.steps['debt-payoff'].failed?.code, facts.closing.payoffs, facts.closing.begun]).toEqual([
      'LIEN_NOT_PAID',
      { card: 'SENT' },
      {},
    ]);
    await staffAction(ctx, uuid, STOPS['a hold']);
    expect(await cancel(who)).toBe(409);
  }, 120_000);
});
