/** Tables that are scanned from end to end: cost that grows with the number of applications, independent of timing. */
import type { Pool } from 'pg';

/** Rows of a table read by sequential scans for each journey, and the rows it has. */
export type Read = { readonly name: string; readonly rows: number; readonly has: number };

/** Tables with fewer rows stay small however many applications there are. */
const GROWS = 1000;

const STATISTICS = `select schemaname || '.' || relname as name, seq_tup_read::float8 as rows, n_live_tup::float8 as has
  from pg_stat_user_tables where schemaname not in ('pgboss', 'played')`;

/** Rows read by sequential scans since the database began, by table. A connection reports its own within a second after its last statement. */
export async function readSoFar(pool: Pool): Promise<ReadonlyMap<string, number>> {
  await new Promise((resolve) => void setTimeout(resolve, 1500));
  const { rows } = await pool.query<Read>(STATISTICS);
  return new Map(rows.map(({ name, rows: read }) => [name, read]));
}

/** Tables that have grown and were scanned at least once since, the most rows first. */
export async function readWhole(pool: Pool, before: ReadonlyMap<string, number>, journeys: number): Promise<Read[]> {
  const now = await readSoFar(pool);
  const { rows } = await pool.query<Read>(STATISTICS);
  return rows
    .map(({ name, has }) => ({ name, has, read: (now.get(name) ?? 0) - (before.get(name) ?? 0) }))
    .filter(({ has, read }) => has > GROWS && read >= has)
    .map(({ name, has, read }) => ({ name, has, rows: read / journeys }))
    .toSorted((a, b) => b.rows - a.rows);
}
