import type { Queryable } from '../../transaction.ts';

/**
 * Stores the hash of a reset token. Earlier tokens stay valid: otherwise a stranger who asks for another email takes the link out of the owner's hands.
 * Nothing is stored without an identity; the statements are the same (quality S9).
 */
export async function savePasswordReset(
  on: Queryable,
  { secretHash, identityUuid, now, expiresAt }: { secretHash: Buffer; identityUuid: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await on.query('DELETE FROM password_reset WHERE identity_uuid = $1 AND expires_at <= $2', [identityUuid, now]);
  await on.query(
    'INSERT INTO password_reset (secret_hash, identity_uuid, expires_at) SELECT $1::bytea, $2::uuid, $3 WHERE $2::uuid IS NOT NULL',
    [secretHash, identityUuid, expiresAt],
  );
}

/** The identity whose password a token may set; once, and with it every other token of the identity ends. */
export async function consumePasswordReset(on: Queryable, secretHash: Buffer, now: Date): Promise<string | undefined> {
  const { rows } = await on.query(
    `DELETE FROM password_reset WHERE identity_uuid = (SELECT identity_uuid FROM password_reset WHERE secret_hash = $1 AND expires_at > $2 FOR UPDATE)
      RETURNING identity_uuid`,
    [secretHash, now],
  );
  return (rows[0] as { identity_uuid: string } | undefined)?.identity_uuid;
}
