import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseHold } from '@hearthline/sandbox/hold.ts';
import { sweepAll } from '../../engine/sweep.ts';
import { openOverdueTasks, startDeadline } from '@hearthline/database/stores/lender/notices.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { sendNotices } from './send-notices.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const DAY = 86_400_000;
const clocks = async (uuid: string) =>
  (
    await lender.ctx.pool.query(
      'select event, due_on - started_on as days, ended_on is not null as ended from regulatory_deadline where application_uuid = $1',
      [uuid],
    )
  ).rows;
const kinds = async ({ uuid, jwt }: { uuid: string; jwt: string }) =>
  ((await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt })).body as { documents: { kind: string }[] }).documents.map(
    (d) => d.kind,
  );

test('a declined borrower gets one adverse action notice, which ends its deadline', async () => {
  const application = await lender.play('lowfico');
  expect(await clocks(application.uuid)).toEqual([{ event: 'ADVERSE_ACTION', days: 30, ended: false }]);
  expect(await sendNotices(lender.ctx)).toBe(1);
  expect(await sendNotices(lender.ctx)).toBe(0);
  expect((await kinds(application)).filter((k) => k === 'ADVERSE_ACTION_NOTICE')).toHaveLength(1);
  expect(await clocks(application.uuid)).toEqual([{ event: 'ADVERSE_ACTION', days: 30, ended: true }]);
  const { rows } = await lender.ctx.pool.query("select title from notification where application_uuid = $1 and kind = 'NOTICE_SENT'", [
    application.uuid,
  ]);
  expect(rows).toHaveLength(1);
});

test('an idle application gets a notice of incompleteness that lists what is missing', async () => {
  const application = await lender.play('happy', 'COLLECT_ADDITIONAL_INFO');
  await releaseHold(lender.ctx, application.uuid);
  await lender.ctx.clock.advance(31 * DAY, application.uuid);
  await sweepAll(lender.ctx, application.uuid);
  await sendNotices(lender.ctx);
  expect(await kinds(application)).toContain('NOTICE_OF_INCOMPLETENESS');
});

test('five days before a deadline staff get a task, which closes when the deadline ends', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const today = lender.ctx.clock.now(uuid).toISOString().slice(0, 10);
  await startDeadline(lender.ctx.pool, uuid, 'APPLICATION_COMPLETED', today);
  await startDeadline(lender.ctx.pool, uuid, 'APPLICATION_COMPLETED', today);
  const tasks = async () =>
    (
      await lender.ctx.pool.query(
        "select kind, closed_at is null as open from staff_task where application_uuid = $1 and kind like 'REG_B_%'",
        [uuid],
      )
    ).rows;
  await lender.ctx.clock.advance(23 * DAY, uuid);
  await openOverdueTasks(lender.ctx.pool, lender.ctx.clock.now());
  expect(await tasks()).toEqual([]);
  await lender.ctx.clock.advance(3 * DAY, uuid);
  await openOverdueTasks(lender.ctx.pool, lender.ctx.clock.now());
  await openOverdueTasks(lender.ctx.pool, lender.ctx.clock.now());
  expect(await tasks()).toEqual([{ kind: 'REG_B_APPLICATION_COMPLETED', open: true }]);
  await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'cancel' } });
  expect(await tasks()).toEqual([{ kind: 'REG_B_APPLICATION_COMPLETED', open: false }]);
});
