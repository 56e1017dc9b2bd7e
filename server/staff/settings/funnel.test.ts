import { TRACKING_ENDPOINTS, type SessionKey } from '@hearthline/contract/services/tracking.ts';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appWith } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { funnelOf, renewFunnel, stepsOf, timeOf } from './funnel.ts';

let at: TestApp;
beforeAll(async () => {
  at = await appWith(TRACKING_ENDPOINTS);
});
afterAll(async () => at.close());

const post = async (url: string, payload: object) => at.app.inject({ method: 'POST', url, payload });
const visit = async (windowWidth?: number): Promise<SessionKey> =>
  (await post('/ft/external/session', { platform: 'WEB', libVersion: '1.0.0', windowWidth })).json().sessionKey;

/** A visitor sees pages one after another, so many seconds apart. */
async function walk(
  key: SessionKey,
  pages: readonly (readonly [path: string, seconds: number, step?: string])[],
  daysAgo = 0,
): Promise<void> {
  let passed = 0;
  for (const [path, seconds, step] of pages) {
    const name = path === 'created' ? 'appStarted' : 'page-view';
    const body = { pagePath: path, event: name, sessionKey: key, eventType: 'WEB', productType: 'HELOC', dontDedupe: true };
    expect((await post('/ft/external/event', { ...body, ...(step && { eventProperties: { step } }) })).statusCode).toBe(204);
    await at.ctx.pool.query(
      `update tracking_event set at = $2::timestamptz - $3 * interval '1 day' + $4 * interval '1 second'
       where uuid = (select uuid from tracking_event where session_uuid = $1 order by uuid desc limit 1)`,
      [key.uuid, at.ctx.clock.now(), daysAgo, passed],
    );
    passed += seconds;
  }
  await at.ctx.pool.query(
    "update tracking_session set started_at = started_at - $2 * interval '1 day', seen_at = seen_at - $2 * interval '1 day' where uuid = $1",
    [key.uuid, daysAgo],
  );
}

const V2 = '/account/heloc/register-v2';
const LEGACY = '/account/heloc/register';

describe('registration', () => {
  beforeAll(async () => {
    await walk(await visit(390), [
      [V2, 60],
      [`${V2}/for-sale`, 10],
      [`${V2}/annual-income`, 100],
      [V2, 5],
      ['created', 0],
    ]);
    await walk(await visit(1440), [[V2, 120]], 2);
    await walk(await visit(), [
      [LEGACY, 30, 'property-info'],
      [LEGACY, 0, 'sale-status'],
    ]);
    await renewFunnel(at.ctx);
  });

  test('counts each person once at each step, whichever flow, with where they left and how long the step took', async () => {
    const { steps } = await funnelOf(at.ctx, { organization: 'MAIN', part: 'REGISTRATION' });
    const row = (step: string) => steps.find((one) => one.step === step);
    expect(steps.map(({ step }) => step)).toEqual(['property-address', 'for-sale', 'annual-income', 'created']);
    expect(row('property-address')).toMatchObject({ reached: 3, continued: 2, left: 1, stay: 0 });
    expect(row('for-sale')).toMatchObject({ reached: 2, continued: 1, left: 0, stay: 1 });
    expect(row('created')).toMatchObject({ reached: 1, continued: 0, left: 0, medianSeconds: null });
    // 30 and 60 seconds, within 5%
    expect(Math.abs((row('property-address')?.medianSeconds ?? 0) / 30 - 1)).toBeLessThan(0.05);
    expect(Math.abs((row('property-address')?.p90Seconds ?? 0) / 60 - 1)).toBeLessThan(0.05);
  });

  test('by device, by week and by lender', async () => {
    const reached = async (filter: object) =>
      (await funnelOf(at.ctx, { organization: 'MAIN', part: 'REGISTRATION', ...filter })).steps.find(
        ({ step }) => step === 'property-address',
      )?.reached ?? 0;
    expect([await reached({ device: 'phone' }), await reached({ device: 'computer' }), await reached({ device: 'unknown' })]).toEqual([
      1, 1, 1,
    ]);
    expect(await reached({ from: '2999-01-04' })).toBe(0);
    expect(await reached({ organization: 'PLUMFIELD' })).toBe(0);
    const { weeks, byWeek } = await funnelOf(at.ctx, { organization: 'MAIN', part: 'REGISTRATION' });
    expect(weeks.every((week) => new Date(`${week}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
    expect(byWeek.reduce((sum, { began }) => sum + began, 0)).toBe(3);
    expect(byWeek.reduce((sum, { finished }) => sum + finished, 0)).toBe(1);
  });

  test('counting again changes nothing, and another lender’s people or an event elsewhere add nothing', async () => {
    const before = await funnelOf(at.ctx, { organization: 'MAIN', part: 'REGISTRATION' });
    await walk(await visit(390), [['/contact', 5]]);
    await renewFunnel(at.ctx);
    expect((await funnelOf(at.ctx, { organization: 'MAIN', part: 'REGISTRATION' })).steps).toEqual(before.steps);
  });
});

test('the time of a share is the exact one within 5%, whatever the times', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(0.5, 0.9),
      (seconds, share) => {
        const rows = seconds.map((one) => ({ took: Math.round(Math.log(one) / Math.log(1.1)), people: 1 }));
        const exact = seconds.toSorted((a, b) => a - b)[Math.ceil(seconds.length * share) - 1] ?? 0;
        // half a power of 1.1, and the rounding to whole seconds
        expect(Math.abs((timeOf(rows, share) ?? 0) - exact)).toBeLessThanOrEqual(exact * 0.05 + 0.5);
      },
    ),
  );
  expect(timeOf([{ took: -1, people: 3 }], 0.5)).toBeNull();
});

test('of those who reached a step, each continued, left, or is still there', () => {
  const row = fc.record({
    week: fc.constant('2026-11-23'),
    step: fc.constantFrom('for-sale', 'birthdate'),
    took: fc.integer({ min: -2, max: 160 }),
    people: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => stepsOf(rows, 'REGISTRATION').every((one) => one.reached === one.continued + one.left + one.stay)),
  );
});

test('an application is counted at each status it reached, by the device it was begun on, and where it ended', async () => {
  const { pool, clock } = at.ctx;
  const key = await visit(390);
  const uuid = v7();
  await post('/ft/external/event', {
    pagePath: V2,
    event: 'appStarted',
    sessionKey: key,
    eventType: 'APP',
    productType: 'HELOC',
    applicationUuid: uuid,
  });
  await pool.query(
    `insert into application (uuid, identity_uuid, org_code, loan_number, settings, product, facts, status, overall_status, version, since, head_hash, active, created_at)
     values ($1, $2, 'MAIN', 'E-1', '{}', '{}', '{}', 'DECLINED', 'DECLINED', 3, $3, '', false, $3)`,
    [uuid, v7(), clock.now()],
  );
  for (const [seq, status, minutes] of [
    [1, 'IN_PROGRESS', 0],
    [2, 'OFFER_SELECTION', 1],
    [3, 'DECLINED', 20],
  ] as const)
    await pool.query("insert into status_history values ($1, $2, $3, $3, $4::timestamptz + $5 * interval '1 minute')", [
      uuid,
      seq,
      status,
      clock.now(),
      minutes,
    ]);
  await renewFunnel(at.ctx);
  const { steps } = await funnelOf(at.ctx, { organization: 'MAIN', part: 'APPLICATION', device: 'phone' });
  expect(steps.map(({ step, label, reached, continued, left }) => [step, label, reached, continued, left])).toEqual([
    ['IN_PROGRESS', 'In progress', 1, 1, 0],
    ['OFFER_SELECTION', 'Offer selection', 1, 0, 1],
  ]);
});

test('counting has minutes where other statements have seconds: over 100,000 applications it takes that long', async () => {
  const { pool } = at.ctx;
  await pool.query(
    `create table counted_with (timeout text);
     create function note_timeout() returns trigger language plpgsql as
       $$ begin insert into counted_with values (current_setting('statement_timeout')); return new; end $$;
     create trigger note_timeout before insert on funnel_count for each row execute function note_timeout()`,
  );
  await renewFunnel(at.ctx);
  expect((await pool.query('select timeout from counted_with')).rows).toEqual([{ timeout: '5min' }]);
  await pool.query('drop trigger note_timeout on funnel_count; drop function note_timeout; drop table counted_with');
});
