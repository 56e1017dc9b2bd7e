import { type Banner, BANNERS_UNREADABLE } from '@hearthline/rules/banners.ts';
import { expect, test, vi } from 'vitest';
import { createBannerStore } from './banner-store.ts';

const GOOD: Banner = {
  uuid: '1',
  message: 'Closed on Thursday.',
  apps: ['heloc'],
  variant: 'info',
  active: true,
  metadata: { createdAt: '2026-11-23T08:00:00.000Z' },
};
const LENDER = {};
const reply = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));
const stored = async (fetchList: (url: string) => Promise<Response>, addressOf = async () => '/banners/test.json') => {
  const store = createBannerStore(addressOf, fetchList);
  await store.load(LENDER);
  return store.state();
};

test('the list is read from the address of the lender, once', async () => {
  const fetchList = reply(JSON.stringify([GOOD]));
  const store = createBannerStore(async () => 'https://bucket.example/test.json', fetchList);
  const changed = vi.fn();
  store.subscribe(changed);
  await Promise.all([store.load(LENDER), store.load(LENDER)]);
  expect(store.state()).toEqual({ banners: [GOOD], error: null });
  expect(fetchList.mock.calls).toEqual([['https://bucket.example/test.json']]);
  expect(changed).toHaveBeenCalledOnce();
});

test.each([
  ['two good records and a bad one', JSON.stringify([GOOD, { ...GOOD, apps: [] }, GOOD])],
  ['an object', '{}'],
  ['no JSON at all', '<html>'],
])('of %s none is shown, and the error is kept', async (_, body) => {
  expect(await stored(reply(body))).toEqual({ banners: [], error: BANNERS_UNREADABLE });
});

test('a list that fails, and one that never arrives, show none; the error is kept', async () => {
  expect(await stored(reply('', 500))).toEqual({ banners: [], error: 'The list of banners was answered with 500' });
  expect(await stored(async () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ banners: [], error: 'Failed to fetch' });
  const noAddress = async () => Promise.reject(new Error('Error fetching'));
  expect(await stored(reply('[]'), noAddress)).toEqual({ banners: [], error: 'Error fetching' });
});
