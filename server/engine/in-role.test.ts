import { afterAll, beforeAll, expect, test } from 'vitest';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { inRole, UNDERWRITING } from '@hearthline/database/transaction.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const ANSWERS = {
  ethnicities: [2],
  ethnicityRefused: false,
  races: [5],
  raceRefused: false,
  sexes: [2],
  sexRefused: false,
};

test('demographic (HMDA) answers are stored, and the database denies them to the underwriting role', async () => {
  const { uuid, jwt } = await lender.play('happy', 'HMDA');
  expect((await lender.call('POST', onApplication(uuid, 'hmda'), { jwt, body: ANSWERS })).status).toBe(200);
  const { pool } = lender.ctx;
  expect((await pool.query('select answers from hmda.answer where application_uuid = $1', [uuid])).rows).toHaveLength(1);

  const underwriter = inRole(pool, UNDERWRITING);
  for (const query of [
    'select * from hmda.answer',
    'update hmda.answer set answers = answers',
    'select a.uuid from application a join hmda.answer h on h.application_uuid = a.uuid',
    'delete from hmda.answer',
  ])
    await expect(underwriter.query(query), query).rejects.toThrow(/permission denied for schema hmda/);
  await expect(underwriter.query("update application set status = 'COMPLETE'")).rejects.toThrow(/permission denied/);
  expect((await underwriter.query('select status from application where uuid = $1', [uuid])).rows).toHaveLength(1);
  expect((await pool.query('select current_user::text as name')).rows[0]?.name).not.toBe(UNDERWRITING);
  expect(JSON.stringify(await lender.log(uuid))).not.toMatch(/ethnicit|races/);
});

test('both underwriting jobs run under that role', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  await lender.ctx.pool.query(`revoke select on offer_set, provider_answer from ${UNDERWRITING}`);
  await expect(driveTo(lender, uuid, 'FINAL_OFFER')).rejects.toThrow(/permission denied/);
  await lender.ctx.pool.query(`grant select on offer_set, provider_answer to ${UNDERWRITING}`);
  await driveTo(lender, uuid, 'FINAL_OFFER');
});
