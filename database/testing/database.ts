import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '../open-database.ts';

/** The database of one test file. */
export type TestDatabase = { readonly url: string; readonly pool: pg.Pool; readonly drop: () => Promise<void> };

const QUIET = { warn: () => undefined };

async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Clones the migrated template: an empty, up-to-date database for the caller only. Drop it in afterAll. */
export async function testDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying its files takes half as long as writing the template's pages to the log, which is the default.
  await asAdmin(adminUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = openPool(url.href, { max: options.max ?? 10, log: QUIET });
  return {
    url: url.href,
    pool,
    drop: async () => {
      await pool.end();
      await asAdmin(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

/** Resolves when a statement on this database waits for a lock that another transaction holds. Rejects after ten seconds. */
export async function lockWaited(pool: pg.Pool): Promise<void> {
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  for (let looks = 0; looks < 1000; looks += 1) {
    if ((await pool.query(waiting)).rowCount) return;
    await setTimeout(10);
  }
  throw new Error('No statement waited for a lock');
}
