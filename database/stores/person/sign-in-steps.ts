import type { SignInChallengeRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** Stores what stands between a right password and a session. */
export async function addChallenge(on: Queryable, row: SignInChallengeRow): Promise<void> {
  await on.query('INSERT INTO sign_in_challenge (secret_hash, identity_uuid, needs, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)', [
    row.secret_hash,
    row.identity_uuid,
    row.needs,
    row.created_at,
    row.expires_at,
  ]);
}

/** A valid challenge of a kind; undefined when it has expired, was used, or the password has changed since. Locked until the transaction ends. */
export async function validChallenge(
  on: Queryable,
  secretHash: Buffer,
  needs: SignInChallengeRow['needs'],
  now: Date,
): Promise<SignInChallengeRow | undefined> {
  const { rows } = await on.query('SELECT * FROM sign_in_challenge WHERE secret_hash = $1 AND needs = $2 AND expires_at > $3 FOR UPDATE', [
    secretHash,
    needs,
    now,
  ]);
  return rows[0] as SignInChallengeRow | undefined;
}

/** Ends one challenge. */
export async function endChallenge(on: Queryable, secretHash: Buffer): Promise<void> {
  await on.query('DELETE FROM sign_in_challenge WHERE secret_hash = $1', [secretHash]);
}

/** A new password, or two-step sign-in switched on or off: sign-ins under way begin anew, and every device is asked for a code again. */
export async function forgetSignIns(on: Queryable, identityUuid: string): Promise<void> {
  await on.query('DELETE FROM sign_in_challenge WHERE identity_uuid = $1', [identityUuid]);
  await on.query('DELETE FROM remembered_device WHERE identity_uuid = $1', [identityUuid]);
}

export async function rememberDevice(on: Queryable, secretHash: Buffer, identityUuid: string, expiresAt: Date): Promise<void> {
  await on.query(
    `INSERT INTO remembered_device (secret_hash, identity_uuid, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (secret_hash, identity_uuid) DO UPDATE SET expires_at = EXCLUDED.expires_at`,
    [secretHash, identityUuid, expiresAt],
  );
}

export async function isRemembered(on: Queryable, secretHash: Buffer, identityUuid: string, now: Date): Promise<boolean> {
  const { rowCount } = await on.query('SELECT 1 FROM remembered_device WHERE secret_hash = $1 AND identity_uuid = $2 AND expires_at > $3', [
    secretHash,
    identityUuid,
    now,
  ]);
  return rowCount === 1;
}

/** Deletes what has expired; answers how many rows. */
export async function sweepSignInSteps(on: Queryable, now: Date): Promise<number> {
  let swept = 0;
  for (const table of ['sign_in_challenge', 'remembered_device', 'passkey_challenge'])
    swept += (await on.query(`DELETE FROM ${table} WHERE expires_at < $1`, [now])).rowCount ?? 0;
  return swept;
}
