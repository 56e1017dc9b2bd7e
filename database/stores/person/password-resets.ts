import type { Queryable } from '../../transaction.ts';

/** Stores the hash of a reset token; earlier tokens become invalid. */
export async function savePasswordReset(on: Queryable, secretHash: Buffer, identityUuid: string, expiresAt: Date): Promise<void> {
  await on.query('DELETE FROM password_reset WHERE identity_uuid = $1', [identityUuid]);
  await on.query('INSERT INTO password_reset (secret_hash, identity_uuid, expires_at) VALUES ($1, $2, $3)', [
    secretHash,
    identityUuid,
    expiresAt,
  ]);
}

/** The identity whose password a token may set; once. */
export async function consumePasswordReset(on: Queryable, secretHash: Buffer, now: Date): Promise<string | undefined> {
  const { rows } = await on.query('DELETE FROM password_reset WHERE secret_hash = $1 AND expires_at > $2 RETURNING identity_uuid', [
    secretHash,
    now,
  ]);
  return (rows[0] as { identity_uuid: string } | undefined)?.identity_uuid;
}
