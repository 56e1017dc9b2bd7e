import { PRESENCE_LOCK } from '../../listener.ts';
import type { Connection } from '../application/application.ts';
import type { IdempotencyKeyRow } from '../../generated/rows.ts';

/** How long a key's response is stored, and how long a claim is valid when its process cannot be checked. */
const KEPT = '24 hours';
const CLAIM = '30 seconds';

/** A key with its owner, and the claim on it. */
export type KeyClaim = { readonly scope: string; readonly key: string; readonly claim: string };

/**
 * Claims a key for one run of its work; false when it has a response already or its work still runs. A claim is taken over when it has
 * expired or its process has exited: the presence lock `claimedBy` is free.
 */
export async function claimKey(
  on: Connection,
  { scope, key, claim }: KeyClaim,
  bodyHash: Buffer,
  claimedBy: number | null,
): Promise<boolean> {
  const { rowCount } = await on.query({
    name: 'idempotency-claim',
    text: `INSERT INTO idempotency_key AS k (scope, key, body_hash, state, claim, claimed_until, expires_at, claimed_by)
     VALUES ($1, $2, $3, 'running', $4, clock_timestamp() + $5::interval, clock_timestamp() + $6::interval, $7)
     ON CONFLICT (scope, key) DO UPDATE
       SET body_hash = excluded.body_hash, state = 'running', claim = excluded.claim, claimed_until = excluded.claimed_until,
           claimed_by = excluded.claimed_by, expires_at = excluded.expires_at, status = NULL, content_type = NULL, answer = NULL
       WHERE k.expires_at < clock_timestamp()
          OR (k.state = 'running' AND k.body_hash = excluded.body_hash
              AND (k.claimed_until < clock_timestamp() OR pg_try_advisory_xact_lock_shared($8, k.claimed_by)))
     RETURNING claim`,
    values: [scope, key, bodyHash, claim, CLAIM, KEPT, claimedBy, PRESENCE_LOCK],
  });
  return rowCount !== 0;
}

/** Releases a claimed key without a response: the next request with it runs the work again. */
export async function releaseKey(on: Connection, { scope, key, claim }: KeyClaim): Promise<void> {
  await on.query('DELETE FROM idempotency_key WHERE scope = $1 AND key = $2 AND claim = $3', [scope, key, claim]);
}

/** Stores the encrypted response of a claimed key; nothing when another run has taken over the claim. */
export async function answerKey(
  on: Connection,
  { scope, key, claim }: KeyClaim,
  answer: { readonly status: number; readonly contentType: string; readonly sealed: Buffer },
): Promise<void> {
  await on.query({
    name: 'idempotency-answer',
    text: `UPDATE idempotency_key SET state = 'done', status = $4, content_type = $5, answer = $6 WHERE scope = $1 AND key = $2 AND claim = $3`,
    values: [scope, key, claim, answer.status, answer.contentType, answer.sealed],
  });
}

export async function keyRow(on: Connection, scope: string, key: string): Promise<IdempotencyKeyRow | undefined> {
  const { rows } = await on.query<IdempotencyKeyRow>('SELECT * FROM idempotency_key WHERE scope = $1 AND key = $2', [scope, key]);
  return rows[0];
}

/** Deletes keys older than a day. */
export async function deleteExpiredKeys(on: Connection): Promise<void> {
  await on.query('DELETE FROM idempotency_key WHERE expires_at < clock_timestamp()');
}
