/** Changes of access at the desk that one person proposed and another decides, and the one place where they are applied. */
import type { Authority } from '@hearthline/contract/desk/authority.ts';
import type { AccessChange } from '@hearthline/contract/desk/staff.ts';
import { ACCESS_ROLES, type StaffRole } from '@hearthline/contract/desk/roles.ts';
import { v7 } from 'uuid';
import type { AccessProposalRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';
import {
  addMember,
  addStaffChange,
  memberByUuid,
  putMemberAuthority,
  putMemberRole,
  type StaffMember,
  suspendMember,
} from './staff-members.ts';

export type AccessProposal = Omit<AccessProposalRow, 'change' | 'role' | 'state' | 'authority'> & {
  readonly change: AccessChange;
  readonly role: StaffRole;
  readonly state: 'OPEN' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
  /** Names as they are now. */
  readonly person: string;
  readonly second: string | null;
  /** The role that the person has now; null for a person who is invited. */
  readonly roleNow: StaffRole | null;
  /** Of a change of authority: after it, and as it is now; null where nobody has set one. */
  readonly authority: Authority | null;
  readonly authorityNow: Authority | null;
};

const PROPOSAL = `select p.*, a.name as person, b.name as second, m.role as "roleNow", m.authority as "authorityNow"
  from access_proposal p join staff_member a on a.uuid = p.person_uuid left join staff_member b on b.uuid = p.second_uuid
    left join staff_member m on m.uuid = p.staff_uuid and p.change <> 'INVITED'`;
const proposalsOf = (rows: readonly object[]): AccessProposal[] => rows as AccessProposal[];

export type ProposedAccess = Pick<
  AccessProposal,
  'change' | 'staff_uuid' | 'name' | 'email' | 'email_key' | 'role' | 'authority' | 'reason'
>;

/** Stores a proposal until it is decided or expires; null when a change of this person's access waits already. */
export async function addAccessProposal(
  on: Queryable,
  asked: ProposedAccess & Pick<AccessProposal, 'org_code' | 'person_uuid' | 'at' | 'expires_at'>,
): Promise<string | null> {
  const id = v7();
  const { rowCount } = await on.query(
    `insert into access_proposal (id, org_code, change, staff_uuid, name, email, email_key, role, reason, person_uuid, at, expires_at, authority)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (org_code, email_key) where state = 'OPEN' do nothing`,
    [
      id,
      asked.org_code,
      asked.change,
      asked.staff_uuid,
      asked.name,
      asked.email,
      asked.email_key,
      asked.role,
      asked.reason,
      asked.person_uuid,
      asked.at,
      asked.expires_at,
      asked.authority,
    ],
  );
  return rowCount === 1 ? id : null;
}

/** Ends the open proposals of a lender whose time is over, whose proposer is no active administrator any longer, or which no longer change anything. */
export async function expireAccessProposals(on: Queryable, organization: string, at: Date): Promise<void> {
  await on.query(
    `update access_proposal p set state = 'EXPIRED', decided_at = $2 where p.org_code = $1 and p.state = 'OPEN' and (
        p.expires_at <= $2
        or not exists (select 1 from staff_member a where a.uuid = p.person_uuid and a.role = 'admin' and a.suspended_at is null)
        or exists (select 1 from staff_member m where m.organization_code = p.org_code and m.email_key = p.email_key and case p.change
          when 'INVITED' then true
          when 'ROLE' then m.role = p.role
          when 'RESTORED' then m.suspended_at is null
          when 'AUTHORITY' then m.role <> p.role or m.suspended_at is not null or m.authority is not distinct from p.authority
          else m.suspended_at is not null end))`,
    [organization, at],
  );
}

/** The proposals of a lender that are open, oldest first, then those that ended after `since`, newest first. */
export async function accessProposals(on: Queryable, organization: string, since: Date): Promise<AccessProposal[]> {
  const { rows } = await on.query(
    `${PROPOSAL} where p.org_code = $1 and (p.state = 'OPEN' or p.decided_at > $2)
      order by p.state <> 'OPEN', p.decided_at desc, p.at, p.id limit 200`,
    [organization, since],
  );
  return proposalsOf(rows);
}

/** One proposal of the lender, locked until the transaction ends. */
export async function lockAccessProposal(on: Queryable, organization: string, id: string): Promise<AccessProposal | undefined> {
  const { rows } = await on.query(`${PROPOSAL} where p.org_code = $1 and p.id = $2 for update of p`, [organization, id]);
  return proposalsOf(rows)[0];
}

/** Who decides on access at a lender and is not suspended: to whom every change is mailed. */
export async function accessDeciders(on: Queryable, organization: string): Promise<Pick<StaffMember, 'uuid' | 'email'>[]> {
  const { rows } = await on.query(
    'select uuid, email from staff_member where organization_code = $1 and role = any($2) and suspended_at is null order by uuid',
    [organization, ACCESS_ROLES],
  );
  return rows as unknown as Pick<StaffMember, 'uuid' | 'email'>[];
}

/** Ends a locked proposal that changes nothing. */
export async function endAccessProposal(
  on: Queryable,
  id: string,
  end: { readonly state: 'REFUSED' | 'WITHDRAWN'; readonly second: string | null; readonly at: Date; readonly refusal: string | null },
): Promise<void> {
  await on.query('update access_proposal set state = $2, second_uuid = $3, decided_at = $4, refusal = $5 where id = $1', [
    id,
    end.state,
    end.second,
    end.at,
    end.refusal,
  ]);
}

/**
 * Approves a locked, open proposal and applies it: the only way to access at the desk but for the command on the server. The database refuses a second
 * person who proposed it or whose access it is (migration 0790). Answers whose access it is; null when a colleague has the address of an invitation.
 */
export async function applyAccessProposal(
  on: Queryable,
  proposal: AccessProposal,
  { second, at }: { readonly second: string; readonly at: Date },
): Promise<StaffMember | null> {
  const {
    id,
    change,
    staff_uuid: known,
    name,
    email,
    email_key,
    role,
    authority,
    reason,
    org_code: organization,
    person_uuid: by,
  } = proposal;
  const uuid = known ?? v7();
  if (change === 'INVITED') {
    const isNew = await addMember(on, { uuid, organization_code: organization, name, email, email_key, role, created_at: at });
    if (!isNew) return null;
  }
  await on.query("update access_proposal set state = 'APPROVED', staff_uuid = $2, second_uuid = $3, decided_at = $4 where id = $1", [
    id,
    uuid,
    second,
    at,
  ]);
  await addStaffChange(on, { organization, at, by, second, proposalId: id, staffUuid: uuid, change, role, authority, reason });
  if (change === 'ROLE') await putMemberRole(on, uuid, role);
  if (change === 'AUTHORITY') await putMemberAuthority(on, uuid, authority);
  if (change === 'RESTORED') await suspendMember(on, uuid, null);
  return (await memberByUuid(on, uuid)) ?? null;
}
