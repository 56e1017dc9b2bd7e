import type { Pool } from 'pg';

/** Tables about requests, not about their effects. */
const ABOUT_CALLS = new Set(['throttle', 'idempotency']);

/** Every table of the product as `name: rows checksum`: two snapshots are equal when no row was added, removed or changed between them. */
export async function snapshot(pool: Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string; short: string }>(
    `select format('%I.%I', schemaname, tablename) as name, tablename as short from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') order by 1`,
  );
  const asked = tables.filter(({ short }) => !ABOUT_CALLS.has(short));
  const counts = asked.map(
    ({ name }) =>
      `select '${name}: ' || count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as line from ${name} t`,
  );
  const { rows } = await pool.query<{ line: string }>(counts.join(' union all '));
  return rows.map(({ line }) => line).toSorted();
}
