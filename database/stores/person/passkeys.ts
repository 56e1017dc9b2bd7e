import type { PasskeyRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** Whose a passkey is: a borrower's account, or a member of a lender's staff. One of the one is never found for the other. */
export type PasskeyRealm = 'BORROWER' | 'STAFF';
export type PasskeyOwner = { readonly realm: PasskeyRealm; readonly uuid: string };
/** Who signs a challenge; `uuid` null for a sign-in, where nobody is known yet. */
export type PasskeySigner = { readonly realm: PasskeyRealm; readonly uuid: string | null };

/** The column that names the owners of a realm. */
const COLUMN = { BORROWER: 'identity_uuid', STAFF: 'staff_uuid' } as const satisfies Record<PasskeyRealm, keyof PasskeyRow>;

export async function passkeysOf(on: Queryable, { realm, uuid }: PasskeyOwner): Promise<PasskeyRow[]> {
  const { rows } = await on.query(`SELECT * FROM passkey WHERE ${COLUMN[realm]} = $1 ORDER BY created_at, uuid`, [uuid]);
  return rows as PasskeyRow[];
}

export type FoundPasskey = PasskeyRow & { readonly ownerUuid: string };

/** The passkey of a realm with a credential id, on the host it was made for, and its owner; locked, because its counter is about to change. */
export async function passkeyByCredential(
  on: Queryable,
  realm: PasskeyRealm,
  credentialId: string,
  host: string,
): Promise<FoundPasskey | undefined> {
  const { rows } = await on.query(
    `SELECT passkey.*, ${COLUMN[realm]} AS "ownerUuid" FROM passkey
      WHERE credential_id = $1 AND host = $2 AND ${COLUMN[realm]} IS NOT NULL FOR UPDATE`,
    [credentialId, host],
  );
  return rows[0] as FoundPasskey | undefined;
}

/** Adds a passkey; false when it is known already, in either realm. */
export async function addPasskey(
  on: Queryable,
  owner: PasskeyOwner,
  row: Omit<PasskeyRow, 'identity_uuid' | 'staff_uuid'>,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `INSERT INTO passkey (uuid, credential_id, ${COLUMN[owner.realm]}, host, public_key, counter, transports, name, created_at, last_used_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (credential_id) DO NOTHING`,
    [
      row.uuid,
      row.credential_id,
      owner.uuid,
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
export async function renamePasskey(on: Queryable, { realm, uuid }: PasskeyOwner, passkeyUuid: string, name: string): Promise<boolean> {
  const { rowCount } = await on.query(`UPDATE passkey SET name = $3 WHERE uuid = $1 AND ${COLUMN[realm]} = $2`, [passkeyUuid, uuid, name]);
  return rowCount === 1;
}

/** Removes a person's passkey; false when it is not theirs. */
export async function removePasskey(on: Queryable, { realm, uuid }: PasskeyOwner, passkeyUuid: string): Promise<boolean> {
  return (await on.query(`DELETE FROM passkey WHERE uuid = $1 AND ${COLUMN[realm]} = $2`, [passkeyUuid, uuid])).rowCount === 1;
}

/** Removes every passkey of a person, and the challenges for another. */
export async function removePasskeysOf(on: Queryable, { realm, uuid }: PasskeyOwner): Promise<void> {
  for (const table of ['passkey', 'passkey_challenge']) await on.query(`DELETE FROM ${table} WHERE ${COLUMN[realm]} = $1`, [uuid]);
}

export async function addPasskeyChallenge(
  on: Queryable,
  challenge: string,
  { realm, uuid }: PasskeySigner,
  expiresAt: Date,
): Promise<void> {
  await on.query(`INSERT INTO passkey_challenge (challenge, realm, ${COLUMN[realm]}, expires_at) VALUES ($1, $2, $3, $4)`, [
    challenge,
    realm,
    uuid,
    expiresAt,
  ]);
}

/** Takes a challenge, once; false when it is unknown, too old, of the other realm, or another person's. */
export async function takePasskeyChallenge(on: Queryable, challenge: string, { realm, uuid }: PasskeySigner, now: Date): Promise<boolean> {
  const { rowCount } = await on.query(
    `DELETE FROM passkey_challenge WHERE challenge = $1 AND realm = $2 AND ${COLUMN[realm]} IS NOT DISTINCT FROM $3::uuid AND expires_at > $4`,
    [challenge, realm, uuid, now],
  );
  return rowCount === 1;
}
