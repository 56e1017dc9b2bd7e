import { FLAG_ENDPOINTS } from '@hearthline/contract/services/flags.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appWith } from '../testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { FLAG_KEYS, FLAGS } from './flag-table.ts';
import { flagOf, isFlagOn, setFlag } from './flags.ts';

let at: TestApp;
beforeAll(async () => {
  at = await appWith(FLAG_ENDPOINTS);
});
afterAll(async () => at.close());

const ask = async (path: string, payload: object = {}, host = 'localhost') =>
  at.app.inject({ method: 'POST', url: `/service-optimize/external/api/${path}`, payload, headers: { host } });
const user = { optimizeUser: { applicationUuid: null, createdAt: null, identityUuid: null, organization: 'MAIN', trackerId: 'tracker' } };

test('every public flag is listed with its default', async () => {
  const list = (await ask('v1/features', user)).json<{ key: string; enabled: boolean }[]>();
  expect(list.map(({ key }) => key)).toEqual(FLAG_KEYS.filter((key) => FLAGS[key].isPublic));
  for (const { key, enabled } of list) expect(enabled).toBe(FLAGS[key as keyof typeof FLAGS].enabled);
  expect(list.find(({ key }) => key === 'fe-heloc-redesign-2025')?.enabled).toBe(true);
  expect(list.find(({ key }) => key === 'DDP_Pilot')).toBeUndefined();
});

test('a known flag has its value; an unknown and a non-public one are off', async () => {
  expect((await ask('v1/feature', { ...user, featureKey: 'fe-heloc-redesign-2025' })).json()).toEqual({ enabled: true });
  expect((await ask('v1/feature', { featureKey: 'nothing' })).json()).toEqual({ enabled: false });
  await setFlag(at.ctx, { key: 'DDP_Pilot', enabled: true });
  expect(await isFlagOn(at.ctx, 'DDP_Pilot', 'MAIN')).toBe(true);
  expect((await ask('v1/feature', { featureKey: 'DDP_Pilot' })).json()).toEqual({ enabled: false });
});

test('a value for one organization overrides the one for all at once, and unnamed variables keep their values', async () => {
  await setFlag(at.ctx, { key: 'fe-heloc-maintenance', enabled: true, variables: { routes: '/register' } });
  await setFlag(at.ctx, { key: 'fe-heloc-maintenance', enabled: false, org: 'PLUMFIELD' });
  const main = await flagOf(at.ctx, 'fe-heloc-maintenance', 'MAIN');
  expect(main).toMatchObject({ enabled: true });
  expect(main.variables).toContainEqual({ key: 'routes', defaultValue: '/register' });
  expect(main.variables).toContainEqual({ key: 'pageTitle', defaultValue: 'Scheduled Maintenance' });
  expect((await flagOf(at.ctx, 'fe-heloc-maintenance', 'PLUMFIELD')).enabled).toBe(false);
  expect((await ask('v1/feature', { featureKey: 'fe-heloc-maintenance' }, 'plumfield.localhost')).json()).toEqual({ enabled: false });
});

test('a decision names the variation and its values', async () => {
  const { decisions } = (await ask('v2/decision', user)).json();
  expect(decisions).toContainEqual({ flagKey: 'fe-heloc-redesign-2025', enabled: true, variationKey: 'on', variables: {} });
});

test('an unknown flag cannot be set', async () => {
  expect(await setFlag(at.ctx, { key: 'nothing', enabled: true })).toBe(false);
});
