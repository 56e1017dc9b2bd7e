import { addMarketRates } from '@hearthline/database/stores/lender/market-rates.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketRatesOf, renewMarketRates } from './market-rates.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const DAY_MS = 86_400_000;
type Offers = { offersByType: { FIXED: { baseRate: number; laterDraws: { maxRate: number } }[] } };
const ratesOffered = async (): Promise<{ highest: number; cap: number }> => {
  const { uuid, jwt } = await lender.play('happy', 'OFFER_SELECTION');
  const { offersByType } = (await lender.call('GET', onApplication(uuid, 'offers'), { jwt })).body as unknown as Offers;
  return {
    highest: Math.max(...offersByType.FIXED.map((offer) => offer.baseRate)),
    cap: Math.max(...offersByType.FIXED.map((offer) => offer.laterDraws.maxRate)),
  };
};

test('the feed is asked once a day and adds each published row once; a silent feed is reported while the table is late', async () => {
  const { ctx, vendors } = lender;
  const errors: unknown[] = [];
  const watched = Object.assign(Object.create(ctx) as typeof ctx, {
    log: Object.assign(Object.create(ctx.log) as typeof ctx.log, { error: (said: unknown) => errors.push(said) }),
  });
  vendors.marketRates.setFaults({ fail: 503 });
  expect(await renewMarketRates(watched)).toBe(0);
  expect(errors).toMatchObject([{ late: ['APOR_FIXED', 'HIGH_COST', 'PRIME'] }]);
  vendors.marketRates.setFaults({});
  expect(await renewMarketRates(watched)).toBeGreaterThan(20);
  expect([await renewMarketRates(watched), errors.length]).toEqual([0, 1]);

  const today = ctx.clock.now().toISOString().slice(0, 10);
  expect(await marketRatesOf(ctx, today)).toMatchObject({ apor: { 5: 5.9, 30: 6.4 }, index: { percent: 6.75 } });
  // Two weeks later the next tables are added, and none twice; without them the table would be late.
  await ctx.clock.advance(14 * DAY_MS);
  vendors.marketRates.setFaults({ fail: 503 });
  expect(await renewMarketRates(watched)).toBe(0);
  expect(errors.slice(1)).toMatchObject([{ late: ['APOR_FIXED', 'PRIME'] }]);
  vendors.marketRates.setFaults({});
  expect(await renewMarketRates(watched)).toBe(8);
  expect(errors).toHaveLength(2);
}, 60_000);

test('offers on a principal dwelling and their cap follow the table of the day; a later table does not reach back', async () => {
  const { ctx } = lender;
  const day = (days: number) => new Date(ctx.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const low = (on: string) => [5, 10, 15, 30].map((term) => ({ series: 'APOR_FIXED', on, term, value: 1 }) as const);
  await ctx.pool.query("delete from market_rate where series <> 'PRIME'");
  await addMarketRates(ctx.pool, low(day(30)), ctx.clock.now());
  const before = await ratesOffered();
  expect(before.highest).toBeGreaterThan(9.5);
  await addMarketRates(ctx.pool, low(day(-1)), ctx.clock.now());
  const after = await ratesOffered();
  expect([after.highest <= 9.5, after.cap]).toEqual([true, 9.5]);
}, 60_000);

test('important terms and offers print the index of the dated table, and so do the fifteen years: a value counts from its day on', async () => {
  const { ctx } = lender;
  const terms = async () => {
    const { body } = await lender.call('GET', '/service-application/external/api/v1/heloc/terms?state=AZ&occupancy=HOME');
    return JSON.stringify(body);
  };
  const index = async () => {
    const { uuid, jwt } = await lender.play('happy', 'OFFER_SELECTION');
    const { body } = await lender.call('GET', onApplication(uuid, 'offers'), { jwt });
    const { offersByType } = body as unknown as { offersByType: { FIXED: { laterDraws: { index: number; indexFrom: string } }[] } };
    return offersByType.FIXED[0]?.laterDraws;
  };
  const year = (at: number) => new RegExp(`"${at}","([\\d.]+%)"`);
  const yearsOf = (words: string) => [2012, 2016, 2019, 2023, 2025].map((at) => year(at).exec(words)?.[1]);
  const before = await terms();
  expect(before).toContain('the index is 6.75%, in effect since December 11, 2025.');
  // The average prime offer rates of the day limit later draws here as in the offers.
  expect(before).toContain('"9.50%"');
  expect(yearsOf(before)).toEqual(['3.25%', '3.50%', '5.50%', '8.25%', '7.50%']);
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const [row, onFirst] = [
    { series: 'PRIME', on: new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10), term: 0, value: 6.5 },
    { series: 'PRIME', on: '2025-07-01', term: 0, value: 7.35 },
  ] as const;
  expect(await addMarketRates(ctx.pool, [row, onFirst], ctx.clock.now())).toEqual({ added: 2, differ: [] });
  // What was published stays: another value for the same day is reported, and not taken.
  expect(await addMarketRates(ctx.pool, [{ ...row, value: 9 }], ctx.clock.now())).toMatchObject({ added: 0, differ: [{ value: 9 }] });
  const after = await terms();
  expect(after).toContain('the index is 6.50%');
  expect(yearsOf(after)).toEqual(['3.25%', '3.50%', '5.50%', '8.25%', '7.35%']);
  expect(await index()).toMatchObject({ index: 6.5, indexFrom: row.on });
}, 60_000);
