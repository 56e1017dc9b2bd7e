/** What the product's process and its database cost: processor time, rows and bytes. Linux tells the first by /proc; elsewhere it is not known. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { Pool } from 'pg';

/** Milliseconds of one tick of /proc/<pid>/stat. */
const TICK = 10;

const statOf = (pid: string) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // Own time, and that of children that have ended.
    return { parent, ticks: rest.slice(9, 13).reduce((sum, field) => sum + Number(field), 0) };
  } catch {
    return null;
  }
};

/** Milliseconds of processor the processes and their children have used; null where nobody says. */
export function processorMs(pids: readonly number[]): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const wanted = new Set(pids.map(String));
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, stat: statOf(pid) }))
    .reduce((sum, { pid, stat }) => sum + (stat && (wanted.has(pid) || wanted.has(stat.parent)) ? stat.ticks * TICK : 0), 0);
}

/** The process all of the database's own are children of; 0 where nobody says. */
export async function serverOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(statOf(String(rows[0]?.pid ?? ''))?.parent ?? 0);
}

export type Size = { readonly rows: number; readonly bytes: number };

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid)::float8 as bytes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss', 'played')`;

/** Rows and bytes (with indexes) of the whole product, its queue left out. */
export async function sizeOf(pool: Pool): Promise<Size> {
  const { rows: tables } = await pool.query<{ name: string; bytes: number }>(TABLES);
  let rows = 0;
  for (const { name } of tables)
    rows += (await pool.query<{ count: number }>(`select count(*)::int as count from ${name}`)).rows[0]?.count ?? 0;
  return { rows, bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0) };
}
