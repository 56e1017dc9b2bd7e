import type { Queryable } from '../../transaction.ts';
import type { BrokerLoginRow, BrokerSessionRow } from '../../generated/rows.ts';

export async function addBrokerLogin(on: Queryable, row: BrokerLoginRow): Promise<void> {
  await on.query(
    'INSERT INTO broker_login (state_hash, browser_hash, realm, organization_code, sealed, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [row.state_hash, row.browser_hash, row.realm, row.organization_code, row.sealed, row.expires_at],
  );
}

/** Removes a pending sign-in and returns it, once. Undefined when it has expired, or began in another browser. */
export async function consumeBrokerLogin(
  on: Queryable,
  stateHash: Buffer,
  browserHash: Buffer,
  now: Date,
): Promise<BrokerLoginRow | undefined> {
  const { rows } = await on.query(
    'DELETE FROM broker_login WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > $3 RETURNING state_hash, browser_hash, realm, organization_code, sealed, expires_at',
    [stateHash, browserHash, now],
  );
  return rows[0] as BrokerLoginRow | undefined;
}

export async function addHandoff(on: Queryable, secretHash: Buffer, sessionUuid: string, expiresAt: Date): Promise<void> {
  await on.query('INSERT INTO broker_handoff (secret_hash, session_uuid, expires_at) VALUES ($1, $2, $3)', [
    secretHash,
    sessionUuid,
    expiresAt,
  ]);
}

/** The session to be fetched with a secret, once. */
export async function consumeHandoff(on: Queryable, secretHash: Buffer, now: Date): Promise<string | undefined> {
  const { rows } = await on.query('DELETE FROM broker_handoff WHERE secret_hash = $1 AND expires_at > $2 RETURNING session_uuid', [
    secretHash,
    now,
  ]);
  return (rows[0] as { session_uuid: string } | undefined)?.session_uuid;
}

/** Remembers the proof a session was opened with; of the embedded broker also its session and grant, which end with it. */
export async function addBrokerSession(on: Queryable, row: BrokerSessionRow): Promise<void> {
  await on.query('INSERT INTO broker_session (session_uuid, sealed_id_token, oidc_uid, grant_hash) VALUES ($1, $2, $3, $4)', [
    row.session_uuid,
    row.sealed_id_token,
    row.oidc_uid,
    row.grant_hash,
  ]);
}

export async function idTokenOf(on: Queryable, sessionUuid: string): Promise<Buffer | undefined> {
  const { rows } = await on.query('SELECT sealed_id_token FROM broker_session WHERE session_uuid = $1', [sessionUuid]);
  return (rows[0] as { sealed_id_token: Buffer } | undefined)?.sealed_id_token;
}

/** The identity of an OpenID provider's subject. */
export async function linkedIdentity(on: Queryable, issuer: string, subject: string): Promise<string | undefined> {
  const { rows } = await on.query('SELECT identity_uuid FROM identity_link WHERE issuer = $1 AND subject = $2', [issuer, subject]);
  return (rows[0] as { identity_uuid: string } | undefined)?.identity_uuid;
}

/** Links a subject to an identity; the first link wins. */
export async function linkIdentity(on: Queryable, issuer: string, subject: string, identityUuid: string, now: Date): Promise<void> {
  await on.query('INSERT INTO identity_link (issuer, subject, identity_uuid, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
    issuer,
    subject,
    identityUuid,
    now,
  ]);
}

/** Deletes unfinished sign-ins and resets, and expired records of the embedded identity broker; answers how many. */
export async function sweepBroker(on: Queryable, now: Date): Promise<number> {
  let dropped = 0;
  for (const table of ['broker_login', 'broker_handoff', 'oidc_record', 'password_reset'])
    dropped += (await on.query(`DELETE FROM ${table} WHERE expires_at < $1`, [now])).rowCount ?? 0;
  return dropped;
}
