import type { Queryable } from '../../transaction.ts';
import type { IdentityAliasRow, IdentityRow } from '../../generated/rows.ts';

/** One account per address, case-insensitive. Characters that only look alike stay apart: NFKC would make one address of `ⓐda@…` and `ada@…`. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

export type NewIdentity = {
  readonly uuid: string;
  readonly organizationCode: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly isBroker?: boolean;
  /** The address is proved: by an invitation that was mailed there, or the word of an identity provider. */
  readonly emailProved?: boolean;
};

/** Adds an account; false when the address has one. Decided by the database, so that of two concurrent requests one fails. */
export async function addIdentity(
  on: Queryable,
  { uuid, organizationCode, email, passwordHash, isBroker = false, emailProved = false }: NewIdentity,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `INSERT INTO identity (uuid, organization_code, email, email_key, password_hash, password_changed_at, is_broker, created_at, updated_at, email_verified_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $6, $6, CASE WHEN $8 THEN $6::timestamptz END) ON CONFLICT (email_key) DO NOTHING`,
    [uuid, organizationCode, email, emailKey(email), passwordHash, now, isBroker, emailProved],
  );
  return rowCount === 1;
}

export async function identityByEmail(on: Queryable, email: string): Promise<IdentityRow | undefined> {
  const { rows } = await on.query('SELECT * FROM identity WHERE email_key = $1', [emailKey(email)]);
  return rows[0] as IdentityRow | undefined;
}

export async function identityByUuid(on: Queryable, uuid: string): Promise<IdentityRow | undefined> {
  const { rows } = await on.query('SELECT * FROM identity WHERE uuid = $1', [uuid]);
  return rows[0] as IdentityRow | undefined;
}

/** Notes that an address was proved; the first time counts, and an address that the account no longer has is not. */
export async function markEmailProved(on: Queryable, identityUuid: string, email: string, now: Date): Promise<void> {
  await on.query(
    'UPDATE identity SET email_verified_at = $3, updated_at = $3 WHERE uuid = $1 AND email_key = $2 AND email_verified_at IS NULL',
    [identityUuid, emailKey(email), now],
  );
}

/**
 * Gives an account another address, with which links that were mailed to the earlier one end; false when the address has an account. `provedAt`: when its
 * owner proved it; null where staff changed it on request, and it is proved at the next sign-in.
 */
export async function changeEmail(
  on: Queryable,
  identityUuid: string,
  email: string,
  now: Date,
  provedAt: Date | null = now,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `UPDATE identity SET email = $2, email_key = $3, email_verified_at = $5, updated_at = $4
      WHERE uuid = $1 AND NOT EXISTS (SELECT 1 FROM identity other WHERE other.email_key = $3 AND other.uuid <> $1)`,
    [identityUuid, email, emailKey(email), now, provedAt],
  );
  if (rowCount === 1) await on.query('DELETE FROM password_reset WHERE identity_uuid = $1', [identityUuid]);
  return rowCount === 1;
}

export async function aliasesOf(on: Queryable, identityUuid: string): Promise<IdentityAliasRow[]> {
  const { rows } = await on.query('SELECT identity_uuid, type, value FROM identity_alias WHERE identity_uuid = $1 ORDER BY type', [
    identityUuid,
  ]);
  return rows as IdentityAliasRow[];
}

export async function putAlias(on: Queryable, { identity_uuid, type, value }: IdentityAliasRow): Promise<void> {
  await on.query(
    'INSERT INTO identity_alias (identity_uuid, type, value) VALUES ($1, $2, $3) ON CONFLICT (identity_uuid, type) DO UPDATE SET value = EXCLUDED.value',
    [identity_uuid, type, value],
  );
}

/** Replaces the password's hash. With `proved`, the hash that the old password matched, only while it is still stored; false when another has replaced it. */
export async function putPasswordHash(
  on: Queryable,
  identityUuid: string,
  passwordHash: string,
  now: Date,
  proved: string | null = null,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `UPDATE identity SET password_hash = $2, password_changed_at = $3, updated_at = $3, password_expired_at = NULL
      WHERE uuid = $1 AND ($4::text IS NULL OR password_hash = $4)`,
    [identityUuid, passwordHash, now, proved],
  );
  return rowCount === 1;
}

/** Expires the password of an account: the next sign-in by password asks for a new one. */
export async function expirePassword(on: Queryable, identityUuid: string, now: Date): Promise<IdentityRow | undefined> {
  const { rows } = await on.query('UPDATE identity SET password_expired_at = $2, updated_at = $2 WHERE uuid = $1 RETURNING *', [
    identityUuid,
    now,
  ]);
  return rows[0] as IdentityRow | undefined;
}

/**
 * Whether the hash that a password matched is still stored. Until the transaction ends no other can replace it, so what begins in it is seen, and ended,
 * by a change of the password.
 */
export async function holdPassword(on: Queryable, identityUuid: string, proved: string): Promise<boolean> {
  const { rowCount } = await on.query('SELECT 1 FROM identity WHERE uuid = $1 AND password_hash = $2 FOR SHARE', [identityUuid, proved]);
  return rowCount === 1;
}
