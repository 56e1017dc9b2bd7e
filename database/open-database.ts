import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { launchPostgres } from './launcher/launcher.ts';
import { migrate } from './migrate.ts';

const DATABASE = 'hearthline';
const EXISTS_ALREADY = '42P04';

async function createIfAbsent(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: { code?: string }) => {
        if (error.code !== EXISTS_ALREADY) throw error;
      });
    }
  } finally {
    await client.end();
  }
}

/** The address of a migrated database: `DATABASE_URL`, else the embedded server, which `closing` stops. */
export async function openDatabase(
  config: { readonly databaseUrl: string | null; readonly dataFolder: string },
  log: Pick<Logger, 'info'>,
  closing: AsyncDisposableStack,
): Promise<string> {
  let url = config.databaseUrl;
  if (url === null) {
    const server = await launchPostgres({ folder: join(config.dataFolder, 'postgres') });
    closing.defer(server.stop);
    await createIfAbsent(server.url('postgres'));
    url = server.url(DATABASE);
    log.info({ adopted: server.adopted }, 'the embedded PostgreSQL is up');
  }
  const applied = await migrate(url);
  if (applied.length > 0) log.info({ migrations: applied }, 'migrated');
  return url;
}

/** Time-outs in milliseconds: no caller waits longer than five seconds for the database (quality R2). */
const CONNECT = 5000;
const STATEMENT = 5000;
const ABANDON = 6000;

/** The process's one pool. A lost connection is logged, never thrown: the next query opens a new one. */
export function openPool(url: string, options: { max: number; log: Pick<Logger, 'warn'> }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    application_name: 'hearthline',
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    query_timeout: ABANDON,
    idle_in_transaction_session_timeout: 15_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Statements of one transaction may be sent without waiting for the reply to the one before (transaction.ts).
    pipeline: true,
  });
  pool.on('error', (error) => options.log.warn({ err: error }, 'a database connection was lost'));
  return pool;
}
