import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffAction } from '../staff/actions.ts';
import { findLateEffects, reconcileEnded } from './after-the-end.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender({ logTo: { write: () => undefined } });
});
afterAll(async () => lender.close());

const query = async (text: string, values: unknown[]) => lender.ctx.pool.query(text, values);
const tasks = async (uuid: string) => {
  const { rows } = await query('select kind from staff_task where application_uuid = $1 and closed_at is null order by kind', [uuid]);
  return rows.map(({ kind }: { kind: string }) => kind);
};
const withdrawn = async () => (await lender.play('happy', 'OFFER_SELECTION', ['cancelled'])).uuid;
/** An order under an application that has ended. @param seconds after the end; negative before it */
const order = async (uuid: string, provider: string, step: string, seconds: number, subject = '') =>
  query(
    `insert into provider_order (provider, ref, application_uuid, step, subject, turn, state, started_at)
      select $2, $2 || uuid, uuid, $3, $5, 9, 'OPEN', since + $4 * interval '1 second' from application where uuid = $1`,
    [uuid, provider, step, seconds, subject],
  );

test('applications that ended as they may show nothing: withdrawn, declined, canceled in the days to cancel, funded', async () => {
  const ended = [
    await lender.play('happy', 'OFFER_SELECTION', ['cancelled']),
    await lender.play('lowfico'),
    await lender.play('happy', 'COMPLETE'),
  ];
  const rescinded = await lender.play('happy', 'RESCISSION');
  await lender.call('POST', onApplication(rescinded.uuid, 'cancel'), { jwt: rescinded.jwt, body: {} });
  expect((await lender.read(rescinded.uuid)).facts.closing.unwinding).toMatchObject({ done: false });
  expect(await findLateEffects(lender.ctx)).toBe(0);
  for (const { uuid } of [...ended, rescinded]) expect((await lender.read(uuid)).facts.lateEffects).toEqual([]);
}, 60_000);

/** Each kind that may not be, as rows tell of it. */
const PLANTED: Readonly<Record<string, readonly [kind: string, plant: (uuid: string) => Promise<unknown>]>> = {
  'a transfer that was on its way when the application ended': [
    'ENDED_TRANSFER',
    async (uuid) => order(uuid, 'moneyMovement', 'disbursement-result', -60),
  ],
  'a payoff by the facts alone': [
    'ENDED_TRANSFER',
    async (uuid) => query(`update application set facts = jsonb_set(facts, '{closing,payoffs}', '{"a": "SENT"}') where uuid = $1`, [uuid]),
  ],
  'a credit report after the end': [
    'ENDED_PULL',
    async (uuid) =>
      query(
        `insert into provider_answer (id, application_uuid, kind, attempt, sealed, at)
          select gen_random_uuid(), uuid, 'hard-credit', 9, '', since + interval '1 second' from application where uuid = $1`,
        [uuid],
      ),
  ],
  'a title order after the end': ['ENDED_ORDER', async (uuid) => order(uuid, 'title', 'title-result', 1)],
  'an appraisal that is still open two days after the end': [
    'ENDED_ORDER',
    async (uuid) => {
      await query("update application set since = since - interval '2 days' where uuid = $1", [uuid]);
      await query("update provider_answer set at = at - interval '2 days' where application_uuid = $1", [uuid]);
      await order(uuid, 'valuation', 'valuation-result', -60);
    },
  ],
  'a flood determination that is still due': [
    'ENDED_ORDER',
    async (uuid) =>
      query("insert into work (application_uuid, step, attempt, state, created_at) values ($1, 'flood', 9, 'DUE', now())", [uuid]),
  ],
};

test.each(Object.entries(PLANTED))('%s: one task, which ends with what staff record', async (_, [kind, plant]) => {
  const uuid = await withdrawn();
  await plant(uuid);
  expect(await findLateEffects(lender.ctx)).toBe(1);
  expect(await tasks(uuid)).toEqual([kind]);
  const { version } = await lender.read(uuid);
  expect(await findLateEffects(lender.ctx)).toBe(1);
  expect([(await lender.read(uuid)).version, await tasks(uuid)], 'a second run opens no second task').toEqual([version, [kind]]);
  await staffAction(lender.ctx, uuid, { action: 'settle-after-end', reason: 'The bank sent it back under number 4711' });
  expect(await tasks(uuid)).toEqual([]);
  expect(await findLateEffects(lender.ctx)).toBe(0);
});

test('a deed that the county has, and the log does not know of, is released under its number and by a day', async () => {
  const uuid = await withdrawn();
  await order(uuid, 'eRecording', 'recording-result', -1);
  await Promise.all([findLateEffects(lender.ctx), findLateEffects(lender.ctx)]);
  expect(await tasks(uuid)).toEqual(['ENDED_RECORDING']);
  expect((await lender.read(uuid)).facts.closing.release).toMatchObject({ instrumentNo: null });
  await expect(staffAction(lender.ctx, uuid, { action: 'settle-after-end', reason: 'x' })).rejects.toMatchObject({ code: 'out_of_order' });
  await staffAction(lender.ctx, uuid, { action: 'record-release', instrumentNo: '2026-0042' });
  expect(await tasks(uuid)).toEqual([]);
  expect(await findLateEffects(lender.ctx)).toBe(0);
});

test('it is done once a day, by one of any number of processes', async () => {
  const uuid = await withdrawn();
  await order(uuid, 'moneyMovement', 'debt-payoff', -1, 'a');
  const found = await Promise.all([reconcileEnded(lender.ctx), reconcileEnded(lender.ctx), reconcileEnded(lender.ctx)]);
  expect(found.toSorted()).toEqual([0, 0, 1]);
  expect(await reconcileEnded(lender.ctx)).toBe(0);
  await query("update daily_run set done_on = done_on - 1 where name = 'after-the-end'", []);
  expect(await reconcileEnded(lender.ctx)).toBe(1);
  expect(await tasks(uuid)).toEqual(['ENDED_TRANSFER']);
});
