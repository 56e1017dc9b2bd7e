import { isValidUli } from '@hearthline/rules/regulation/hmda/uli.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLIANCE, inRole, UNDERWRITING } from '@hearthline/database/transaction.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { eraseOld } from '../../engine/retention.ts';
import { registerEnded } from './register.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

type Row = { action: number; uli: string; action_on: Date; line: string };
const rowsOf = async (uuid: string): Promise<Row[]> =>
  (await lender.ctx.pool.query<Row>('select * from hmda.register where application_uuid = $1', [uuid])).rows;
/** Columns by the numbers of the filing guide, which start at 1. */
const at = (row: Row | undefined, ...numbers: number[]) => numbers.map((n) => row?.line.split('|')[n - 1]);
const SAID = {
  ethnicities: [2],
  ethnicityRefused: false,
  races: [2, 27],
  otherAsian: 'Hmong',
  raceRefused: false,
  sexes: [],
  sexRefused: true,
};

test('every application that ended is in the register once, with the action taken', async () => {
  const done = {
    opened: await lender.play('happy', 'COMPLETE'),
    denied: await lender.play('happy', 'DECLINED', ['declineafter']),
    rescinded: await lender.play('happy', 'CANCELLED', ['rescind']),
    withdrawn: await lender.play('happy', 'HMDA'),
    neverApplied: await lender.play('lowfico', 'DECLINED'),
    open: await lender.play('happy', 'INCOME_VERIFICATION'),
  };
  const { withdrawn } = done;
  expect((await lender.call('POST', onApplication(withdrawn.uuid, 'hmda'), { jwt: withdrawn.jwt, body: SAID })).status).toBe(200);
  expect((await lender.call('POST', onApplication(withdrawn.uuid, 'cancel'), { jwt: withdrawn.jwt, body: {} })).status).toBe(200);

  // Two processes at once write each row once.
  const written = await Promise.all([registerEnded(lender.ctx), registerEnded(lender.ctx)]);
  expect(written.reduce((a, b) => a + b, 0)).toBe(4);
  expect(await registerEnded(lender.ctx)).toBe(0);
  const actions = await Promise.all(Object.values(done).map(async ({ uuid }) => (await rowsOf(uuid)).map((r) => r.action)));
  expect(actions).toEqual([[1], [3], [2], [4], [], []]);

  const { facts, loanNumber } = await lender.read(done.opened.uuid);
  const [opened] = await rowsOf(done.opened.uuid);
  expect(opened?.line.split('|')).toHaveLength(110);
  expect([isValidUli(opened?.uli ?? ''), opened?.uli.startsWith(`${MAIN.lei}${loanNumber}`)]).toEqual([true, true]);
  expect(at(opened, 2, 3, 10, 15, 58, 60, 78, 82)).toEqual([
    MAIN.lei,
    opened?.uli,
    String(facts.selection?.lineAmount),
    'AZ',
    '0',
    '2',
    String(facts.selection?.rate),
    String((facts.selection?.term ?? 0) * 12),
  ]);
  const [denied] = await rowsOf(done.denied.uuid);
  expect(at(denied, 62, 68)).toEqual(['610', '3']);
  // The borrower's demographic answers, and no score, ratio or value of an application that was withdrawn before its decision.
  const [left] = await rowsOf(withdrawn.uuid);
  expect(at(left, 19, 33, 34, 39, 62, 80)).toEqual(['2', '2', '27', 'Hmong', '8888', 'NA']);
});

test('three years after its submission a row is deleted with its demographic answers and is not entered again', async () => {
  const { uuid } = await lender.play('happy', 'COMPLETE');
  await registerEnded(lender.ctx);
  const { pool } = lender.ctx;
  const age = async (months: number) => {
    await pool.query("update hmda.register set action_on = action_on - $2 * interval '1 month' where application_uuid = $1", [
      uuid,
      months,
    ]);
    await pool.query("update application set since = since - $2 * interval '1 month' where uuid = $1", [uuid, months]);
    await eraseOld(lender.ctx);
    await registerEnded(lender.ctx);
    const answers = await pool.query('select from hmda.answer where application_uuid = $1', [uuid]);
    return [(await rowsOf(uuid)).length, answers.rowCount];
  };
  expect([await age(49), await age(2)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test('the underwriting role cannot read the register; the compliance role reads it and cannot change it', async () => {
  const [underwriter, filer] = [inRole(lender.ctx.pool, UNDERWRITING), inRole(lender.ctx.pool, COMPLIANCE)];
  await expect(underwriter.query('select * from hmda.register')).rejects.toThrow(/permission denied for schema hmda/);
  expect((await filer.query('select * from hmda.register')).rows.length).toBeGreaterThan(0);
  for (const query of ['update hmda.register set action = 1', 'delete from hmda.register', 'update hmda.answer set answers = answers'])
    await expect(filer.query(query), query).rejects.toThrow(/permission denied/);
  await expect(filer.query('select * from application')).rejects.toThrow(/permission denied/);
});
