import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseOld } from './retention.ts';
import { testLender, type TestLender } from './testing/lender.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const answers = async (uuid: string) =>
  (await lender.ctx.pool.query('select kind from provider_answer where application_uuid = $1', [uuid])).rows.length;
const age = async (uuid: string, months: number) =>
  lender.ctx.pool.query("update application set since = since - $2 * interval '1 month' where uuid = $1", [uuid, months]);

test('what a declined file was decided on goes 25 months after, and not before; the log stays and holds', async () => {
  const [old, young, open] = [await lender.play('lowfico'), await lender.play('lowfico'), await lender.play('happy', 'OFFER_SELECTION')];
  await age(old.uuid, 26);
  await age(young.uuid, 24);
  await age(open.uuid, 80);
  await lender.ctx.pool.query(
    "insert into provider_answer (id, application_uuid, kind, attempt, sealed, at) values (gen_random_uuid(), $1, 'check:WATCHLIST', 1, ''::bytea, now())",
    [old.uuid],
  );
  const before = [await answers(old.uuid), await answers(young.uuid), await answers(open.uuid)];
  expect(Math.min(...before)).toBeGreaterThan(0);
  expect(await eraseOld(lender.ctx)).toBeGreaterThan(0);
  // Sanctions are kept five years.
  expect([await answers(old.uuid), await answers(young.uuid), await answers(open.uuid)]).toEqual([1, ...before.slice(1)]);
  await age(old.uuid, 40);
  await eraseOld(lender.ctx);
  expect(await answers(old.uuid)).toBe(0);
  const { body } = await lender.call('GET', `/sandbox/applications/${old.uuid}`);
  expect([body['chainHolds'], body['status']]).toEqual([true, 'DECLINED']);
});
