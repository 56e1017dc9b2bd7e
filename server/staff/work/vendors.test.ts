import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { releaseHold } from '@hearthline/sandbox/hold.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
}, 120_000);
afterAll(async () => lender.close());

const vendors = async (role: StaffRole, organization = 'MAIN') =>
  lender.call('GET', '/desk/api/v1/vendors', { jwt: await token(role, organization) });
const again = async (role: StaffRole, organization = 'MAIN') =>
  lender.call('POST', '/desk/api/v1/vendors/title/again', { jwt: await token(role, organization), body: { reason: 'The vendor is back' } });

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

  const [title] = (await vendors('auditor')).body['vendors'] as Record<string, unknown>[];
  expect(title).toMatchObject({ vendor: 'title', name: 'Title and ownership', waiting: 1, failed: 2 });
  expect((await vendors('processor', 'PLUMFIELD')).body).toEqual({ vendors: [] });
  expect((await vendors('funder')).status).toBe(403);
  for (const role of ['admin', 'auditor', 'underwriter'] as const) expect((await again(role)).status).toBe(403);
  expect((await again('processor', 'PLUMFIELD')).body).toEqual({ woken: 0, started: 0, left: 0 });

  lender.vendors.title.setFaults({});
  expect((await again('processor')).body).toEqual({ woken: 1, started: 2, left: 0 });
  const due = await lender.ctx.pool.query("select 1 from work where application_uuid = $1 and state = 'DUE' and try_at <= now()", [waits]);
  expect(due.rowCount).toBe(1);
  for (const uuid of failed) expect((await lender.log(uuid)).filter(({ type }) => type === 'workRestarted')).toHaveLength(1);
  const reasons = await lender.ctx.pool.query('select reason from staff_action where application_uuid = any($1)', [failed]);
  expect(reasons.rows).toEqual([{ reason: 'The vendor is back' }, { reason: 'The vendor is back' }]);
  for (const uuid of uuids) await lender.drain(uuid);
  for (const uuid of uuids) expect(await lender.read(uuid)).toMatchObject({ status: 'OFFER_SELECTION', facts: { openTasks: [] } });
  expect((await vendors('processor')).body).toEqual({ vendors: [] });
}, 60_000);
