import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

import { launchPostgres } from '@hearthline/database/launcher/launcher.ts';
import { migrate, readMigrations } from '@hearthline/database/migrate.ts';
import { rowTypes } from '@hearthline/database/testing/row-types.ts';

/** What `work` makes of an empty database: on `TEST_DATABASE_URL`, else on an embedded server that lives as long as that. */
async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'hearthline-rows-'));
    try {
      const server = await launchPostgres({ folder, isWithoutDurability: true });
      return await work(server.url('postgres')).finally(server.stop);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const name = `rows_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: given });
  await admin.connect();
  try {
    await admin.query(`CREATE DATABASE ${name}`);
    const url = new URL(given);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  }
}

/** The types of the database's rows, read from a database that all migrations have run on. */
export function rowsFile(): Promise<string> {
  return withDatabase(async (url) => {
    await migrate(url, readMigrations());
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return rowTypes(client).finally(() => client.end());
  });
}
