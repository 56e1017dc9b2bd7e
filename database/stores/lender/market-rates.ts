import type { PrimeRate } from '@hearthline/rules/regulation/prime-rate.ts';
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

/** Every value of the Prime Rate published until a day (yyyy-MM-dd), oldest first. */
export async function primeRatesUntil(on: Queryable, day: string): Promise<PrimeRate[]> {
  const { rows } = await on.query({
    name: 'prime-rates',
    text: `select to_char(effective_on, 'YYYY-MM-DD') as "from", value::float8 as percent from market_rate
      where series = 'PRIME' and effective_on <= $1::date order by effective_on`,
    values: [day],
  });
  return rows as PrimeRate[];
}

/** When the feed last named the Prime Rate in effect on a day; null while it never did. */
export async function primeConfirmedAt(on: Queryable, day: string): Promise<Date | null> {
  const { rows } = await on.query(
    "select confirmed_at from market_rate where series = 'PRIME' and effective_on <= $1::date order by effective_on desc limit 1",
    [day],
  );
  return (rows[0] as { confirmed_at: Date | null } | undefined)?.confirmed_at ?? null;
}

/**
 * Adds what is not there yet, and notes of what is there that it was named again; a published value is never overwritten, because offers were made by
 * it. Returns how many were added, and the rows that say something else than the table.
 */
export async function addMarketRates(on: Queryable, rows: readonly MarketRow[], at: Date): Promise<{ added: number; differ: MarketRow[] }> {
  const given = [rows.map((r) => r.series), rows.map((r) => r.on), rows.map((r) => r.term), rows.map((r) => r.value)];
  const named = 'unnest($1::text[], $2::date[], $3::int[], $4::numeric[]) as t (series, effective_on, term, value)';
  const { rows: kept } = await on.query(
    `insert into market_rate (series, effective_on, term, value, recorded_at, confirmed_at)
      select series, effective_on, term, value, $5, $5 from ${named}
      on conflict (series, effective_on, term) do update set confirmed_at = excluded.confirmed_at where market_rate.value = excluded.value
      returning xmax = 0 as added`,
    [...given, at],
  );
  const added = (kept as { added: boolean }[]).filter((row) => row.added).length;
  if (kept.length === rows.length) return { added, differ: [] };
  const { rows: differ } = await on.query(
    `select t.series, to_char(t.effective_on, 'YYYY-MM-DD') as "on", t.term, t.value::float8 as value from ${named}
      join market_rate m on m.series = t.series and m.effective_on = t.effective_on and m.term = t.term and m.value <> t.value`,
    given,
  );
  return { added, differ: differ as MarketRow[] };
}
