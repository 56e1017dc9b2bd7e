/** What the product's process and its database cost: processor time, rows and bytes. Processor time is read from Linux's /proc; elsewhere it is unknown. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { Pool } from 'pg';

/** Milliseconds of one tick of /proc/<pid>/stat. */
const TICK = 10;

const statOf = (pid: string) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // Its own time, and that of its ended children.
    return { parent, ticks: rest.slice(9, 13).reduce((sum, field) => sum + Number(field), 0) };
  } catch {
    return null;
  }
};

/** Milliseconds of processor time of the processes and their children; null where it is unknown. */
export function processorMs(pids: readonly number[]): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const wanted = new Set(pids.map(String));
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, stat: statOf(pid) }))
    .reduce((sum, { pid, stat }) => sum + (stat && (wanted.has(pid) || wanted.has(stat.parent)) ? stat.ticks * TICK : 0), 0);
}

/** The parent of all the database's processes; 0 where it is unknown. */
export async function serverOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(statOf(String(rows[0]?.pid ?? ''))?.parent ?? 0);
}

export type Size = { readonly rows: number; readonly bytes: number };

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid)::float8 as bytes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss', 'played')`;

/** Rows and bytes (with indexes) of the whole product, without its queue. */
export async function sizeOf(pool: Pool): Promise<Size> {
  const { rows: tables } = await pool.query<{ name: string; bytes: number }>(TABLES);
  let rows = 0;
  for (const { name } of tables)
    rows += (await pool.query<{ count: number }>(`select count(*)::int as count from ${name}`)).rows[0]?.count ?? 0;
  return { rows, bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0) };
}
