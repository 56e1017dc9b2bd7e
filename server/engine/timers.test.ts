import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releaseHold } from '@hearthline/sandbox/hold.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { sweepTimers } from './sweep.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

/** Moves the clock of one application with the sandbox's route, and does the work that became due. */
async function after({ uuid }: Played, time: string): Promise<void> {
  const { status } = await lender.call('POST', '/sandbox/clock', { body: { advance: time, applicationUuid: uuid } });
  expect(status).toBe(200);
  await lender.drain(uuid);
}
const statusOf = async ({ uuid }: Played) => (await lender.read(uuid)).status;
/** Messages about the application other than reminders, newest first. */
const OTHERS = [
  'Your next step is waiting',
  'Your application is still open',
  'Your account is open',
  'Your code to confirm this email address',
];
const mails = async ({ email }: Played) =>
  ((await lender.call('GET', `/sandbox/outbox?to=${encodeURIComponent(email)}`)).body as unknown as { subject: string }[])
    .map((m) => m.subject)
    .filter((subject) => !OTHERS.includes(subject));
async function played(persona: string, until?: string): Promise<Played> {
  const application = await lender.play(persona, until);
  await releaseHold(lender.ctx, application.uuid);
  return application;
}
/** Timers that end or reopen something; reminders run beside them at every step of the borrower. */
const timers = async ({ uuid }: Played) =>
  (
    await lender.ctx.pool.query(
      "select name, turn, state from timer where application_uuid = $1 and name not like 'reminder-%' order by name, turn",
      [uuid],
    )
  ).rows.map((t) => `${t.name} ${t.turn} ${t.state}`);

describe('offers', () => {
  test('expire after thirty days: a new report is pulled and the application repriced; after the third set it closes', async () => {
    const application = await played('happy');
    const before = (await lender.read(application.uuid)).facts;
    await after(application, '29.9d');
    expect((await lender.read(application.uuid)).facts.underwriting?.offerSetId).toBe(before.underwriting?.offerSetId);
    await after(application, '0.2d');
    const renewed = (await lender.read(application.uuid)).facts;
    expect(renewed.underwriting?.offerSetId).not.toBe(before.underwriting?.offerSetId);
    expect([renewed.credit?.attempt, renewed.title?.attempt, renewed.offersExpired]).toEqual([2, 2, 1]);
    // A valuation is good for 90 days.
    expect(renewed.valuation).toEqual(before.valuation);
    expect(await mails(application)).toEqual(['Your offers are ready']);
    await after(application, '30.1d');
    expect([await statusOf(application), (await lender.read(application.uuid)).facts.offersExpired]).toEqual(['OFFER_SELECTION', 2]);
    await after(application, '30.1d');
    expect(await lender.read(application.uuid)).toMatchObject({ status: 'CANCELLED', overallStatus: 'EXPIRED', active: false });
  });

  test('a choice stops the expiry timer', async () => {
    const application = await played('happy', 'COLLECT_ADDITIONAL_INFO');
    expect(await timers(application)).toEqual([
      'avm-expires 1 RUNNING',
      'incompleteness-day 1 DROPPED',
      'incompleteness-day 2 RUNNING',
      'incompleteness-notice 1 RUNNING',
      'offers-expire 1 DROPPED',
    ]);
    await after(application, '31d');
    expect(await statusOf(application)).toBe('COLLECT_ADDITIONAL_INFO');
  });
});

describe('bureau unavailable', () => {
  test('is called again every 15 minutes, eight times, then each hour until a day has passed; then only staff can continue', async () => {
    const application = await played('timeout');
    for (let turn = 1; turn <= 9; turn += 1) {
      expect(await statusOf(application)).toBe('CREDIT_ERROR');
      await after(application, '16m');
    }
    const restarts = (await lender.log(application.uuid)).filter((f) => f.type === 'workRestarted');
    expect(restarts).toHaveLength(8);
    expect((await lender.log(application.uuid)).filter((f) => f.type === 'taskOpened')).toHaveLength(1);
    expect(await statusOf(application)).toBe('CREDIT_ERROR');
    for (let turn = 1; turn <= 23; turn += 1) await after(application, '61m');
    expect((await lender.log(application.uuid)).filter((f) => f.type === 'workRestarted')).toHaveLength(8 + 22);
    expect((await lender.log(application.uuid)).filter((f) => f.type === 'taskOpened')).toHaveLength(1);
    await after(application, '10d');
    expect((await lender.log(application.uuid)).filter((f) => f.type === 'workRestarted')).toHaveLength(8 + 22);
  });
});

describe('an idle application', () => {
  test('no credit file, twenty-five days: declined because there is no credit file, with its notice due thirty days later', async () => {
    const application = await played('phantom', 'CREDIT_NO_MATCH_SSN');
    await after(application, '24.9d');
    expect(await statusOf(application)).toBe('CREDIT_NO_MATCH_SSN');
    await after(application, '0.2d');
    const { facts, status } = await lender.read(application.uuid);
    expect([status, facts.declinedBy?.reasons, facts.noticeQueued?.reasons]).toEqual(['DECLINED', ['NO_FILE'], ['NO_FILE']]);
    const days = (Date.parse(String(facts.noticeQueued?.dueBy)) - lender.ctx.clock.now(application.uuid).getTime()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(29);
    expect(Math.round(days)).toBeLessThanOrEqual(30);
  });

  test.each([
    ['frost', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
    ['pinn', 'SOFT_CREDIT_INCORRECT_PIN'],
    ['ghost', 'CREDIT_NO_MATCH'],
    ['noland', 'NO_PROPERTY_FOUND'],
    ['multi', 'MULTIPLE_PROPERTIES'],
    ['novalue', 'NO_AVM_FOUND'],
    ['lienz', 'LIEN_VERIFICATION'],
    ['debts', 'ASSETS_PREQUAL'],
    ['york', 'PRE_SOFT_CREDIT_CONSENT'],
  ])('%s at %s: a notice of incompleteness on day 25, closed when its thirty days are over', async (persona, status) => {
    const application = await played(persona, status);
    await after(application, '25.1d');
    expect([await statusOf(application), await mails(application)]).toEqual([status, ['We need something from you to decide']]);
    await after(application, '30d');
    expect(await statusOf(application)).toBe(status);
    await after(application, '1d');
    expect(await lender.read(application.uuid)).toMatchObject({ status: 'CANCELLED', overallStatus: 'EXPIRED' });
  });

  test('a counteroffer expires after ninety days; then it is a decline for the reason that led to it', async () => {
    const application = await played('winback');
    await after(application, '89.9d');
    expect(await statusOf(application)).toBe('REQUALIFY');
    await after(application, '0.2d');
    expect(await lender.read(application.uuid)).toMatchObject({ status: 'DECLINED', facts: { noticeQueued: { reasons: ['DTI_OVER'] } } });
  });

  test('a borrower who acts gets the notice all the same on day 25, and thirty days from the last act to answer', async () => {
    const application = await played('frost');
    await after(application, '24d');
    await lender.call('POST', onApplication(application.uuid, 'credit/repull'), { jwt: application.jwt, body: {} });
    await lender.drain(application.uuid);
    expect([await statusOf(application), await mails(application)]).toEqual(['SOFT_CREDIT_LOCKED_OR_FROZEN', []]);
    await after(application, '1.1d');
    expect(await mails(application)).toEqual(['We need something from you to decide']);
    await after(application, '20d');
    await lender.call('POST', onApplication(application.uuid, 'credit/repull'), { jwt: application.jwt, body: {} });
    await lender.drain(application.uuid);
    await after(application, '12d');
    expect(await lender.read(application.uuid)).toMatchObject({ active: true });
  });
});

describe('the sweep', () => {
  test('of all applications fires what is due by each application’s own clock, and nothing else', async () => {
    const [ahead, here] = [await played('happy'), await played('happy')];
    await lender.ctx.clock.advance(31 * 86_400_000, ahead.uuid);
    await sweepTimers(lender.ctx);
    expect((await lender.read(ahead.uuid)).facts.offersExpired).toBe(1);
    expect((await lender.read(here.uuid)).facts.offersExpired).toBe(0);
    // The message is dated by the application's own clock.
    expect((await lender.read(ahead.uuid)).since.getTime()).toBeGreaterThan(lender.ctx.clock.now().getTime());
  });

  test('by five processes at once fires each timer once', async () => {
    const application = await played('happy');
    await lender.ctx.clock.advance(31 * 86_400_000, application.uuid);
    await Promise.all(Array.from({ length: 5 }, async () => sweepTimers(lender.ctx)));
    expect((await lender.log(application.uuid)).filter((f) => f.type === 'offersExpired')).toHaveLength(1);
  });

  test('continues after an application that cannot be recorded', async () => {
    const [broken, whole] = [await played('happy'), await played('happy')];
    await lender.ctx.pool.query("create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$");
    await lender.ctx.pool.query(
      `create trigger refuse before update on application for each row when (new.uuid = '${broken.uuid}') execute function refuse()`,
    );
    for (const { uuid } of [broken, whole]) await lender.ctx.clock.advance(31 * 86_400_000, uuid);
    await sweepTimers(lender.ctx);
    expect((await lender.read(whole.uuid)).facts.offersExpired).toBe(1);
    expect(await timers(broken)).toEqual(['incompleteness-day 1 RUNNING', 'offers-expire 1 RUNNING']);
  });

  test('the test clock only goes forward', async () => {
    const application = await played('happy');
    expect(
      (await lender.call('POST', '/sandbox/clock', { body: { set: '2020-01-01T00:00:00.000Z', applicationUuid: application.uuid } }))
        .status,
    ).toBe(409);
    expect((await lender.call('POST', '/sandbox/clock', { body: { advance: '-1d' } })).status).toBe(400);
    expect((await lender.call('POST', '/sandbox/clock', { body: { advance: '0.0001s', applicationUuid: application.uuid } })).status).toBe(
      200,
    );
  });
});
