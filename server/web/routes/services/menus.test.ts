import { BANNERS_UNREADABLE, readBanners } from '@hearthline/rules/banners.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setFlag } from '../../../organizations/flags.ts';
import { readConfig } from '../../../config/config.ts';

const MENUS = '/service-application/external/api/v1/heloc/menus';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());
beforeEach(async () => void (await lender.ctx.pool.query('truncate banner cascade')));

const menus = async (org = 'MAIN') => (await lender.call('GET', MENUS, { headers: { 'x-org': org } })).body;
const banner = async (orgCode: string, message: string, active = true, minutes = 0) =>
  lender.ctx.pool.query(
    "insert into banner (uuid, org_code, message, apps, variant, active, created_at) values ($1, $2, $3, '{heloc}', 'info', $4, $5)",
    [v7(), orgCode, message, active, new Date(minutes * 60_000)],
  );

test('each lender has its own menus; only the main brand and its variants ask for feedback', async () => {
  expect(await menus()).toMatchObject({ isMainBrand: true, leaveSurvey: true, bannersUrl: '/banners/test.json' });
  expect(await menus('MAIN_NY')).toMatchObject({ isMainBrand: true });
  expect(await menus('PLUMFIELD')).toEqual({
    addresses: {
      dashboard: '/dashboard',
      referrals: '/dashboard/referrals',
      settings: '/dashboard/settings',
      contact: '/contact',
      pay: 'https://banking.plumfield.example/payments',
    },
    isMainBrand: false,
    leaveSurvey: false,
    bannersUrl: '/banners/test.json',
  });
});

test('the flag turns the leave survey off, and a lender without it has none with the flag on', async () => {
  const set = async (enabled: boolean) => setFlag(lender.ctx, { key: 'fe-heloc-leave-survey', enabled });
  await set(false);
  expect(await menus()).toMatchObject({ leaveSurvey: false });
  await set(true);
  expect([(await menus())['leaveSurvey'], (await menus('PLUMFIELD'))['leaveSurvey']]).toEqual([true, false]);
});

test('a lender’s active banners are a list that pages accept, newest first, never cached; the file of production is not here', async () => {
  await banner('MAIN', 'Older');
  await banner('MAIN', 'Newer', true, 1);
  await banner('MAIN', 'Ended', false, 2);
  await banner('PLUMFIELD', 'Of another lender', true, 3);
  const { status, body, headers } = await lender.call('GET', '/banners/test.json');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const list = readBanners(body);
  expect(list.map(({ message }) => message)).toEqual(['Newer', 'Older']);
  expect(list[0]).toMatchObject({ apps: ['heloc'], variant: 'info', active: true, metadata: { createdAt: '1970-01-01T00:01:00.000Z' } });
  const other = await lender.call('GET', '/banners/production.json');
  expect(other.status).toBe(404);
  expect(() => readBanners(other.body)).toThrow(BANNERS_UNREADABLE);
});

test('the list may be in a bucket: pages read the file of this kind of installation there, and are allowed to', () => {
  const { bannersUrl, vendorOrigins } = readConfig({ BANNERS_URL: 'https://bucket.example/lender/' });
  expect([bannersUrl, vendorOrigins]).toEqual(['https://bucket.example/lender/test.json', ['https://bucket.example']]);
});

test('why a borrower leaves is stored without who it was', async () => {
  const { jwt } = await lender.play('happy', 'OFFER_SELECTION');
  const say = async (body: object) => lender.call('POST', '/service-application/api/v1/leave-survey', { jwt, body });
  expect((await say({ screen: 'product/select', reason: 'PRICE', comment: ' A credit union offered less. ' })).status).toBe(201);
  expect((await say({ screen: 'start/hmda', reason: 'PRICE', comment: '' })).status).toBe(400);
  expect((await say({ screen: 'liens', reason: 'PRICE', comment: 'x'.repeat(1001) })).body).toMatchObject({
    errors: [{ field: 'comment', message: 'Must be at most 1000 characters' }],
  });
  const { rows } = await lender.ctx.pool.query<Record<string, unknown>>('select * from leave_survey');
  expect(rows).toMatchObject([{ org_code: 'MAIN', screen: 'product/select', reason: 'PRICE', comment: 'A credit union offered less.' }]);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['at', 'comment', 'id', 'org_code', 'reason', 'screen']);
});
