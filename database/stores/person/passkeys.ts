import type { PasskeyRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

export async function passkeysOf(on: Queryable, identityUuid: string): Promise<PasskeyRow[]> {
  const { rows } = await on.query('SELECT * FROM passkey WHERE identity_uuid = $1 ORDER BY created_at, uuid', [identityUuid]);
  return rows as PasskeyRow[];
}

/** The passkey with a credential id, on the host it was made for; locked, because its counter is about to change. */
export async function passkeyByCredential(on: Queryable, credentialId: string, host: string): Promise<PasskeyRow | undefined> {
  const { rows } = await on.query('SELECT * FROM passkey WHERE credential_id = $1 AND host = $2 FOR UPDATE', [credentialId, host]);
  return rows[0] as PasskeyRow | undefined;
}

/** Adds a passkey; false when it is known already. */
export async function addPasskey(on: Queryable, row: PasskeyRow): Promise<boolean> {
  const { rowCount } = await on.query(
    `INSERT INTO passkey (uuid, credential_id, identity_uuid, host, public_key, counter, transports, name, created_at, last_used_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (credential_id) DO NOTHING`,
    [
      row.uuid,
      row.credential_id,
      row.identity_uuid,
      row.host,
      row.public_key,
      row.counter,
      row.transports,
      row.name,
      row.created_at,
      row.last_used_at,
    ],
  );
  return rowCount === 1;
}

export async function notePasskeyUsed(on: Queryable, uuid: string, counter: number, now: Date): Promise<void> {
  await on.query('UPDATE passkey SET counter = $2, last_used_at = $3 WHERE uuid = $1', [uuid, counter, now]);
}

/** Names a person's passkey; false when it is not theirs. */
export async function renamePasskey(on: Queryable, identityUuid: string, uuid: string, name: string): Promise<boolean> {
  return (await on.query('UPDATE passkey SET name = $3 WHERE uuid = $1 AND identity_uuid = $2', [uuid, identityUuid, name])).rowCount === 1;
}

/** Removes a person's passkey; false when it is not theirs. */
export async function removePasskey(on: Queryable, identityUuid: string, uuid: string): Promise<boolean> {
  return (await on.query('DELETE FROM passkey WHERE uuid = $1 AND identity_uuid = $2', [uuid, identityUuid])).rowCount === 1;
}

/** Stores a challenge; `identityUuid` null for a sign-in. */
export async function addPasskeyChallenge(on: Queryable, challenge: string, identityUuid: string | null, expiresAt: Date): Promise<void> {
  await on.query('INSERT INTO passkey_challenge (challenge, identity_uuid, expires_at) VALUES ($1, $2, $3)', [
    challenge,
    identityUuid,
    expiresAt,
  ]);
}

/** Takes a challenge, once; false when it is unknown, too old, or another person's. */
export async function takePasskeyChallenge(on: Queryable, challenge: string, identityUuid: string | null, now: Date): Promise<boolean> {
  const { rowCount } = await on.query(
    'DELETE FROM passkey_challenge WHERE challenge = $1 AND identity_uuid IS NOT DISTINCT FROM $2::uuid AND expires_at > $3',
    [challenge, identityUuid, now],
  );
  return rowCount === 1;
}
