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
};

/** Adds an account; false when the address has one. Decided by the database, so that of two concurrent requests one fails. */
export async function addIdentity(
  on: Queryable,
  { uuid, organizationCode, email, passwordHash, isBroker = false }: NewIdentity,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `INSERT INTO identity (uuid, organization_code, email, email_key, password_hash, password_changed_at, is_broker, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $6, $6) ON CONFLICT (email_key) DO NOTHING`,
    [uuid, organizationCode, email, emailKey(email), passwordHash, now, isBroker],
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
    `UPDATE identity SET password_hash = $2, password_changed_at = $3, updated_at = $3
      WHERE uuid = $1 AND ($4::text IS NULL OR password_hash = $4)`,
    [identityUuid, passwordHash, now, proved],
  );
  return rowCount === 1;
}

/**
 * Whether the hash that a password matched is still stored. Until the transaction ends no other can replace it, so what begins in it is seen, and ended,
 * by a change of the password.
 */
export async function holdPassword(on: Queryable, identityUuid: string, proved: string): Promise<boolean> {
  const { rowCount } = await on.query('SELECT 1 FROM identity WHERE uuid = $1 AND password_hash = $2 FOR SHARE', [identityUuid, proved]);
  return rowCount === 1;
}
