import { lateRows } from '@hearthline/database/stores/vendor/late-effects.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffAction } from '../staff/actions/act.ts';
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
const tasksOfAll = async () => (await query("select 1 from staff_task where closed_at is null and kind like 'ENDED%'", [])).rows.length;
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
  await staffAction(lender.ctx, uuid, { action: 'settle-after-end', note: 'The bank sent it back under number 4711' });
  expect(await tasks(uuid)).toEqual([]);
  expect(await findLateEffects(lender.ctx)).toBe(0);
});

test('a deed that the county has, and the log does not know of, is released under its number and by a day', async () => {
  const uuid = await withdrawn();
  await order(uuid, 'eRecording', 'recording-result', -1);
  await Promise.all([findLateEffects(lender.ctx), findLateEffects(lender.ctx)]);
  expect(await tasks(uuid)).toEqual(['ENDED_RECORDING']);
  expect((await lender.read(uuid)).facts.closing.release).toMatchObject({ instrumentNo: null });
  await expect(staffAction(lender.ctx, uuid, { action: 'settle-after-end', note: 'x' })).rejects.toMatchObject({ code: 'out_of_order' });
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

const yesterday = async () => query("update daily_run set done_on = done_on - 1 where name = 'after-the-end'", []);
const dayOf = async () => {
  const { rows } = await query(
    "select ((now() at time zone 'utc')::date - done_on)::int as days, claimed_until > now() as claimed from daily_run where name = 'after-the-end'",
    [],
  );
  return rows[0] as { days: number; claimed: boolean | null };
};

test('one application that cannot be compared does not stop the others, and the day is not done until it can', async () => {
  const [broken, other] = [await withdrawn(), await withdrawn()].toSorted() as [string, string];
  for (const uuid of [broken, other]) await order(uuid, 'moneyMovement', 'disbursement-result', -1);
  const { facts } = await lender.read(broken);
  await query("update application set facts = facts - 'openTasks' where uuid = $1", [broken]);
  const before = await tasksOfAll();
  await yesterday();
  await expect(reconcileEnded(lender.ctx)).rejects.toThrow('1 applications');
  expect([await tasks(other), await tasks(broken)]).toEqual([['ENDED_TRANSFER'], []]);
  expect(await dayOf(), 'tried again when the claim runs out').toEqual({ days: 1, claimed: true });
  expect(await reconcileEnded(lender.ctx)).toBe(0);
  await query('update application set facts = $2 where uuid = $1', [broken, facts]);
  await query("update daily_run set claimed_until = now() - interval '1 second'", []);
  expect(await reconcileEnded(lender.ctx)).toBe(before + 2);
  expect([await tasks(broken), await dayOf()]).toEqual([['ENDED_TRANSFER'], { days: 0, claimed: null }]);
}, 60_000);

test('a run that lasts longer than a transaction may be idle is claimed to its end, and is done by one process', async () => {
  const uuid = await withdrawn();
  await order(uuid, 'moneyMovement', 'disbursement-result', -1);
  await yesterday();
  const pool = new pg.Pool({ ...lender.ctx.pool.options, idle_in_transaction_session_timeout: 200 });
  pool.on('error', () => undefined);
  const lock = await lender.ctx.pool.connect();
  try {
    await lock.query('begin');
    await lock.query('select 1 from application where uuid = $1 for update', [uuid]);
    const run = reconcileEnded({ ...lender.ctx, pool });
    await pause(800);
    expect(await reconcileEnded(lender.ctx), 'another process').toBe(0);
    expect((await dayOf()).claimed).toBe(true);
    await lock.query('commit');
    expect(await run).toBeGreaterThan(0);
  } finally {
    lock.release();
    await pool.end();
  }
  expect([await tasks(uuid), await dayOf()]).toEqual([['ENDED_TRANSFER'], { days: 0, claimed: null }]);
  expect(await reconcileEnded(lender.ctx)).toBe(0);
}, 60_000);

test('what is known and what is clean gives no row, whatever was open when the application ended', async () => {
  const [clean, known] = [await withdrawn(), await withdrawn()];
  await order(clean, 'title', 'title-result', -60);
  await query("update provider_order set state = 'ENDED', ended_at = started_at + interval '1 hour' where application_uuid = $1", [clean]);
  await order(known, 'moneyMovement', 'disbursement-result', -60);
  const rowsOf = async () =>
    lateRows(lender.ctx.pool, [clean, known], { now: lender.ctx.clock.now(), reports: [], goOn: [], moves: ['disbursement-result'] });
  expect((await rowsOf()).map(({ applicationUuid }) => applicationUuid)).toEqual([known]);
  await findLateEffects(lender.ctx);
  expect(await rowsOf()).toEqual([]);
  await order(known, 'title', 'title-result', 5);
  expect((await rowsOf()).map(({ step }) => step)).toEqual(['title-result']);
}, 60_000);
