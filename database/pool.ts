import pg from 'pg';
import type { Logger } from 'pino';

/** Limits in milliseconds: nobody waits longer than five seconds for the database (quality R2). */
const CONNECT = 5000;
const STATEMENT = 5000;
const ABANDON = 6000;

/** The process's one pool. A lost connection is logged, never thrown: the next query makes a new one. */
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
  });
  pool.on('error', (error) => options.log.warn({ err: error }, 'a database connection was lost'));
  return pool;
}
