import { afterEach, beforeEach, expect, test } from 'vitest';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createGeocoderHttp } from './http.ts';
import type { GeocoderPort } from '../port.ts';
import { startGeocoderSimulator } from './simulator.ts';

const CLEAR_PATH = { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' };

let vendor: Simulator;
let port: GeocoderPort;
beforeEach(async () => {
  vendor = await startGeocoderSimulator();
  port = createGeocoderHttp({ baseUrl: vendor.url, key: SANDBOX_KEY });
});
afterEach(() => vendor.close());

test('an address has its tract of eleven digits, its county and the county’s population', async () => {
  const found = await port.locate(CLEAR_PATH);
  expect(found).toMatchObject({
    outcome: 'OK',
    data: { stateFips: '04', countyFips: '04013', countyPopulation: 640_000, vintage: 'Census2020_Current' },
  });
  expect(found.data?.tract).toMatch(/^04013\d{6}$/);
  expect((await port.locate(CLEAR_PATH)).data).toEqual(found.data);
});

test('an address that the map lacks has no match; its point has a tract', async () => {
  expect(await port.locate({ ...CLEAR_PATH, street1: '36 Metes Rd' })).toMatchObject({ outcome: 'NO_HIT', reasonCode: 'NO_MATCH' });
  expect((await port.locateAt({ latitude: 33.45, longitude: -112.07 })).data?.tract).toMatch(/^04013\d{6}$/);
  expect(await port.locateAt({ latitude: 0, longitude: 0 })).toMatchObject({ outcome: 'NO_HIT', reasonCode: 'NO_MATCH' });
});

test('a reply of another shape, a refusal and a silent vendor are told apart', async () => {
  const port2 = (body: unknown, status = 200) =>
    createGeocoderHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, fetch: async () => new Response(JSON.stringify(body), { status }) });
  expect(await port2({ result: {} }).locate(CLEAR_PATH)).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNEXPECTED_ANSWER' });
  expect(await port2({}, 503).locate(CLEAR_PATH)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'VENDOR_DOWN' });
  expect(await createGeocoderHttp({ baseUrl: vendor.url, key: 'another' }).locate(CLEAR_PATH)).toMatchObject({ outcome: 'FATAL' });
});
