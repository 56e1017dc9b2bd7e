import type { Pool, PoolClient } from 'pg';

/** SQLSTATE of "try the whole transaction again": serialization failure, deadlock. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const TRIES = 3;

/** Runs `work` in one transaction: committed when it answers, rolled back when it throws, run again on a deadlock. */
export async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const client = await pool.connect();
    let lost: Error | undefined;
    // A connection that dies between two queries must not take the process with it.
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
