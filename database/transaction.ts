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

/** Runs `work` in one transaction: commits when it resolves, rolls back when it throws, retries on a deadlock. */
export async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const client = await pool.connect();
    let lost: Error | undefined;
    // A connection that dies between two queries must not crash the process.
    const onLost = (error: Error): void => {
      lost = error;
    };
    client.on('error', onLost);
    try {
      await client.query('BEGIN');
      const value = await work(client);
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
