import type { Queryable } from '../../transaction.ts';

export type MarketSeries = 'APOR_FIXED' | 'PRIME' | 'HIGH_COST_AMOUNT' | 'HIGH_COST_DOLLARS';
/** `on`: yyyy-MM-dd, the day from which the value holds; `term` in years, 0 where the series has none; percent or dollars. */
export type MarketRow = { readonly series: MarketSeries; readonly on: string; readonly term: number; readonly value: number };

/** What was published last in each series for a day (yyyy-MM-dd) or before it. */
export async function marketRatesOn(on: Queryable, day: string): Promise<MarketRow[]> {
  const { rows } = await on.query({
    name: 'market-rates-on',
    text: `select series, to_char(effective_on, 'YYYY-MM-DD') as "on", term, value::float8 as value from market_rate m
      where effective_on = (select max(effective_on) from market_rate where series = m.series and effective_on <= $1::date)`,
    values: [day],
  });
  return rows as MarketRow[];
}

/** Adds what is not there yet; a published value is never overwritten, because offers were made by it. Returns how many were added. */
export async function addMarketRates(on: Queryable, rows: readonly MarketRow[], at: Date): Promise<number> {
  const { rowCount } = await on.query(
    `insert into market_rate (series, effective_on, term, value, recorded_at)
      select series, effective_on, term, value, $5 from unnest($1::text[], $2::date[], $3::int[], $4::numeric[]) as t (series, effective_on, term, value)
      on conflict do nothing`,
    [rows.map((r) => r.series), rows.map((r) => r.on), rows.map((r) => r.term), rows.map((r) => r.value), at],
  );
  return rowCount ?? 0;
}
