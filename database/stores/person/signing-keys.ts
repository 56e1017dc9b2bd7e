import type { Queryable } from '../../transaction.ts';
import type { SigningKeyRow } from '../../generated/rows.ts';

export async function newestSigningKey(on: Queryable): Promise<SigningKeyRow | undefined> {
  const { rows } = await on.query(
    'SELECT kid, algorithm, public_jwk, sealed_private, created_at FROM signing_key ORDER BY created_at DESC LIMIT 1',
  );
  return rows[0] as SigningKeyRow | undefined;
}

export async function signingKeyByKid(on: Queryable, kid: string): Promise<SigningKeyRow | undefined> {
  const { rows } = await on.query('SELECT kid, algorithm, public_jwk, sealed_private, created_at FROM signing_key WHERE kid = $1', [kid]);
  return rows[0] as SigningKeyRow | undefined;
}

export async function addSigningKey(on: Queryable, row: SigningKeyRow): Promise<void> {
  await on.query('INSERT INTO signing_key (kid, algorithm, public_jwk, sealed_private, created_at) VALUES ($1, $2, $3, $4, $5)', [
    row.kid,
    row.algorithm,
    JSON.stringify(row.public_jwk),
    row.sealed_private,
    row.created_at,
  ]);
}

/** Locks the search for, and creation of, a signing key until the transaction ends. */
export async function lockSigningKeys(client: Queryable): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('signing_key'))");
}
