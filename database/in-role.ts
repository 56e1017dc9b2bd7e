import type { Pool } from 'pg';
import { transaction } from './transaction.ts';

/** The role of whoever underwrites: reads the product's tables, and no government monitoring answer (migration 0093). */
export const UNDERWRITING = 'hearthline_underwriting';

/** The role of whoever files the register of applications: reads the government monitoring answers (migration 0130). */
export const COMPLIANCE = 'hearthline_compliance';

/** The same pool, with each query in a transaction under another role: what that role may not see is refused by the database. */
export function inRole(pool: Pool, role: typeof UNDERWRITING | typeof COMPLIANCE): Pool {
  const query = async (...asked: unknown[]): Promise<unknown> =>
    transaction(pool, async (client) => {
      await client.query(`set local role ${role}`);
      return (client.query as (...args: unknown[]) => Promise<unknown>).apply(client, asked);
    });
  return Object.assign(Object.create(pool) as Pool, { query });
}
