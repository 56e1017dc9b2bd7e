/**
 * An invitation, another role, the end of a suspension and a new link for a colleague are proposals that a different person decides (record 124): how they
 * are proposed, shown, decided and applied.
 */
import { AUTHORITY_OF, type Authority, USUAL_AUTHORITY } from '@hearthline/contract/desk/authority.ts';
import { ACCESS_ROLES, type StaffRole } from '@hearthline/contract/desk/roles.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import {
  type AccessProposal,
  accessProposals,
  addAccessProposal,
  applyAccessProposal,
  endAccessProposal,
  expireAccessProposals,
  lockAccessProposal,
  type ProposedAccess,
} from '@hearthline/database/stores/lender/access-proposals.ts';
import { lockStaff, type StaffMember } from '@hearthline/database/stores/lender/staff-members.ts';
import { endStaffSessionsOf } from '@hearthline/database/stores/lender/staff-sessions.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';
import type { StaffCaller } from '../identity/request-parts.ts';
import { allowAttempt, bucket } from '../identity/access/throttle.ts';
import { requireStaffAddress } from '../identity/staff/deciders.ts';
import { sendStaffLink } from '../identity/staff/links.ts';
import { commitDecision, decideWith, type Decision, type Kind, whyNotDecide } from './two-people.ts';
import { logAccess, OWN_ACCESS, refusedAccess, requireAdministratorAfter, stillHere, tellOfAccess } from './members.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a proposal waits, and for how long one that has ended is shown. */
const WAITS_MS = 7 * DAY_MS;
const SHOWN_MS = 30 * DAY_MS;

/** Why a caller may not decide a proposal; null where they may, and where it has ended. */
function whyNot(
  { person_uuid: by, staff_uuid: whose, state }: Pick<AccessProposal, 'person_uuid' | 'staff_uuid' | 'state'>,
  caller: Caller,
) {
  if (state !== 'OPEN') return null;
  const mayDecide = ACCESS_ROLES.some((one) => one === caller.role);
  return whyNotDecide(
    caller,
    by,
    whose === caller.staffUuid
      ? 'It is about your own access. A different person decides it.'
      : mayDecide
        ? null
        : 'An administrator or a member of compliance decides it.',
  );
}
type Caller = Pick<StaffCaller, 'staffUuid' | 'role'>;

/** A proposal as the desk shows it. */
const proposalReply = (row: AccessProposal, caller: Caller) => ({
  uuid: row.id,
  change: row.change,
  name: row.name,
  email: row.email,
  role: row.role,
  roleNow: row.roleNow,
  authority: row.authority,
  limits: [...AUTHORITY_OF[row.role]],
  authorityNow: row.change === 'AUTHORITY' && row.state === 'OPEN' ? (row.authorityNow ?? USUAL_AUTHORITY) : null,
  reason: row.reason,
  state: row.state,
  by: { uuid: row.person_uuid, name: row.person },
  at: row.at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  second: row.second_uuid === null ? null : { uuid: row.second_uuid, name: row.second ?? '' },
  endedAt: row.decided_at?.toISOString() ?? null,
  refusal: row.refusal,
  isMine: row.person_uuid === caller.staffUuid,
  mayDecide: row.state === 'OPEN' && whyNot(row, caller) === null,
  whyNot: whyNot(row, caller),
});
export type AccessProposalReply = ReturnType<typeof proposalReply>;

/** The proposals of the lender that are open, those that the caller may decide first, then those that ended lately. */
export async function accessProposalsFor(ctx: Pick<Context, 'pool' | 'clock'>, caller: StaffCaller): Promise<AccessProposalReply[]> {
  const now = ctx.clock.real();
  await expireAccessProposals(ctx.pool, caller.organization, now);
  const rows = await accessProposals(ctx.pool, caller.organization, new Date(now.getTime() - SHOWN_MS));
  return rows.map((row) => proposalReply(row, caller)).toSorted((a, b) => Number(b.mayDecide) - Number(a.mayDecide));
}

/** The open ones, for those who decide on access; nobody else is shown any. */
export async function accessToDecide(ctx: Pick<Context, 'pool' | 'clock'>, caller: StaffCaller): Promise<AccessProposalReply[]> {
  if (!ACCESS_ROLES.some((one) => one === caller.role)) return [];
  return (await accessProposalsFor(ctx, caller)).filter(({ state }) => state === 'OPEN');
}

export type AccessAsked =
  | { readonly change: 'INVITED'; readonly name: string; readonly email: string; readonly role: StaffRole; readonly reason: string }
  | { readonly change: 'ROLE'; readonly staffUuid: string; readonly role: StaffRole; readonly reason: string }
  | { readonly change: 'RESTORED' | 'RESET'; readonly staffUuid: string; readonly reason: string }
  | { readonly change: 'AUTHORITY'; readonly staffUuid: string; readonly authority: Authority; readonly reason: string };

/** What is asked for, as it is kept. Throws conflict for what nobody may have, not_found. */
function proposedBy(ctx: Pick<Context, 'lenders'>, by: StaffCaller, staff: readonly StaffMember[], asked: AccessAsked): ProposedAccess {
  const { change, reason } = asked;
  if (change === 'INVITED') {
    const { name, email, role } = asked;
    requireStaffAddress(ctx, by.organization, email);
    const key = emailKey(email);
    if (staff.some((one) => one.email_key === key)) throw refusedAccess('A colleague has this email address already', 'email');
    return { change, staff_uuid: null, name, email, email_key: key, role, authority: null, reason };
  }
  if (asked.staffUuid === by.staffUuid) throw refusedAccess(OWN_ACCESS);
  const member = staff.find(({ uuid }) => uuid === asked.staffUuid);
  if (!member) throw new Problem('not_found');
  const { uuid, name, email, email_key, suspended_at } = member;
  const role = change === 'ROLE' ? asked.role : member.role;
  const authority = change === 'AUTHORITY' ? asked.authority : null;
  if (authority !== null) requireOtherAuthority(member, authority);
  if (change === 'ROLE' && role === member.role) throw refusedAccess('This is the role they have', 'role');
  if (change !== 'ROLE' && (change === 'RESTORED') !== (suspended_at !== null))
    throw refusedAccess(suspended_at === null ? 'This person is not suspended' : 'This person is suspended');
  return { change, staff_uuid: uuid, name, email, email_key, role, authority, reason };
}

/** Throws conflict for a role that decides nothing with a limit, and for what they have already. */
function requireOtherAuthority({ role, authority: now }: StaffMember, asked: Authority): void {
  if (AUTHORITY_OF[role].length === 0) throw refusedAccess('Their role decides nothing that has a limit');
  const { line, cltv, exceptions, release } = now ?? USUAL_AUTHORITY;
  if (line === asked.line && cltv === asked.cltv && exceptions === asked.exceptions && release === asked.release)
    throw refusedAccess('This is what they may decide already');
}

/**
 * Proposes a change of access and mails it to the others who decide on access: nothing changes before one of them approves it. Throws conflict for one's own
 * access, an address outside of the lender's domains, what would change nothing, the last administrator's, and what waits already; not_found.
 */
export async function proposeAccess(ctx: Context, by: StaffCaller, asked: AccessAsked): Promise<AccessProposalReply> {
  await allowAttempt(ctx, [bucket(ctx.config, 'staffMails', by.staffUuid)]);
  const at = ctx.clock.real();
  const row = await transaction(ctx.pool, async (client) => {
    const staff = await lockStaff(client, by.organization);
    stillHere(staff, by);
    const proposed = proposedBy(ctx, by, staff, asked);
    await requireAdministratorAfter(client, by.organization, proposed);
    await expireAccessProposals(client, by.organization, at);
    const expires = new Date(at.getTime() + WAITS_MS);
    const id = await addAccessProposal(client, {
      ...proposed,
      org_code: by.organization,
      person_uuid: by.staffUuid,
      at,
      expires_at: expires,
    });
    if (id === null) throw refusedAccess('A change of their access waits already. Decide it first.', 'email');
    await tellOfAccess(ctx, client, by, { event: 'PROPOSED', ...proposed, by: by.name, second: '' });
    return lockAccessProposal(client, by.organization, id);
  });
  if (!row) throw new Problem('not_found');
  logAccess(ctx, by, `${asked.change}_PROPOSED`);
  return proposalReply(row, by);
}

const EXPIRED = 'This proposal has expired, or changes nothing any more.';

function accessProposal(ctx: Context, by: StaffCaller, id: string): Kind<AccessProposal, AccessProposal> {
  const at = ctx.clock.real();
  const { organization } = by;
  const read = async (client: PoolClient) => (await lockAccessProposal(client, organization, id)) ?? null;
  const after = async (client: PoolClient, row: AccessProposal) => (await read(client)) ?? row;
  const tell = async (client: PoolClient, row: AccessProposal, event: 'APPROVED' | 'REFUSED' | 'WITHDRAWN') =>
    tellOfAccess(ctx, client, by, { event, ...row, by: row.person, second: by.name });
  const expire = async (client: PoolClient) => expireAccessProposals(client, organization, at);
  return {
    lock: async (client) => {
      stillHere(await lockStaff(client, organization), by);
      return read(client);
    },
    proposed: ({ state, person_uuid: proposer }) => ({ state, isOpen: state === 'OPEN', proposer, proposerIs: ['admin'] }),
    whyNot: (row) => whyNot(row, by),
    proposerGone: EXPIRED,
    whyExpired: async (client, row) => {
      await expire(client);
      return (await after(client, row)).state === 'EXPIRED' ? EXPIRED : null;
    },
    expire,
    approve: async (client, row) => {
      await tell(client, row, 'APPROVED');
      await apply(ctx, client, row, { second: by.staffUuid, at });
      return after(client, row);
    },
    refuse: async (client, row, refusal) => {
      await tell(client, row, 'REFUSED');
      await endAccessProposal(client, id, { state: 'REFUSED', second: by.staffUuid, at, refusal });
      return after(client, row);
    },
    withdraw: async (client, row, reason) => {
      await tell(client, row, 'WITHDRAWN');
      await endAccessProposal(client, id, { state: 'WITHDRAWN', second: null, at, refusal: reason ?? null });
      return after(client, row);
    },
  };
}

/**
 * Decides an open proposal: a different person approves or refuses it, or the proposer takes it back. Approved, it is applied at once: sessions of the person
 * end, and a link is mailed where the change is one. Throws not_found, forbidden to the proposer and to the person whose access it is, conflict for what was
 * decided or has expired.
 */
export async function decideAccess(ctx: Context, by: StaffCaller, id: string, asked: Decision): Promise<AccessProposalReply> {
  const row = await commitDecision(ctx.pool, async (client) => decideWith(client, accessProposal(ctx, by, id), by, asked));
  logAccess(ctx, by, row.state === 'APPROVED' ? row.change : `${row.change}_${row.state}`);
  if (row.state === 'APPROVED' && row.change === 'RESET' && row.staff_uuid !== null)
    ctx.securityLog('second-step-removed', { staffUuid: row.staff_uuid, organization: by.organization });
  return proposalReply(row, by);
}

async function apply(
  ctx: Context,
  client: PoolClient,
  row: AccessProposal,
  end: { readonly second: string; readonly at: Date },
): Promise<void> {
  if (row.change === 'INVITED') requireStaffAddress(ctx, row.org_code, row.email);
  await requireAdministratorAfter(client, row.org_code, row);
  const member = await applyAccessProposal(client, row, end);
  if (!member) throw refusedAccess('A colleague has this email address already');
  // every request reads it again
  if (row.change === 'AUTHORITY') return;
  await endStaffSessionsOf(client, member.uuid, end.at);
  if (row.change !== 'ROLE') await sendStaffLink(ctx, client, member);
}
