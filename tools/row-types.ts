/** `npm run row-types`: writes the types of the database's rows from its migrations. A test of the server stage fails when they are outdated. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

import { launchPostgres } from '@hearthline/database/launcher/launcher.ts';
import { migrate, readMigrations } from '@hearthline/database/migrate.ts';
import { ROW_TYPES, rowTypes } from '@hearthline/database/testing/row-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-row-types-'));
const server = await launchPostgres({ folder, isWithoutDurability: true });
const client = new pg.Client({ connectionString: server.url('postgres') });
try {
  await migrate(server.url('postgres'), readMigrations());
  await client.connect();
  writeFileSync(join(import.meta.dirname, '..', ROW_TYPES), await rowTypes(client));
  console.log(`wrote ${ROW_TYPES}`);
} finally {
  await client.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
