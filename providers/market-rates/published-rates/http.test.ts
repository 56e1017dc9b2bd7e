import { afterEach, beforeEach, expect, test } from 'vitest';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createMarketRatesHttp } from './http.ts';
import { startMarketRatesSimulator } from './simulator.ts';

let vendor: Simulator;
beforeEach(async () => {
  vendor = await startMarketRatesSimulator({ clock: () => new Date('2026-11-23T15:00:00Z') });
});
afterEach(() => vendor.close());
const port = (fetch?: typeof globalThis.fetch, key = SANDBOX_KEY) =>
  createMarketRatesHttp({ baseUrl: vendor.url, key, ...(fetch && { fetch }) });

test('each week from a day on, the year’s high-cost figures and the prime rate in effect on that day', async () => {
  const { outcome, data, asOf } = await port().published('2026-11-05');
  expect([outcome, asOf]).toEqual(['OK', '2026-11-23']);
  expect(data?.apor.map(({ week }) => week)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23']);
  expect(data?.apor[0]?.byTerm['30']).toBe(6.4);
  expect(data?.highCost).toEqual([{ year: 2026, loanAmount: 27_592, dollarTrigger: 1_380 }]);
  expect(data?.prime).toEqual([{ from: '2025-12-11', percent: 6.75 }]);
});

test('a rate that cannot be one, another key and a silent feed are failures, not rates', async () => {
  const odd = { apor_fixed: [{ week_of: '2026-11-16', rates: { 30: 640 } }], hoepa: [], wsj_prime: [] };
  const reply =
    (body: unknown, status = 200) =>
    async () =>
      new Response(JSON.stringify(body), { status });
  expect(await port(reply(odd)).published('2026-11-05')).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNEXPECTED_ANSWER' });
  expect(await port(reply({}, 503)).published('2026-11-05')).toMatchObject({ outcome: 'RETRYABLE' });
  expect(await port(undefined, 'another').published('2026-11-05')).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNAUTHORIZED' });
});
