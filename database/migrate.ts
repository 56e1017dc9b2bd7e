import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Folder of the numbered migrations. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Advisory lock that lets one process migrate at a time; the number is arbitrary. */
const LOCK = 7_240_011;
const LOCK_BUSY = '55P03';

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** The migrations in order. */
export function readMigrations(folder: string = MIGRATIONS): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Applies one file in a transaction. It waits only briefly for a table in use, because other processes are serving requests (R8). */
async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query("BEGIN; SET LOCAL lock_timeout = '200ms'");
      await client.query(sql);
      await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [name, checksum]);
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      const { code, message } = error as { code?: string; message?: string };
      if (code !== LOCK_BUSY || tries >= 50) throw new Error(`Migration ${name} failed: ${message}`, { cause: error });
      await sleep(100);
    }
  }
}

/** Migrates a database and answers the names applied now. Throws when an applied file was changed afterwards. */
export async function migrate(url: string, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'hearthline-migrate', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM schema_migration');
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const changed = migrations.filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
    if (changed.length > 0)
      throw new Error(
        `Migrations were changed after they were applied: ${changed.map(({ name }) => name).join(', ')}. Add a new file instead.`,
      );
    const due = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of due) await apply(client, migration);
    return due.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Whether every migration this process knows has been applied. */
export async function isMigrated(pool: pg.Pool, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await pool.query<{ applied: number }>('SELECT count(*)::int AS applied FROM schema_migration WHERE name = ANY($1)', [
    migrations.map(({ name }) => name),
  ]);
  return rows[0]?.applied === migrations.length;
}
