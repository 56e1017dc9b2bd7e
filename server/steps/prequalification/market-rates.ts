import {
  addMarketRates,
  marketRatesOn,
  type MarketRow,
  primeConfirmedAt,
  primeRatesUntil,
} from '@hearthline/database/stores/lender/market-rates.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { PublishedRates } from '@hearthline/providers/market-rates/port.ts';
import { addDays } from '@hearthline/rules/dates.ts';
import type { MarketRates } from '@hearthline/rules/offers/types.ts';
import { type IndexYear, primeHistory, primeOn, type PrimeRate } from '@hearthline/rules/regulation/prime-rate.ts';
import type { Context } from '../../config/context.ts';
import { portsOfAll } from '../../config/providers.ts';

/** Days after which the weekly table of average prime offer rates is late: it is published each week. */
const LATE_AFTER_DAYS = 8;
/** Days asked for again, in case a reply was lost or a table came late. */
const ASKED_AGAIN_DAYS = 35;

/**
 * The rates that an offer of a day is set and tested by: the rows of the table in effect, and for the tests what is built in where it has none yet (12
 * CFR 1026.32(a)(1)). `day`: yyyy-MM-dd at the property. Error when no Prime Rate is in effect.
 */
export async function marketRatesOf(ctx: Context, day: string): Promise<MarketRates> {
  const rows = await marketRatesOn(ctx.pool, day);
  const one = (series: MarketRow['series']) => rows.find((row) => row.series === series);
  const apor = rows.filter((row) => row.series === 'APOR_FIXED');
  const [amount, dollars, prime] = [one('HIGH_COST_AMOUNT'), one('HIGH_COST_DOLLARS'), one('PRIME')];
  if (!prime) throw new Error(`No Prime Rate of ${day} is in the table of published rates`);
  return {
    index: { from: prime.on, percent: prime.value },
    ...(apor.length > 0 && { apor: Object.fromEntries(apor.map(({ term, value }) => [term, value])) }),
    ...(amount && dollars && { feeThresholds: { largeLine: amount.value, smallDollars: dollars.value } }),
  };
}

/** The same on an application's own day. */
export const marketRatesToday = async (ctx: Context, { uuid, facts }: Application): Promise<MarketRates> =>
  marketRatesOf(ctx, dayAtProperty(facts, ctx.clock.now(uuid)));

/** The index as documents of a day print it: its value, and the fifteen years of the historical example, all from the dated table (12 CFR 1026.40(d)(12)), with the rates that limit later draws. */
export async function indexOf(
  ctx: Context,
  day: string,
): Promise<{ readonly index: PrimeRate; readonly indexHistory: readonly IndexYear[] } & Pick<MarketRates, 'apor'>> {
  const [rates, { apor }] = await Promise.all([primeRatesUntil(ctx.pool, day), marketRatesOf(ctx, day)]);
  return { index: primeOn(rates, day), indexHistory: primeHistory(rates, day), ...(apor && { apor }) };
}

const rowsOf = ({ apor, highCost, prime }: PublishedRates): MarketRow[] => [
  ...apor.flatMap(({ week, byTerm }) =>
    Object.entries(byTerm).map(([term, value]): MarketRow => ({ series: 'APOR_FIXED', on: week, term: Number(term), value })),
  ),
  ...highCost.flatMap(({ year, loanAmount, dollarTrigger }): MarketRow[] => [
    { series: 'HIGH_COST_AMOUNT', on: `${year}-01-01`, term: 0, value: loanAmount },
    { series: 'HIGH_COST_DOLLARS', on: `${year}-01-01`, term: 0, value: dollarTrigger },
  ]),
  ...prime.map(({ from, percent }): MarketRow => ({ series: 'PRIME', on: from, term: 0, value: percent })),
];

/** The day on which a process last asked the feed. */
const asked = new WeakMap<object, string>();

/**
 * Adds what the feed has published, once a day of the product's clock in each process, and logs an error while the table is late: offers then go on
 * with the last one (docs/decisions/0048). Idempotent; returns how many rows were added.
 */
export async function renewMarketRates(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  const today = now.toISOString().slice(0, 10);
  let added = 0;
  if (asked.get(ctx.pool) !== today) {
    const { outcome, data, reasonCode } = await portsOfAll(ctx).marketRates.published(addDays(today, -ASKED_AGAIN_DAYS));
    if (data) {
      const renewed = await addMarketRates(ctx.pool, rowsOf(data), now);
      if (renewed.differ.length > 0) ctx.log.error({ differ: renewed.differ }, 'the feed names other values than were published before');
      ({ added } = renewed);
      asked.set(ctx.pool, today);
    } else ctx.log.warn({ outcome, reasonCode }, 'the feed of published rates did not answer');
  }
  const late = await lateRates(ctx);
  if (late.length > 0) ctx.log.error({ late, today }, 'published rates are late: offers go on with the last ones');
  return added;
}

/**
 * The series that are late today: a weekly table after eight days, a year's figures after the year, and the Prime Rate, which changes on any day, when
 * the feed has not named the one in effect for eight days.
 */
export async function lateRates(ctx: Pick<Context, 'pool' | 'clock'>): Promise<string[]> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const [rows, confirmed] = await Promise.all([marketRatesOn(ctx.pool, today), primeConfirmedAt(ctx.pool, today)]);
  const last = (series: MarketRow['series']): string => rows.find((row) => row.series === series)?.on ?? '';
  const lateFrom = addDays(today, -LATE_AFTER_DAYS);
  return [
    ...(last('APOR_FIXED') < lateFrom ? ['APOR_FIXED'] : []),
    ...(last('HIGH_COST_AMOUNT').slice(0, 4) < today.slice(0, 4) ? ['HIGH_COST'] : []),
    ...((confirmed?.toISOString().slice(0, 10) ?? '') < lateFrom ? ['PRIME'] : []),
  ];
}
