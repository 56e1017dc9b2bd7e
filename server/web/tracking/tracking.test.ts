import { FLAG_ENDPOINTS } from '@hearthline/contract/services/flags.ts';
import { PROFILE_ENDPOINTS } from '@hearthline/contract/identity/profile.ts';
import { TRACKING_ENDPOINTS, type SessionKey } from '@hearthline/contract/services/tracking.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseOld } from '../../engine/retention.ts';
import { appWith, signedUp } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { renewFunnel } from '../../staff/settings/funnel.ts';
import { knownPath, pageOf } from './known-path.ts';

let at: TestApp;
beforeAll(async () => {
  at = await appWith({ ...TRACKING_ENDPOINTS, ...PROFILE_ENDPOINTS, ...FLAG_ENDPOINTS });
});
afterAll(async () => at.close());

const SECRETS = ['666-12-3456', '666123456', '(602) 555-0199', '6025550199', 'grace@example.com', 'Grace Holt', '000123456789'];
const UUID = '0198f000-0000-7000-8000-000000000001';

const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  at.app.inject({ method: 'POST', url, payload, headers });
const begin = async (change: object = {}): Promise<SessionKey> =>
  (await post('/ft/external/session', { platform: 'WEB', libVersion: '1.0.0', ...change })).json().sessionKey;
const event = (sessionKey: SessionKey, change: object = {}) => ({
  pagePath: '/account/heloc/register-v2',
  event: 'helocStarted',
  sessionKey,
  eventType: 'WEB',
  productType: 'HELOC',
  ...change,
});
const send = async (payload: object, context = 'external', headers: Record<string, string> = {}) =>
  (await post(`/ft/${context}/event`, payload, headers)).statusCode;
const kept = async (key: SessionKey) =>
  (await at.ctx.pool.query('SELECT * FROM tracking_event WHERE session_uuid = $1 ORDER BY uuid', [key.uuid])).rows;

test('a visit is established once: its key continues it, an unknown key begins another under another tracker', async () => {
  const key = await begin();
  expect(Object.keys(key).toSorted()).toEqual(['epoch', 'trackerUuid', 'uuid']);
  expect(await begin({ sessionKey: key })).toEqual(key);
  const stolen = { ...key, uuid: UUID };
  expect((await begin({ sessionKey: stolen })).trackerUuid).not.toBe(key.trackerUuid);
});

test('after half an hour of inactivity a new visit of the same tracker begins', async () => {
  const key = await begin();
  await at.ctx.pool.query("UPDATE tracking_session SET seen_at = seen_at - interval '31 minutes' WHERE uuid = $1", [key.uuid]);
  const next = await begin({ sessionKey: key });
  expect(next.uuid).not.toBe(key.uuid);
  expect(next.trackerUuid).toBe(key.trackerUuid);
});

test('the same event is stored once, unless it may repeat or differs in a property', async () => {
  const key = await begin();
  for (const change of [{}, {}, { dontDedupe: true }, { dontDedupe: true }]) expect(await send(event(key, change))).toBe(204);
  expect(await kept(key)).toHaveLength(3);
  const stepped = (step: string) => event(key, { event: 'page-view', dedupeProperty: 'step', eventProperties: { step } });
  for (const step of ['legal-name', 'legal-name', 'birthdate']) await send(stepped(step));
  expect((await kept(key)).slice(3).map(({ properties }) => properties.step)).toEqual(['legal-name', 'birthdate']);
  expect(await send(event({ ...key, trackerUuid: UUID }))).toBe(404);
});

/** Every row of every table that tracking, experiments and the funnel write, as text. */
async function trackingText(): Promise<string> {
  const { rows: tables } = await at.ctx.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename ~ '^(tracking|experiment|funnel)_?' order by 1",
  );
  expect(tables.map(({ name }) => name)).toEqual([
    'experiment',
    'experiment_assignment',
    'experiment_profile',
    'funnel_count',
    'funnel_step',
    'tracking_event',
    'tracking_session',
  ]);
  const texts = await Promise.all(
    tables.map(
      async ({ name }) => (await at.ctx.pool.query<{ all: string | null }>(`select json_agg(t)::text as all from ${name} t`)).rows[0]?.all,
    ),
  );
  return texts.join('\n');
}

test('secrets planted in every member are in no column', async () => {
  for (const secret of SECRETS) {
    const everywhere = { utm_source: secret, utm_term: secret, s: secret, email: secret, [secret]: secret, step: secret };
    const key = await begin({
      libVersion: secret.slice(0, 40),
      appVersion: secret.slice(0, 40),
      referrer: secret,
      queryParams: everywhere,
    });
    await begin({ referrer: `https://news.example/${encodeURIComponent(secret)}?q=${encodeURIComponent(secret)}` });
    const told = event(key, {
      domain: secret,
      pagePath: `/account/heloc/${UUID}/${secret}?x=${secret}`,
      queryParams: everywhere,
      eventProperties: { ...everywhere, flow: secret, errorName: secret, experiment: secret, variation: secret, name: secret },
      dedupeProperty: 'name',
    });
    expect(await send(told)).toBe(204);
    await post('/service-optimize/external/api/v2/decision', {
      optimizeUser: { trackerId: key.trackerUuid, attributes: { email: secret } },
    });
  }
  await renewFunnel(at.ctx);
  const everything = await trackingText();
  for (const secret of SECRETS) expect(everything).not.toContain(secret);
  expect(everything).toContain('"https://news.example"');
  expect(everything).toContain('"/account/heloc/*/*"');
});

test('only words of the product’s own paths are stored', () => {
  expect(knownPath('/account/heloc/register-v2/legal-name?s=draft')).toBe('/account/heloc/register-v2/legal-name');
  expect(knownPath(`/account/heloc/${UUID}/income/upload/paystub`)).toBe('/account/heloc/*/income/upload/*');
  expect(knownPath('')).toBe('/');
});

test('an unknown event or member is refused', async () => {
  const key = await begin();
  expect(await send(event(key, { event: 'typed' }))).toBe(400);
  expect(await send(event(key, { ssn: 'x' }))).toBe(400);
});

test('the person of an event is the signed-in one, whatever the event says', async () => {
  const signs = await signedUp(at, 'tracked@example.com');
  const key = await begin();
  await send(event(key, { identityId: UUID }));
  await send(event(key, { identityId: UUID, applicationUuid: UUID }), 'secure', signs);
  const [visitor, borrower] = await kept(key);
  expect(visitor).toMatchObject({ identity_uuid: null, context: 'external' });
  const { rows } = await at.ctx.pool.query("SELECT uuid FROM identity WHERE email = 'tracked@example.com'");
  expect(borrower).toMatchObject({ identity_uuid: rows[0]?.['uuid'], context: 'secure', application_uuid: UUID });
});

test('the experiment identity of a tracker is set once, by the profile that has the tracker', async () => {
  const signs = await signedUp(at, 'experiment@example.com');
  const { trackerUuid } = await begin();
  const url = `/service-application/api/v3/application/heloc/optermizerly-profile?identityUuid=${trackerUuid}`;
  const ask = async (method: 'GET' | 'PATCH', payload?: object) =>
    at.app.inject({ method, url, headers: signs, ...(payload && { payload }) });
  expect((await ask('GET')).statusCode).toBe(404);
  expect((await ask('PATCH', { optimizelyProfileUuid: UUID })).statusCode).toBe(404);
  await at.app.inject({ method: 'PATCH', url: '/service-profile/api/v1/profile', headers: signs, payload: { trackerUuid } });
  expect((await ask('GET')).json()).toEqual({ optimizelyProfileUuid: null });
  expect((await ask('PATCH', { optimizelyProfileUuid: UUID })).json()).toEqual({ optimizelyProfileUuid: UUID });
  expect((await ask('PATCH', { optimizelyProfileUuid: trackerUuid })).json()).toEqual({ optimizelyProfileUuid: UUID });
  expect((await ask('GET')).json()).toEqual({ optimizelyProfileUuid: UUID });
});

test('visits and their events are deleted after thirteen months', async () => {
  const [old, young] = [await begin(), await begin()];
  for (const key of [old, young]) await send(event(key));
  const age = async (key: SessionKey, months: number) =>
    at.ctx.pool.query("UPDATE tracking_session SET seen_at = seen_at - $2 * interval '1 month' WHERE uuid = $1", [key.uuid, months]);
  await age(old, 14);
  await age(young, 12);
  await eraseOld(at.ctx);
  expect([(await kept(old)).length, (await kept(young)).length]).toEqual([0, 1]);
});

test('how many visits are sampled is a setting: all report, none is recorded unless the lender says so, and never against Do Not Track', async () => {
  const sampled = async (headers: Record<string, string> = {}) =>
    (await post('/ft/external/session', { platform: 'WEB', libVersion: '1.0.0' }, headers)).json().sampled;
  expect(await sampled()).toEqual({ monitoring: true, replay: false });
  const recording = await appWith(TRACKING_ENDPOINTS, { env: { REPLAY_SAMPLE_RATE: '100', MONITORING_SAMPLE_RATE: '0' } });
  const asked = async (headers: Record<string, string>) =>
    (
      await recording.app.inject({
        method: 'POST',
        url: '/ft/external/session',
        payload: { platform: 'WEB', libVersion: '1.0.0' },
        headers,
      })
    ).json().sampled;
  expect(await asked({})).toEqual({ monitoring: false, replay: true });
  expect(await asked({ dnt: '1' })).toEqual({ monitoring: false, replay: false });
  expect(await asked({ 'sec-gpc': '1' })).toEqual({ monitoring: false, replay: false });
  await recording.close();
});

test('web vitals are taken from anybody, within their bounds', async () => {
  const vitals = async (payload: object) => (await post('/ft/external/vitals', payload)).statusCode;
  const pagePath = `/account/heloc/${UUID}/liens?email=grace@example.com`;
  expect(
    await vitals({
      pagePath,
      vitals: [
        { name: 'LCP', value: 1200 },
        { name: 'CLS', value: 0.02 },
      ],
    }),
  ).toBe(204);
  expect(await vitals({ pagePath, vitals: [{ name: 'LCP', value: -1 }] })).toBe(400);
  expect(await vitals({ pagePath, vitals: [{ name: 'Grace', value: 1 }] })).toBe(400);
  expect(['/account/heloc/help', '/account/heloc/help/right-to-cancel'].map(pageOf)).toEqual([
    '/account/heloc/help',
    '/account/heloc/help/*',
  ]);
  expect([pageOf(pagePath), pageOf('/dashboard'), pageOf('/dashboard/dashboard'), pageOf('/grace@example.com')]).toEqual([
    '/account/heloc/*/liens',
    '/dashboard',
    'other',
    'other',
  ]);
});
