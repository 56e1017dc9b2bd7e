import type { Authority } from '@hearthline/contract/desk/authority.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { v7 } from 'uuid';
import type { Queryable } from '../../transaction.ts';
import type { ClientInfo } from '../person/sessions.ts';

/** An open session at /desk and whose it is; `isWhole` once the second step was done. */
export type StaffSession = {
  readonly sessionId: string;
  readonly staffUuid: string;
  readonly organization: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Null where nobody has set one. */
  readonly authority: Authority | null;
  readonly isWhole: boolean;
  readonly seenAt: Date;
  readonly expiresAt: Date;
};

/** Read on every request of /desk, so it is a prepared statement. */
const BY_SECRET = {
  name: 'staff-session',
  text: `select s.uuid as "sessionId", m.uuid as "staffUuid", m.organization_code as organization, m.name, m.email, m.role, m.authority,
      s.second_step_at is not null as "isWhole", s.seen_at as "seenAt", s.expires_at as "expiresAt"
    from staff_session s join staff_member m on m.uuid = s.staff_uuid
    where s.secret_hash = $1 and s.revoked_at is null and s.expires_at > $2 and s.seen_at > $3 and m.suspended_at is null`,
};

/** The session of a secret that is open at `now` and was used after `idleSince`. */
export async function staffSession(on: Queryable, secretHash: Buffer, now: Date, idleSince: Date): Promise<StaffSession | undefined> {
  return (await on.query({ ...BY_SECRET, values: [secretHash, now, idleSince] })).rows[0] as StaffSession | undefined;
}

export async function addStaffSession(
  on: Queryable,
  session: {
    readonly secretHash: Buffer;
    readonly staffUuid: string;
    readonly now: Date;
    readonly expiresAt: Date;
    readonly isWhole: boolean;
    readonly from: ClientInfo;
  },
): Promise<string> {
  const id = v7();
  const { secretHash, staffUuid, now, expiresAt, isWhole, from } = session;
  await on.query(
    `insert into staff_session (uuid, secret_hash, staff_uuid, created_at, seen_at, expires_at, second_step_at, ip, user_agent)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
    [id, secretHash, staffUuid, now, expiresAt, isWhole ? now : null, from.ip, from.userAgent],
  );
  if (isWhole) await on.query('update staff_member set last_sign_in_at = $2 where uuid = $1', [staffUuid, now]);
  return id;
}

export async function touchStaffSession(on: Queryable, sessionId: string, now: Date): Promise<void> {
  await on.query('update staff_session set seen_at = $2 where uuid = $1', [sessionId, now]);
}

export async function endStaffSession(on: Queryable, sessionId: string, now: Date): Promise<void> {
  await on.query('update staff_session set revoked_at = $2 where uuid = $1 and revoked_at is null', [sessionId, now]);
}

/** Ends every session of a staff member: from the next request on they are signed out. */
export async function endStaffSessionsOf(on: Queryable, staffUuid: string, now: Date): Promise<void> {
  await on.query('update staff_session set revoked_at = $2 where staff_uuid = $1 and revoked_at is null', [staffUuid, now]);
}

/** Ends every session of a staff member but the one they are in. */
export async function endOtherStaffSessions(on: Queryable, staffUuid: string, sessionId: string, now: Date): Promise<void> {
  await on.query('update staff_session set revoked_at = $3 where staff_uuid = $1 and uuid <> $2 and revoked_at is null', [
    staffUuid,
    sessionId,
    now,
  ]);
}

/** Whether a staff member has signed in from an IP address in the last ninety days. */
export async function isKnownStaffIp(on: Queryable, staffUuid: string, ip: string, now: Date): Promise<boolean> {
  const { rows } = await on.query(
    "select 1 from staff_session where staff_uuid = $1 and ip = $2 and second_step_at is not null and created_at > $3::timestamptz - interval '90 days' limit 1",
    [staffUuid, ip, now],
  );
  return rows.length > 0;
}

/** Deletes sessions that ended more than ninety days ago, and links that are over; answers how many. */
export async function sweepStaffSessions(on: Queryable, now: Date): Promise<number> {
  await on.query('delete from staff_link where expires_at < $1', [now]);
  const { rowCount } = await on.query("delete from staff_session where expires_at < $1::timestamptz - interval '90 days'", [now]);
  return rowCount ?? 0;
}
