import { createHash } from 'node:crypto';
import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { launchPostgres, type EmbeddedPostgres } from '../launcher/launcher.ts';
import { migrate, readMigrations } from '../migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests clone their databases. */
    testServer: { adminUrl: string; template: string };
  }
}

/** Advisory lock that lets one run create the template at a time; the number is arbitrary. */
const LOCK = 7_240_012;

/** Creates the migrated template unless it exists; its name contains the hash of the migrations. */
async function makeTemplate(adminUrl: string): Promise<string> {
  const migrations = readMigrations();
  const hash = createHash('sha256')
    .update(migrations.map(({ name, checksum }) => name + checksum).join())
    .digest('hex')
    .slice(0, 16);
  const template = `template_${hash}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      const making = `${template}_making`;
      await admin.query(`DROP DATABASE IF EXISTS ${making} WITH (FORCE)`);
      await admin.query(`CREATE DATABASE ${making}`);
      const url = new URL(adminUrl);
      url.pathname = `/${making}`;
      await migrate(url.href, migrations);
      await admin.query(`ALTER DATABASE ${making} RENAME TO ${template}`);
    }
    return template;
  } finally {
    await admin.end();
  }
}

const MEMORY = '/dev/shm';
/** Bytes that must be free in memory; a run of all server tests needs about a quarter of them. */
const NEEDED = 4 * 2 ** 30;

function fitsInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED && freemem() > NEEDED;
  } catch {
    return false;
  }
}

/**
 * The embedded PostgreSQL of the server's tests. Its files are in memory where there is room, because each test file clones a database and a busy disk
 * takes a second for it; they are deleted when the last run ends. Elsewhere they stay in `.cache`.
 */
export function launchTestPostgres(): Promise<EmbeddedPostgres> {
  const cache = join(import.meta.dirname, '../../.cache/test-postgres');
  if (!fitsInMemory()) return launchPostgres({ folder: cache, isWithoutDurability: true });
  const name = createHash('sha256').update(cache).digest('hex').slice(0, 12);
  return launchPostgres({ folder: join(MEMORY, `hearthline-test-${name}`), isWithoutDurability: true, isTemporary: true });
}

/** One PostgreSQL for all server tests: `TEST_DATABASE_URL`, else an embedded one for tests (never DATABASE_URL, never .data). */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('testServer', { adminUrl: given, template: await makeTemplate(given) });
    return undefined;
  }
  const server = await launchTestPostgres();
  const adminUrl = server.url('postgres');
  project.provide('testServer', { adminUrl, template: await makeTemplate(adminUrl) });
  return server.stop;
}
