import { FLAG_ENDPOINTS } from '@hearthline/contract/services/flags.ts';
import { PROFILE_ENDPOINTS } from '@hearthline/contract/identity/profile.ts';
import { TRACKING_ENDPOINTS, type SessionKey } from '@hearthline/contract/services/tracking.ts';
import { insertExperiment, startExperiment, stopExperiment, tallies } from '@hearthline/database/stores/lender/experiments.ts';
import type { Audience, Share } from '@hearthline/rules/experiments.ts';
import fc from 'fast-check';
import { v4, v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appWith, signedUp } from '../testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { bucket } from './bucket.ts';
import { refuseForbiddenExperiments } from './experiments.ts';
import { setFlag } from './flags.ts';

let at: TestApp;
beforeEach(async () => {
  at = await appWith({ ...FLAG_ENDPOINTS, ...TRACKING_ENDPOINTS, ...PROFILE_ENDPOINTS });
});
afterEach(async () => at.close());

const SURFACE = 'registration-reassurance';
const HALVES: readonly Share[] = [
  { key: 'encryption-first', weight: 50 },
  { key: 'stop-first', weight: 50 },
];

async function planned(
  change: { surface?: string; variations?: readonly Share[]; audience?: Audience; org?: string } = {},
): Promise<string> {
  const uuid = v7();
  await insertExperiment(at.ctx.pool, {
    uuid,
    organization_code: change.org ?? 'MAIN',
    surface: change.surface ?? SURFACE,
    question: 'Does naming the way out first bring more people to their rate?',
    variations: change.variations ?? HALVES,
    audience: change.audience ?? {},
    visitors_planned: 1000,
    days_planned: 28,
    created_at: at.ctx.clock.real(),
  });
  return uuid;
}
async function running(change: Parameters<typeof planned>[0] = {}): Promise<string> {
  const uuid = await planned(change);
  expect(await startExperiment(at.ctx.pool, uuid, at.ctx.clock.real())).toBe(true);
  return uuid;
}

const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  at.app.inject({ method: 'POST', url, payload, headers });
const visit = async (change: object = {}, headers: Record<string, string> = {}): Promise<SessionKey> =>
  (await post('/ft/external/session', { platform: 'WEB', libVersion: '1.0.0', windowWidth: 390, ...change }, headers)).json().sessionKey;
const event = async (sessionKey: SessionKey, name: string, eventProperties: object = {}) =>
  (await post('/ft/external/event', { pagePath: '/', event: name, sessionKey, eventType: 'WEB', productType: 'HELOC', eventProperties }))
    .statusCode;

type Decision = { flagKey: string; experimentKey?: string; enabled: boolean; variationKey: string };
async function decided(trackerId: string, headers: Record<string, string> = {}): Promise<Decision | undefined> {
  const reply = await post('/service-optimize/external/api/v2/decision', { optimizeUser: { trackerId } }, headers);
  return reply.json<{ decisions: Decision[] }>().decisions.find(({ experimentKey }) => experimentKey !== undefined);
}

describe('buckets', () => {
  test('are the same for the same visitor in every release, and lie from 0 up to 1', () => {
    fc.assert(fc.property(fc.string(), fc.uuid(), (key, tracker) => bucket(key, tracker) >= 0 && bucket(key, tracker) < 1));
    // a release that hashed otherwise would give visitors another variation
    expect(bucket('registration-reassurance-1', '0198f000-0000-7000-8000-000000000001')).toBeCloseTo(0.522_714, 6);
  });

  test('are spread evenly, and those of two experiments are independent', () => {
    const people = Array.from({ length: 20_000 }, () => v4());
    const cells = [0, 0, 0, 0];
    for (const one of people) cells[(bucket('a-1', one) < 0.5 ? 0 : 2) + (bucket('a-2', one) < 0.5 ? 0 : 1)]! += 1;
    // each cell has a quarter of 20,000; 400 is more than six standard deviations
    for (const cell of cells) expect(Math.abs(cell - 5000)).toBeLessThan(400);
  });
});

test('a visitor of a running experiment gets a variation, keeps it, and keeps it when the shares are changed', async () => {
  const uuid = await running();
  const key = await visit();
  const first = await decided(key.trackerUuid);
  expect(first).toMatchObject({ flagKey: SURFACE, experimentKey: `${SURFACE}-1` });
  await at.ctx.pool.query('update experiment set variations = $2 where uuid = $1', [
    uuid,
    JSON.stringify([
      { key: first?.variationKey === 'stop-first' ? 'encryption-first' : 'stop-first', weight: 99 },
      { key: first?.variationKey, weight: 1 },
    ]),
  ]);
  expect(await decided(key.trackerUuid)).toEqual(first);
  expect((await at.ctx.pool.query('select from experiment_assignment')).rowCount).toBe(1);
});

test('at the same time asked twice, a visitor has one variation', async () => {
  await running();
  const { trackerUuid } = await visit();
  const both = await Promise.all(Array.from({ length: 8 }, async () => decided(trackerUuid)));
  expect(new Set(both.map((one) => one?.variationKey)).size).toBe(1);
  expect((await at.ctx.pool.query('select from experiment_assignment')).rowCount).toBe(1);
});

test('before it starts, after it is stopped, after its days, at another lender and for an invented visitor there is no experiment', async () => {
  const uuid = await planned();
  const key = await visit();
  expect(await decided(key.trackerUuid)).toBeUndefined();
  await startExperiment(at.ctx.pool, uuid, at.ctx.clock.real());
  expect(await decided(v4())).toBeUndefined();
  expect(await decided('tracker')).toBeUndefined();
  const other = { host: 'plumfield.localhost' };
  expect(await decided((await visit({}, other)).trackerUuid, other)).toBeUndefined();
  expect(await decided(key.trackerUuid)).toBeDefined();
  await stopExperiment(at.ctx.pool, uuid, at.ctx.clock.real());
  expect(await decided(key.trackerUuid)).toBeUndefined();
  const next = await running();
  await at.ctx.pool.query("update experiment set ends_at = now() - interval '1 minute' where uuid = $1", [next]);
  expect(await decided(key.trackerUuid)).toBeUndefined();
  expect(await startExperiment(at.ctx.pool, await planned(), at.ctx.clock.real())).toBe(true);
});

test('only one experiment of a surface runs at a lender', async () => {
  await running();
  expect(await startExperiment(at.ctx.pool, await planned(), at.ctx.clock.real())).toBe(false);
  await running({ org: 'PLUMFIELD' });
});

test('experiments of two surfaces run side by side: one visitor is in both, each with a variation of its own surface', async () => {
  await running();
  const contact = ['soft-check-first', 'reason-first'];
  await running({ surface: 'registration-contact', variations: contact.map((key) => ({ key, weight: 50 })) });
  const { trackerUuid: trackerId } = await visit();
  const reply = await post('/service-optimize/external/api/v2/decision', { optimizeUser: { trackerId } });
  const mine = reply.json<{ decisions: Decision[] }>().decisions.filter(({ experimentKey }) => experimentKey !== undefined);
  expect(mine.map(({ flagKey, experimentKey }) => [flagKey, experimentKey]).toSorted()).toEqual([
    ['registration-contact', 'registration-contact-1'],
    [SURFACE, `${SURFACE}-1`],
  ]);
  expect(contact).toContain(mine.find(({ flagKey }) => flagKey === 'registration-contact')?.variationKey);
});

test('an audience of phones leaves out a computer, one of a campaign leaves out others', async () => {
  const uuid = await running({ audience: { device: 'phone' } });
  expect(await decided((await visit({ windowWidth: 390 })).trackerUuid)).toBeDefined();
  expect(await decided((await visit({ windowWidth: 1440 })).trackerUuid)).toBeUndefined();
  await stopExperiment(at.ctx.pool, uuid, at.ctx.clock.real());
  await running({ audience: { source: 'spring' } });
  expect(await decided((await visit({ queryParams: { utm_source: 'spring' } })).trackerUuid)).toBeDefined();
  expect(await decided((await visit()).trackerUuid)).toBeUndefined();
});

test('a borrower keeps the variation on another device, where their profile holds the tracker', async () => {
  await running();
  const signs = await signedUp(at, 'same@example.com');
  const { trackerUuid } = await visit();
  await at.app.inject({ method: 'PATCH', url: '/service-profile/api/v1/profile', headers: signs, payload: { trackerUuid } });
  const mine = await decided(trackerUuid);
  for (let tab = 0; tab < 6; tab += 1) expect((await decided((await visit()).trackerUuid, signs))?.variationKey).toBe(mine?.variationKey);
});

test('who saw the surface and went on is counted once, and nobody who did not see it', async () => {
  const uuid = await running();
  const [seen, gone, unseen] = [await visit(), await visit(), await visit()];
  for (const key of [seen, gone, unseen]) await decided(key.trackerUuid);
  for (const key of [seen, seen, gone]) expect(await event(key, 'experiment-exposure', { experiment: `${SURFACE}-1` })).toBe(204);
  for (const key of [seen, seen, unseen]) expect(await event(key, 'appStarted')).toBe(204);
  const counted = await tallies(at.ctx.pool, 'MAIN');
  const sum = (name: 'reached' | 'continued') => counted.filter((one) => one.uuid === uuid).reduce((total, one) => total + one[name], 0);
  expect([sum('reached'), sum('continued')]).toEqual([2, 1]);
  expect(await tallies(at.ctx.pool, 'PLUMFIELD')).toEqual([]);
});

test('the start is refused while a stored experiment varies a price, names an unknown variation, or is not whole', async () => {
  await refuseForbiddenExperiments(at.ctx.pool);
  for (const wrong of [{ surface: 'apr' }, { variations: [{ key: 'stop-first', weight: 100 }] }]) {
    const uuid = await planned(wrong);
    await expect(refuseForbiddenExperiments(at.ctx.pool)).rejects.toThrow(/experiment .*-\d of MAIN/);
    await stopExperiment(at.ctx.pool, uuid, at.ctx.clock.real());
    await refuseForbiddenExperiments(at.ctx.pool);
  }
  await running({ surface: 'origination-fee' });
  expect(await decided((await visit()).trackerUuid)).toBeUndefined();
});

test('a borrower is told of the direct debt payoff pilot, on only where debts are paid directly; a visitor is not', async () => {
  const signs = await signedUp(at, 'pilot@example.com');
  const pilot = async (headers: Record<string, string> = {}) =>
    (await post('/service-optimize/secure/api/v2/decision', {}, headers))
      .json<{ decisions: Decision[] }>()
      .decisions.find(({ flagKey }) => flagKey === 'DDP_Pilot');
  expect(await pilot()).toBeUndefined();
  expect(await pilot(signs)).toMatchObject({ enabled: false });
  await setFlag(at.ctx, { key: 'DDP_Pilot', enabled: true });
  expect(await pilot(signs)).toMatchObject({ enabled: false });
  await setFlag(at.ctx, { key: 'fe-heloc-direct-debt-payoff', enabled: true });
  expect(await pilot(signs)).toMatchObject({ enabled: true, variationKey: 'v1' });
});
