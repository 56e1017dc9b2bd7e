import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** Anything with pg's `query`: the pool or a client inside a transaction. */
export type Queryable = {
  query: (
    query: string | { readonly name: string; readonly text: string; readonly values: unknown[] },
    values?: unknown[],
  ) => Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
};

/** SQLSTATEs on which the whole transaction is retried: serialization failure, deadlock. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const TRIES = 3;
/** Longest pause before another try, in milliseconds, times the tries so far: whom the deadlock let pass takes its locks meanwhile. */
const PAUSE = 50;

/**
 * What is asked of one connection before the next turn, in one write: writing to the network costs a process more than most statements. The replies come
 * in the order of the statements. Waits for all of them, and throws the first error.
 */
export async function inOneWrite<T extends readonly Promise<unknown>[]>(
  { connection }: Pick<PoolClient, 'connection'>,
  ask: () => readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const { stream } = connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  const settled = await Promise.allSettled(ask());
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as { -readonly [K in keyof T]: Awaited<T[K]> };
}

/** Runs `work` in one transaction: commits when it resolves, rolls back when it throws, retries on a deadlock. */
export async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    if (tries > 1) await pause(Math.ceil(PAUSE * (tries - 1) * (1 + Math.random()) * 0.5));
    const client = await pool.connect();
    let lost: Error | undefined;
    // A connection that dies between two queries must not crash the process.
    const onLost = (error: Error): void => {
      lost = error;
    };
    client.on('error', onLost);
    try {
      // A connection on which this fails is lost, and so is all that was sent behind it: nothing runs outside of the transaction.
      const [, value] = await inOneWrite(client, () => [client.query('BEGIN'), work(client)]);
      await client.query('COMMIT');
      return value;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        lost = failure;
      });
      const { code } = error as { code?: string };
      if (code === undefined || !TRY_AGAIN.has(code) || tries >= TRIES) throw error;
    } finally {
      client.off('error', onLost);
      client.release(lost);
    }
  }
}

/** The role of underwriting: reads the product's tables, but no government monitoring answers (migration 0093). */
export const UNDERWRITING = 'hearthline_underwriting';

/** The role that files the HMDA register: reads the government monitoring answers (migration 0130). */
export const COMPLIANCE = 'hearthline_compliance';

/** The same pool, with each query in a transaction under another role: the database refuses what that role may not read. */
export function inRole(pool: Pool, role: typeof UNDERWRITING | typeof COMPLIANCE): Pool {
  const query = async (...asked: unknown[]): Promise<unknown> =>
    transaction(pool, async (client) => {
      await client.query(`set local role ${role}`);
      return (client.query as (...args: unknown[]) => Promise<unknown>).apply(client, asked);
    });
  return Object.assign(Object.create(pool) as Pool, { query });
}
