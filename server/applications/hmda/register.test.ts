import { uliOf } from '@hearthline/rules/regulation/hmda/uli.ts';
import { addDays, ageOn } from '@hearthline/rules/dates.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLIANCE, inRole, UNDERWRITING } from '@hearthline/database/transaction.ts';
import { driveTo, type Turns } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { actAsCoOwners } from '@hearthline/sandbox/co-owners.ts';
import { send } from '@hearthline/sandbox/borrower.ts';
import { infoPut } from '@hearthline/contract/application/info.ts';
import { SANDBOX } from '@hearthline/sandbox/seed-reference.ts';
import { addMarketRates } from '@hearthline/database/stores/lender/market-rates.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { SAMPLE_APOR } from '@hearthline/rules/offers/limits.ts';
import { rateSpread } from '@hearthline/rules/regulation/hmda/codes.ts';
import { releaseHold } from '@hearthline/sandbox/hold.ts';
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
  expect(opened?.uli).toBe(uliOf(MAIN.lei, loanNumber));
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

/** Answers the question of purpose and owners otherwise than the persona. */
const stating = (body: object): Turns => ({
  COLLECT_ADDITIONAL_INFO: async (actor, application) => {
    const { call, uuid } = actor;
    await send(actor, 'ssn', application);
    await send(actor, 'consentHard', application);
    await call(infoPut.method, onApplication(uuid, 'additional-info'), body);
  },
});
const OWNED_ALONE = { ownership: 'SOLE', maritalStatus: 'UNMARRIED', purpose: 'HOME_IMPROVEMENT', otherOwners: [] };
const withdraw = async ({ uuid, jwt }: { uuid: string; jwt: string }) =>
  lender.call('POST', onApplication(uuid, 'cancel'), { jwt, body: {} });

test('a row has the home’s census tract, the originator’s number, the balloon, the business purpose and the co-signer’s age and own answers', async () => {
  await lender.ctx.pool.query(
    "insert into loan_officer (uuid, organization_code, originator_name, broker_name, email, phone_number, nmls) values ($1, 'MAIN_WHOLESALE', 'Whitney Vale', 'Copper Ridge Brokers', 'w@example.com', '602-555-0146', '0000003')",
    [SANDBOX.wholesaleOfficer],
  );
  const rental = await lender.play('happy', 'COMPLETE', ['investment']);
  const aged = await lender.play('retire', 'HMDA', [], 'MAIN_MARKETS_CREDIT');
  const brokered = await lender.play('happy', 'HMDA', [], 'MAIN_WHOLESALE');
  const joint = await lender.play('joint', 'COLLECT_ADDITIONAL_INFO');
  const petra = {
    firstName: 'Petra',
    lastName: 'Joint',
    email: 'petra.joint@example.com',
    phone: '6025550153',
    role: 'CO_SIGNER',
    maritalStatus: 'UNMARRIED',
  };
  await driveTo(lender, joint.uuid, 'DEED_SIGNING', {
    turns: {
      ...stating({ ...OWNED_ALONE, ownership: 'JOINT', otherOwners: [petra] }),
      CO_DEED_REQ: async (actor) => actAsCoOwners(lender.ctx, lender.app, actor),
    },
  });
  const business = await lender.play('happy', 'COLLECT_ADDITIONAL_INFO');
  await driveTo(lender, business.uuid, 'HMDA', { turns: stating({ ...OWNED_ALONE, purpose: 'SMALL_BUSINESS' }) });
  for (const one of [aged, brokered, business, joint]) expect((await withdraw(one)).status).toBe(200);

  // While the geocoder does not answer no row is written; with its answer the rows are, and it is not asked again.
  lender.vendors.geocoder.setFaults({ fail: 503 });
  expect(await registerEnded(lender.ctx)).toBe(0);
  lender.vendors.geocoder.setFaults({});
  expect(await registerEnded(lender.ctx)).toBe(4);
  expect(await rowsOf(business.uuid)).toEqual([]);
  const [own] = await rowsOf(joint.uuid);
  const [county, tract, age, other, , originator] = at(own, 17, 18, 55, 56, 93, 95);
  expect([county, tract?.slice(0, 5), tract?.length, originator]).toEqual(['04013', '04013', 11, MAIN.originatorNmls]);
  const applied = `${at(own, 4)[0]?.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')}`;
  expect([age, other]).toEqual([String(ageOn('1981-06-18', applied)), String(ageOn('1980-04-12', applied))]);
  // The borrower left the questions unanswered; the co-signer answered them in their own part.
  expect(at(own, 19, 33, 51, 25, 41, 52)).toEqual(['3', '6', '3', '2', '5', '2']);
  // A rental: no high-cost status, no rate spread for what improves it, a business purpose.
  expect(at((await rowsOf(rental.uuid))[0], 59, 60, 110)).toEqual(['NA', '3', '1']);
  expect(at((await rowsOf(aged.uuid))[0], 84, 85)).toEqual(['1', '1']);
  expect(at((await rowsOf(brokered.uuid))[0], 93, 95)).toEqual(['2', '0000003']);
}, 180_000);

test('spread, high-cost status and DTI are those of the decision: the rates of the day the offers were made, the income that counted', async () => {
  const late = await lender.play('happy', 'OFFER_SELECTION');
  const offered = dayAtProperty((await lender.read(late.uuid)).facts, lender.ctx.clock.now(late.uuid));
  const terms = [5, 10, 15, 20, 30];
  await addMarketRates(
    lender.ctx.pool,
    terms.map((term) => ({ series: 'APOR_FIXED', on: addDays(offered, 5), term, value: 1 })),
    lender.ctx.clock.now(),
  );
  await releaseHold(lender.ctx, late.uuid);
  await lender.ctx.clock.advance(10 * 86_400_000, late.uuid);
  await driveTo(lender, late.uuid, 'FINAL_OFFER');
  expect((await withdraw(late)).status).toBe(200);
  const revised = await lender.play('mismatch', 'FINAL_OFFER');
  expect((await withdraw(revised)).status).toBe(200);
  await registerEnded(lender.ctx);

  const { selection } = (await lender.read(late.uuid)).facts;
  if (!selection) throw new Error('nothing was chosen');
  const apor = SAMPLE_APOR[selection.term] ?? 0;
  expect(at((await rowsOf(late.uuid))[0], 11, 59, 60)).toEqual(['2', rateSpread(selection.rate, apor), '2']);

  const { facts } = await lender.read(revised.uuid);
  const { terms: verified, income } = facts.verification;
  const [income57, dti] = at((await rowsOf(revised.uuid))[0], 57, 80);
  expect([income57, dti]).toEqual([String(Math.round(((income.monthly ?? 0) * 12) / 1000)), String(verified?.dti)]);
  // She stated 144,000: on that the ratio would be a third smaller.
  expect(verified?.dti).toBeGreaterThan(40);
}, 180_000);

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
