import type { Authority } from '@hearthline/contract/desk/authority.ts';
import { ACCESS_ROLES, type StaffRole } from '@hearthline/contract/desk/roles.ts';
import { v7 } from 'uuid';
import type { StaffMemberRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** `authority`: null where nobody has set one. */
export type StaffMember = Omit<StaffMemberRow, 'role' | 'authority'> & { readonly role: StaffRole; readonly authority: Authority | null };

const COLUMNS =
  'uuid, organization_code, name, email, email_key, role, password_hash, created_at, suspended_at, last_sign_in_at, authority';
const memberOf = (rows: readonly object[]): StaffMember | undefined => rows[0] as StaffMember | undefined;

export async function memberByEmail(on: Queryable, organization: string, emailKey: string): Promise<StaffMember | undefined> {
  const { rows } = await on.query(`select ${COLUMNS} from staff_member where organization_code = $1 and email_key = $2`, [
    organization,
    emailKey,
  ]);
  return memberOf(rows);
}

export async function memberByUuid(on: Queryable, uuid: string): Promise<StaffMember | undefined> {
  return memberOf((await on.query(`select ${COLUMNS} from staff_member where uuid = $1`, [uuid])).rows);
}

/** Everybody who works for a lender, locked: two administrators who remove one another at once leave one, and who is suspended decides nothing meanwhile. */
export async function lockStaff(on: Queryable, organization: string): Promise<StaffMember[]> {
  const text = `select ${COLUMNS} from staff_member where organization_code = $1 order by uuid for update`;
  return (await on.query(text, [organization])).rows as unknown as StaffMember[];
}

/** The role in which a member works here now; null for one who is suspended. Locked: a suspension comes before this transaction, or waits for its end. */
export async function standingRole(on: Queryable, uuid: string): Promise<StaffRole | null> {
  const { rows } = await on.query('select role from staff_member where uuid = $1 and suspended_at is null for share', [uuid]);
  return (rows as { role: StaffRole }[])[0]?.role ?? null;
}

export type Colleague = Pick<StaffMember, 'uuid' | 'name' | 'role' | 'authority'>;
/** Everybody who works for a lender and is not suspended, by name. */
export async function activeMembers(on: Queryable, organization: string): Promise<Colleague[]> {
  const text =
    'select uuid, name, role, authority from staff_member where organization_code = $1 and suspended_at is null order by name, uuid';
  return (await on.query(text, [organization])).rows as Colleague[];
}

/** Colleagues who work here now, as they may decide; locked as above. */
export async function standingMembers(
  on: Queryable,
  uuids: readonly string[],
): Promise<Pick<StaffMember, 'uuid' | 'role' | 'authority'>[]> {
  const { rows } = await on.query(
    'select uuid, role, authority from staff_member where uuid = any($1) and suspended_at is null order by uuid for share',
    [uuids],
  );
  return rows as Pick<StaffMember, 'uuid' | 'role' | 'authority'>[];
}

/** Adds a member without a password; false when the lender has one with this address. */
export async function addMember(
  on: Queryable,
  member: Pick<StaffMember, 'uuid' | 'organization_code' | 'name' | 'email' | 'email_key' | 'role' | 'created_at'>,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into staff_member (uuid, organization_code, name, email, email_key, role, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (organization_code, email_key) do nothing`,
    [member.uuid, member.organization_code, member.name, member.email, member.email_key, member.role, member.created_at],
  );
  return rowCount === 1;
}

export async function putMemberPassword(on: Queryable, uuid: string, passwordHash: string | null): Promise<void> {
  await on.query('update staff_member set password_hash = $2 where uuid = $1', [uuid, passwordHash]);
}
/** Replaces a password while the hash that the old one matched is still stored; false when another has replaced it. */
export async function replaceMemberPassword(on: Queryable, uuid: string, was: string, passwordHash: string): Promise<boolean> {
  const { rowCount } = await on.query('update staff_member set password_hash = $3 where uuid = $1 and password_hash = $2', [
    uuid,
    was,
    passwordHash,
  ]);
  return rowCount === 1;
}
/** With another role begins what that role usually may decide: the limits were set for other work. */
export async function putMemberRole(on: Queryable, uuid: string, role: StaffRole): Promise<void> {
  await on.query('update staff_member set role = $2, authority = null where uuid = $1', [uuid, role]);
}
export async function putMemberAuthority(on: Queryable, uuid: string, authority: Authority | null): Promise<void> {
  await on.query('update staff_member set authority = $2 where uuid = $1', [uuid, authority]);
}
export async function suspendMember(on: Queryable, uuid: string, at: Date | null): Promise<void> {
  await on.query('update staff_member set suspended_at = $2 where uuid = $1', [uuid, at]);
}

/** Who decides on access at a lender and can sign in: not suspended, with a password and a confirmed authenticator. */
export async function activeDeciders(on: Queryable, organization: string): Promise<Pick<StaffMember, 'uuid' | 'role'>[]> {
  const { rows } = await on.query(
    `select m.uuid, m.role from staff_member m join second_step s on s.owner_uuid = m.uuid and s.confirmed_at is not null
      where m.organization_code = $1 and m.role = any($2) and m.suspended_at is null and m.password_hash is not null`,
    [organization, ACCESS_ROLES],
  );
  return rows as unknown as Pick<StaffMember, 'uuid' | 'role'>[];
}

/** Stores the hash of a one-time link in place of earlier ones. */
export async function putStaffLink(on: Queryable, staffUuid: string, secretHash: Buffer, expiresAt: Date): Promise<void> {
  await on.query('delete from staff_link where staff_uuid = $1', [staffUuid]);
  await on.query('insert into staff_link (secret_hash, staff_uuid, expires_at) values ($1, $2, $3)', [secretHash, staffUuid, expiresAt]);
}

/** Whom a link is for; undefined when it is unknown or over, or the person is suspended. */
export async function memberOfLink(on: Queryable, secretHash: Buffer, now: Date): Promise<StaffMember | undefined> {
  const { rows } = await on.query(
    `select ${COLUMNS} from staff_member where suspended_at is null
      and uuid = (select staff_uuid from staff_link where secret_hash = $1 and expires_at > $2)`,
    [secretHash, now],
  );
  return memberOf(rows);
}

/** Uses a link up; whether it was there. */
export async function spendStaffLink(on: Queryable, secretHash: Buffer): Promise<boolean> {
  return (await on.query('delete from staff_link where secret_hash = $1', [secretHash])).rowCount === 1;
}

export type StaffChange = {
  readonly organization: string;
  readonly at: Date;
  /** Null: the command on the server. */
  readonly by: string | null;
  /** The other person of a change that takes two, and their proposal. */
  readonly second?: string;
  readonly proposalId?: string;
  readonly staffUuid: string;
  readonly change: 'INVITED' | 'ROLE' | 'SUSPENDED' | 'RESTORED' | 'RESET' | 'AUTHORITY' | 'COMMAND';
  /** The role after the change. */
  readonly role: StaffRole;
  /** The authority after a change of it. */
  readonly authority?: Authority | null;
  readonly reason: string;
};

/** Adds a line to the log of changes. The database refuses access that two people did not agree on (migration 0790). */
export async function addStaffChange(on: Queryable, change: StaffChange): Promise<void> {
  const { organization, at, by, second, proposalId, staffUuid, role, authority, reason } = change;
  await on.query(
    `insert into staff_change (id, organization_code, at, by_uuid, staff_uuid, change, role, reason, second_uuid, proposal_id, authority)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [v7(), organization, at, by, staffUuid, change.change, role, reason, second, proposalId, authority ?? null],
  );
}

/** Everybody who works for a lender, by name; `isReady`: password and authenticator are set. */
export async function membersOf(on: Queryable, organization: string): Promise<(StaffMember & { readonly isReady: boolean })[]> {
  const { rows } = await on.query(
    `select ${COLUMNS.split(', ')
      .map((column) => `m.${column}`)
      .join(', ')}, m.password_hash is not null and s.confirmed_at is not null as "isReady"
      from staff_member m left join second_step s on s.owner_uuid = m.uuid where m.organization_code = $1 order by m.name, m.uuid`,
    [organization],
  );
  return rows as (StaffMember & { isReady: boolean })[];
}

export type LoggedChange = Pick<StaffChange, 'at' | 'change' | 'role' | 'reason'> & {
  readonly id: string;
  readonly by: string | null;
  readonly second: string | null;
  readonly name: string;
  readonly authority: Authority | null;
};

/** A page of the changes of access at a lender, newest first, with the number of all. */
export async function staffChanges(
  on: Queryable,
  organization: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: LoggedChange[]; readonly total: number }> {
  const { rows } = await on.query(
    `select c.id, c.at, b.name as by, d.name as second, m.name, c.change, c.role, c.authority, c.reason from staff_change c
      join staff_member m on m.uuid = c.staff_uuid left join staff_member b on b.uuid = c.by_uuid left join staff_member d on d.uuid = c.second_uuid
      where c.organization_code = $1 order by c.at desc, c.id desc limit $2 offset $3`,
    [organization, limit, offset],
  );
  const counted = await on.query('select count(*) as total from staff_change where organization_code = $1', [organization]);
  return { rows: rows as LoggedChange[], total: Number(counted.rows[0]?.['total']) };
}
