import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createHousingCounselorsHttp } from './http.ts';
import type { HousingCounselorsPort } from '../port.ts';
import { UNKNOWN_ZIP } from '../scenarios.ts';
import { startHousingCounselorsSimulator } from './simulator.ts';

let vendor: Simulator;
let port: HousingCounselorsPort;
beforeAll(async () => {
  vendor = await startHousingCounselorsSimulator();
  port = createHousingCounselorsHttp({ baseUrl: vendor.url, key: SANDBOX_KEY });
});
afterAll(async () => vendor.close());

test('the ten agencies nearest to a ZIP code, the nearest first, with all that has to be printed', async () => {
  const { data, outcome } = await port.near('85004-1234');
  expect([outcome, data?.length]).toEqual(['OK', 10]);
  const miles = data?.map((one) => one.miles) ?? [];
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  for (const { name, address, phone, languages, services } of data ?? []) {
    expect(name).not.toBe('');
    expect(address).toMatch(/, [A-Z]{2} 85004$/);
    expect(phone).toMatch(/^\d{3}-555-\d{4}$/);
    expect([languages[0], services.length > 0]).toEqual(['English', true]);
  }
});

test('an unknown ZIP code has no list', async () => {
  expect(await port.near(UNKNOWN_ZIP)).toMatchObject({ outcome: 'NO_HIT', reasonCode: 'UNKNOWN_ZIP' });
});
