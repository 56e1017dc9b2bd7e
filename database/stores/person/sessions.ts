import type { Pool } from 'pg';
import type { Queryable } from '../../transaction.ts';
import type { SessionRow } from '../../generated/rows.ts';

/** Where a session was opened or a consent given from. */
export type ClientInfo = { readonly ip: string; readonly userAgent: string };

/** Read on every signed-in request, so it is a prepared statement. */
const BY_UUID = {
  name: 'session-by-uuid',
  text: 'SELECT * FROM session WHERE uuid = $1',
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function sessionByUuid(pool: Pool, uuid: string): Promise<SessionRow | undefined> {
  if (!UUID.test(uuid)) return undefined;
  const { rows } = await pool.query<SessionRow>({ ...BY_UUID, values: [uuid] });
  return rows[0];
}

export async function addSession(on: Queryable, row: SessionRow): Promise<void> {
  await on.query(
    `INSERT INTO session (uuid, identity_uuid, created_at, expires_at, revoked_at, ip, user_agent, authenticated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [row.uuid, row.identity_uuid, row.created_at, row.expires_at, row.revoked_at, row.ip, row.user_agent, row.authenticated_at],
  );
}

/** Notes that the person of a session has just proved who they are. */
export async function noteAuthenticated(on: Queryable, uuid: string, now: Date): Promise<void> {
  await on.query('UPDATE session SET authenticated_at = $2 WHERE uuid = $1', [uuid, now]);
}

/** Ends, at the embedded broker, the session and grant that a session was opened by: they would open the next one without a password. */
async function endAtBroker(on: Queryable, sessionUuid: string): Promise<void> {
  await on.query(
    `DELETE FROM oidc_record r USING broker_session b
      WHERE b.session_uuid = $1
        AND (r.kind = 'Session' AND r.uid = b.oidc_uid OR r.grant_hash = b.grant_hash OR r.kind = 'Grant' AND r.id_hash = b.grant_hash)`,
    [sessionUuid],
  );
}

/**
 * Ends everything the embedded broker holds of an identity: sessions, grants, codes, sign-ins that only have to return. Comes before the
 * identity's sessions end: a sign-in that holds its record (lockOidcSession) is waited for, and the session it opened ends with the others.
 */
async function endAllAtBroker(on: Queryable, identityUuid: string): Promise<void> {
  await on.query('DELETE FROM oidc_record WHERE identity_uuid = $1', [identityUuid]);
}

/** Ends one session, here and at the embedded broker; its tokens are refused from the next request on. */
export async function revokeSession(on: Queryable, uuid: string, now: Date): Promise<void> {
  await endAtBroker(on, uuid);
  await on.query('UPDATE session SET revoked_at = $2 WHERE uuid = $1 AND revoked_at IS NULL', [uuid, now]);
}

/** Ends every session of an identity, here and at the embedded broker (sign out everywhere, a changed password); answers how many here. */
export async function revokeSessionsOf(on: Queryable, identityUuid: string, now: Date): Promise<number> {
  await endAllAtBroker(on, identityUuid);
  const { rowCount } = await on.query('UPDATE session SET revoked_at = $2 WHERE identity_uuid = $1 AND revoked_at IS NULL', [
    identityUuid,
    now,
  ]);
  return rowCount ?? 0;
}

/** Ends every other session of an identity, and all at the embedded broker (a changed password). */
export async function revokeOtherSessions(on: Queryable, identityUuid: string, kept: string, now: Date): Promise<void> {
  await endAllAtBroker(on, identityUuid);
  await on.query('UPDATE session SET revoked_at = $3 WHERE identity_uuid = $1 AND uuid <> $2 AND revoked_at IS NULL', [
    identityUuid,
    kept,
    now,
  ]);
}

/** The active sessions of an identity, newest first. */
export async function activeSessions(on: Queryable, identityUuid: string, now: Date): Promise<SessionRow[]> {
  const { rows } = await on.query(
    `SELECT * FROM session
      WHERE identity_uuid = $1 AND revoked_at IS NULL AND expires_at > $2 ORDER BY created_at DESC, uuid DESC`,
    [identityUuid, now],
  );
  return rows as SessionRow[];
}

/** Ends a session if it belongs to this identity; answers whether it does. */
export async function revokeOwnSession(on: Queryable, identityUuid: string, uuid: string, now: Date): Promise<boolean> {
  const { rowCount } = await on.query('UPDATE session SET revoked_at = coalesce(revoked_at, $3) WHERE uuid = $1 AND identity_uuid = $2', [
    uuid,
    identityUuid,
    now,
  ]);
  if (rowCount === 1) await endAtBroker(on, uuid);
  return rowCount === 1;
}

/** The browsers of an identity's sessions in the last ninety days, each once, as they name themselves. */
export async function userAgentsOf(on: Queryable, identityUuid: string, now: Date): Promise<string[]> {
  const { rows } = await on.query(
    "SELECT DISTINCT user_agent FROM session WHERE identity_uuid = $1 AND created_at > $2::timestamptz - interval '90 days'",
    [identityUuid, now],
  );
  return rows.map((row) => row['user_agent'] as string);
}

/** Whether an account has signed in from an IP address in the last ninety days: a stranger's failed attempts must not lock it out there. */
export async function isKnownIp(on: Queryable, emailKey: string, ip: string, now: Date): Promise<boolean> {
  const { rows } = await on.query(
    "SELECT 1 FROM session s JOIN identity i ON i.uuid = s.identity_uuid WHERE i.email_key = $1 AND s.ip = $2 AND s.created_at > $3::timestamptz - interval '90 days' LIMIT 1",
    [emailKey, ip, now],
  );
  return rows.length > 0;
}

/** Deletes sessions that ended more than ninety days ago; answers how many. */
export async function sweepSessions(on: Queryable, now: Date): Promise<number> {
  const { rowCount } = await on.query("DELETE FROM session WHERE expires_at < $1::timestamptz - interval '90 days'", [now]);
  return rowCount ?? 0;
}
