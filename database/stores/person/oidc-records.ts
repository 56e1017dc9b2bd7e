import type { Queryable } from '../../transaction.ts';
import type { OidcKeyRow, OidcRecordRow } from '../../generated/rows.ts';

const COLUMNS = 'kind, id_hash, uid, grant_hash, identity_uuid, sealed, consumed_at, expires_at';

export async function putOidcRecord(on: Queryable, row: Omit<OidcRecordRow, 'consumed_at'>): Promise<void> {
  await on.query(
    `INSERT INTO oidc_record (kind, id_hash, uid, grant_hash, identity_uuid, sealed, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (kind, id_hash) DO UPDATE SET uid = EXCLUDED.uid, grant_hash = EXCLUDED.grant_hash, identity_uuid = EXCLUDED.identity_uuid,
       sealed = EXCLUDED.sealed, expires_at = EXCLUDED.expires_at`,
    [row.kind, row.id_hash, row.uid, row.grant_hash, row.identity_uuid, row.sealed, row.expires_at],
  );
}

export async function oidcRecord(on: Queryable, kind: string, idHash: Buffer): Promise<OidcRecordRow | undefined> {
  const { rows } = await on.query(`SELECT ${COLUMNS} FROM oidc_record WHERE kind = $1 AND id_hash = $2`, [kind, idHash]);
  return rows[0] as OidcRecordRow | undefined;
}

export async function oidcRecordByUid(on: Queryable, kind: string, uid: string): Promise<OidcRecordRow | undefined> {
  const { rows } = await on.query(`SELECT ${COLUMNS} FROM oidc_record WHERE kind = $1 AND uid = $2`, [kind, uid]);
  return rows[0] as OidcRecordRow | undefined;
}

export async function consumeOidcRecord(on: Queryable, kind: string, idHash: Buffer, now: Date): Promise<void> {
  await on.query('UPDATE oidc_record SET consumed_at = $3 WHERE kind = $1 AND id_hash = $2', [kind, idHash, now]);
}

export async function dropOidcRecord(on: Queryable, kind: string, idHash: Buffer): Promise<void> {
  await on.query('DELETE FROM oidc_record WHERE kind = $1 AND id_hash = $2', [kind, idHash]);
}

export async function dropOidcGrant(on: Queryable, grantHash: Buffer): Promise<void> {
  await on.query('DELETE FROM oidc_record WHERE grant_hash = $1', [grantHash]);
}

/** Whether a session of the embedded broker still exists. Locked until the transaction ends, so that it cannot end while a session is opened by it. */
export async function lockOidcSession(client: Queryable, uid: string): Promise<boolean> {
  return (await client.query("SELECT 1 FROM oidc_record WHERE kind = 'Session' AND uid = $1 FOR UPDATE", [uid])).rowCount === 1;
}

/** The sessions that a session of the embedded broker opened here, and how many of them were ended by their owner. */
export async function openedByOidcSession(on: Queryable, uid: string): Promise<{ readonly opened: number; readonly ended: number }> {
  const { rows } = await on.query(
    `SELECT count(*)::int AS opened, count(s.revoked_at)::int AS ended
       FROM broker_session b JOIN session s ON s.uuid = b.session_uuid WHERE b.oidc_uid = $1`,
    [uid],
  );
  return rows[0] as { opened: number; ended: number };
}

/** The keys of the embedded identity broker, the signing one first. */
export async function oidcKeys(on: Queryable): Promise<OidcKeyRow[]> {
  return (await on.query('SELECT kid, sealed_private, created_at FROM oidc_key ORDER BY created_at DESC')).rows as OidcKeyRow[];
}

export async function addOidcKey(on: Queryable, row: OidcKeyRow): Promise<void> {
  await on.query('INSERT INTO oidc_key (kid, sealed_private, created_at) VALUES ($1, $2, $3)', [
    row.kid,
    row.sealed_private,
    row.created_at,
  ]);
}

/** Locks the search for, and creation of, a key of the embedded identity broker until the transaction ends. */
export async function lockOidcKeys(client: Queryable): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('oidc_key'))");
}
