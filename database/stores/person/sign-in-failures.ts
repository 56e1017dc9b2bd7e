import { createHash } from 'node:crypto';
import type { Queryable } from '../../transaction.ts';

const hashOf = (account: string): Buffer => createHash('sha256').update(`sign-in failures\0${account}`).digest();

/** Counts a password about to be checked as wrong; answers how many were wrong in a row, with it. `account`: an email key. */
export async function countSignInFailure(on: Queryable, account: string, fromKnownIp: boolean, now: Date): Promise<number> {
  const { rows } = await on.query(
    `INSERT INTO sign_in_failure AS f (account_hash, from_known_ip, failures, last_at) VALUES ($1, $2, 1, $3)
     ON CONFLICT (account_hash, from_known_ip) DO UPDATE SET failures = f.failures + 1, last_at = EXCLUDED.last_at RETURNING failures`,
    [hashOf(account), fromKnownIp, now],
  );
  return Number(rows[0]?.['failures']);
}

/** Begins the count anew: the password was right, or there is a new one. */
export async function forgetSignInFailures(on: Queryable, account: string): Promise<void> {
  await on.query('DELETE FROM sign_in_failure WHERE account_hash = $1', [hashOf(account)]);
}

/** Deletes counts of addresses nobody has tried for ninety days; answers how many. */
export async function sweepSignInFailures(on: Queryable, now: Date): Promise<number> {
  return (await on.query("DELETE FROM sign_in_failure WHERE last_at < $1::timestamptz - interval '90 days'", [now])).rowCount ?? 0;
}
