import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { releaseHold } from '@hearthline/sandbox/hold.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { fail } from '../../engine/run.ts';
import { reportCalls } from '../../monitoring/vendor-calls.ts';
import { sendMessages } from '../../messages/outbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
  // calls that other tests of this process made at other lenders
  await reportCalls(lender.ctx);
  await lender.ctx.pool.query('delete from vendor_call');
}, 120_000);
afterAll(async () => lender.close());

const vendors = async (role: StaffRole, organization = 'MAIN') =>
  lender.call('GET', '/desk/api/v1/vendors', { jwt: await token(role, organization) });
const again = async (role: StaffRole, organization = 'MAIN', more: Record<string, unknown> = {}, vendor = 'title') =>
  lender.call('POST', `/desk/api/v1/vendors/${vendor}/again`, {
    jwt: await token(role, organization),
    body: { reason: 'The vendor is back', ...more },
  });
const vendor = async (name: string, organization = 'MAIN') =>
  lender.call('GET', `/desk/api/v1/vendors/${name}`, { jwt: await token('auditor', organization) });
/** Those that have work of the lender. */
const atWork = async (role: StaffRole, organization = 'MAIN') =>
  ((await vendors(role, organization)).body['vendors'] as { vendor: string; waiting: number; failed: number }[]).filter(
    (one) => one.waiting + one.failed > 0,
  );

test('a processor starts all work of one vendor, waiting and failed, in one act, at their own lender only', async () => {
  const uuids: string[] = [];
  lender.vendors.title.setFaults({ fail: 503 });
  for (let n = 0; n < 3; n += 1) {
    const { uuid } = await lender.play('happy', 'PREQUAL_TITLE');
    await releaseHold(lender.ctx, uuid);
    await lender.drain(uuid);
    uuids.push(uuid);
  }
  const [waits = '', ...failed] = uuids;
  await lender.ctx.pool.query("update work set waits_since = waits_since - interval '1 day' where application_uuid = any($1)", [failed]);
  for (const uuid of failed) await lender.drain(uuid);
  await lender.ctx.pool.query("update work set try_at = now() + interval '1 hour' where application_uuid = $1 and try_at is not null", [
    waits,
  ]);

  // counted by this process in the background too
  await reportCalls(lender.ctx);
  const first = async () => ((await vendors('auditor')).body['vendors'] as Record<string, unknown>[])[0];
  await expect.poll(async () => (await first())?.['state'], { timeout: 15_000 }).toBe('FAILING');
  const title = await first();
  expect(title).toMatchObject({ vendor: 'title', name: 'Title and ownership', state: 'FAILING', waiting: 1, failed: 2 });
  expect(await atWork('processor', 'PLUMFIELD')).toEqual([]);
  const seen = (await vendor('title')).body as { steps: Record<string, unknown>[]; causes: { cause: string }[]; total: number };
  expect(seen.total).toBe(3);
  expect(seen.causes.map(({ cause }) => cause)).toContain('The vendor is down');
  expect(seen.steps.filter(({ state }) => state === 'FAILED')).toEqual(
    failed.map(() =>
      expect.objectContaining({ step: 'title-snapshot', name: 'Title snapshot', nextAt: null, cause: expect.any(String) as unknown }),
    ),
  );
  expect(seen.steps.filter(({ state }) => state === 'WAITING')).toEqual([expect.objectContaining({ applicationUuid: waits, cause: null })]);
  // what another lender has there is nobody else's
  expect((await vendor('title', 'PLUMFIELD')).body).toMatchObject({ steps: [], total: 0 });
  expect((await vendor('nothing')).status).toBe(404);
  expect((await vendors('funder')).status).toBe(403);
  for (const role of ['admin', 'auditor', 'underwriter'] as const) expect((await again(role)).status).toBe(403);
  expect((await again('processor', 'PLUMFIELD')).body).toEqual({ woken: 0, started: 0, left: 0 });

  lender.vendors.title.setFaults({});
  const [one = '', other = ''] = failed;
  const only = [{ applicationUuid: one, step: 'title-snapshot' }];
  expect((await again('processor', 'PLUMFIELD', { only })).body).toEqual({ woken: 0, started: 0, left: 0 });
  expect((await again('processor', 'MAIN', { only })).body).toEqual({ woken: 0, started: 1, left: 1 });
  expect((await lender.log(other)).filter(({ type }) => type === 'workRestarted')).toEqual([]);
  expect((await again('processor')).body).toEqual({ woken: 1, started: 1, left: 0 });
  const due = await lender.ctx.pool.query("select 1 from work where application_uuid = $1 and state = 'DUE' and try_at <= now()", [waits]);
  expect(due.rowCount).toBe(1);
  for (const uuid of failed) expect((await lender.log(uuid)).filter(({ type }) => type === 'workRestarted')).toHaveLength(1);
  const reasons = await lender.ctx.pool.query('select reason from staff_action where application_uuid = any($1)', [failed]);
  expect(reasons.rows).toEqual([{ reason: 'The vendor is back' }, { reason: 'The vendor is back' }]);
  for (const uuid of uuids) await lender.drain(uuid);
  for (const uuid of uuids) expect(await lender.read(uuid)).toMatchObject({ status: 'OFFER_SELECTION', facts: { openTasks: [] } });
  expect(await atWork('processor')).toEqual([]);
}, 60_000);

test('a step that failed though its vendor answered stands apart, and is started alone', async () => {
  const { uuid } = await lender.play('happy', 'PREQUAL_TITLE');
  await releaseHold(lender.ctx, uuid);
  expect((await vendors('processor')).body['queues']).toContainEqual({
    name: 'Title snapshot',
    waiting: 1,
    since: expect.any(String) as unknown,
  });
  const { attempt } = (await lender.read(uuid)).facts.steps['title-snapshot'];
  await fail(lender.ctx, { applicationUuid: uuid, step: 'title-snapshot', attempt: attempt || 1 }, 'UNKNOWN', 'DEAD_LETTER');

  expect((await vendors('processor')).body['otherFailures']).toBe(1);
  const { steps } = (await vendor('other')).body as { steps: Record<string, unknown>[] };
  expect(steps).toEqual([
    expect.objectContaining({
      applicationUuid: uuid,
      state: 'FAILED',
      cause: 'It failed again and again for a reason that nobody foresaw',
    }),
  ]);
  const only = [{ applicationUuid: uuid, step: 'title-snapshot' }];
  expect((await again('processor', 'MAIN', { only }, 'other')).body).toEqual({ woken: 0, started: 1, left: 0 });
  await lender.drain(uuid);
  expect(await lender.read(uuid)).toMatchObject({ status: 'OFFER_SELECTION' });
}, 60_000);

test('a message that its vendor did not take is sent again, one that was never to be sent is not', async () => {
  const { uuid } = await lender.play('happy', 'NOTE_SIGNING');
  const { pool } = lender.ctx;
  const { rows } = await pool.query<{ id: string }>(
    `update outbox set sent_at = null, refused = 'VENDOR_DOWN', tries = 8
      where id in (select o.id from outbox o left join notification n on n.id = o.notification_id
        where o.application_uuid = $1 and o.channel = 'MAIL' and n.over_at is null order by n.id nulls last limit 3) returning id`,
    [uuid],
  );
  expect(rows).toHaveLength(3);
  const [sent = { id: '' }, never = { id: '' }, over = { id: '' }] = rows;
  // what it tells of is over, or it was written before the application ended: nobody is asked to sign what they withdrew
  const isOver = await pool.query(`update notification set over_at = now() where id = (select notification_id from outbox where id = $1)`, [
    over.id,
  ]);
  expect(isOver.rowCount).toBe(1);
  const { uuid: withdrawn, jwt } = await lender.play('happy', 'NOTE_SIGNING');
  await pool.query("update outbox set sent_at = null, refused = 'VENDOR_DOWN', tries = 8 where application_uuid = $1", [withdrawn]);
  const ofWithdrawn = await pool.query<{ id: string }>('select id from outbox where application_uuid = $1', [withdrawn]);
  expect(ofWithdrawn.rowCount).toBeGreaterThan(0);
  expect((await lender.call('POST', onApplication(withdrawn, 'cancel'), { jwt, body: {} })).status).toBe(200);
  await pool.query("update outbox set refused = 'NO_CONSENT' where id = $1", [never.id]);
  const read = async (organization = 'MAIN') =>
    (await lender.call('GET', '/desk/api/v1/undelivered', { jwt: await token('compliance', organization) })).body as {
      messages: Record<string, unknown>[];
      total: number;
    };
  const send = async (role: StaffRole, organization = 'MAIN') =>
    lender.call('POST', '/desk/api/v1/undelivered/again', {
      jwt: await token(role, organization),
      body: { messages: [sent.id, never.id, over.id, ...ofWithdrawn.rows.map(({ id }) => id)], reason: 'The vendor is back' },
    });
  expect((await vendors('processor')).body['undelivered']).toBe(1);
  const { messages } = await read();
  expect(messages).toEqual([expect.objectContaining({ id: sent.id, channel: 'MAIL', cause: 'The vendor is down', applicationUuid: uuid })]);
  expect(Object.keys(messages[0] ?? {})).not.toContain('recipient');
  expect((await read('PLUMFIELD')).total).toBe(0);
  expect((await send('auditor')).status).toBe(403);
  expect((await send('processor', 'PLUMFIELD')).body).toEqual({ queued: 0 });
  expect((await send('processor')).body).toEqual({ queued: 1 });
  expect((await send('processor')).body).toEqual({ queued: 0 });
  while ((await sendMessages(lender.ctx)) > 0);
  const after = await pool.query(
    'select id, refused, sent_at is not null as sent, again_reason from outbox where id = any($1) order by refused nulls first',
    [[sent.id, never.id]],
  );
  expect(after.rows).toEqual([
    { id: sent.id, refused: null, sent: true, again_reason: 'The vendor is back' },
    { id: never.id, refused: 'NO_CONSENT', sent: false, again_reason: null },
  ]);
}, 60_000);
