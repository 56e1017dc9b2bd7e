import { afterEach, beforeEach, expect, test } from 'vitest';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createAddressHttp } from './http.ts';
import { startAddressSimulator } from './simulator.ts';

let vendor: Simulator;
beforeEach(async () => {
  vendor = await startAddressSimulator();
});
afterEach(() => vendor.close());

const suggest = (search: string, fetch?: typeof globalThis.fetch) =>
  createAddressHttp({ baseUrl: `${vendor.url}/`, key: SANDBOX_KEY, ...(fetch && { fetch }) }).suggest(search);

test('suggests complete addresses', async () => {
  const result = await suggest('101 clear palm');
  expect(result).toMatchObject({ outcome: 'OK', provider: 'address' });
  expect(result.data?.[0]).toEqual({
    street1: '101 Clear Palm Ct',
    street2: '',
    city: 'Mesa',
    state: 'AZ',
    zip: '85201',
    fullAddress: '101 Clear Palm Ct, Mesa AZ 85201',
  });
});

test('finds nothing for an unlisted street', async () => {
  expect(await suggest('12 unlisted lane')).toMatchObject({ outcome: 'OK', data: [] });
});

test('sends no request for two characters', async () => {
  const never: typeof globalThis.fetch = () => Promise.reject(new Error('asked'));
  expect(await suggest(' 10 ', never)).toMatchObject({ outcome: 'OK', data: [] });
});

test('a pasted zip code may have its four more digits', async () => {
  const plain = await suggest('102 Clear Path Ln, Phoenix, AZ 85004');
  expect(plain.data).toHaveLength(1);
  expect((await suggest(' 102 Clear Path Ln, Phoenix, AZ 85004-1234 ')).data).toEqual(plain.data);
});
