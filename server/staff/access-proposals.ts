/**
 * An invitation, another role, the end of a suspension and a new link for a colleague are proposals that a different person decides (record 124): how they
 * are proposed, shown, and who decides them.
 */
import { ACCESS_ROLES, type StaffRole } from '@hearthline/contract/desk/roles.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import {
  type AccessProposal,
  accessProposals,
  addAccessProposal,
  expireAccessProposals,
  lockAccessProposal,
  type ProposedAccess,
} from '@hearthline/database/stores/lender/access-proposals.ts';
import { lockStaff, type StaffMember } from '@hearthline/database/stores/lender/staff-members.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { Context } from '../config/context.ts';
import type { StaffCaller } from '../identity/request-parts.ts';
import { allowAttempt, bucket } from '../identity/access/throttle.ts';
import { requireStaffAddress } from '../identity/staff/deciders.ts';
import { OWN_PROPOSAL } from './person.ts';
import { logAccess, OWN_ACCESS, refusedAccess, requireAdministratorAfter, stillHere, tellOfAccess } from './members.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a proposal waits, and for how long one that has ended is shown. */
const WAITS_MS = 7 * DAY_MS;
const SHOWN_MS = 30 * DAY_MS;

type Decided = Pick<AccessProposal, 'person_uuid' | 'staff_uuid' | 'state'>;

/** Why a caller may not decide a proposal; null where they may, and where it has ended. People are told apart by id. */
export function whyNot(
  { person_uuid: by, staff_uuid: whose, state }: Decided,
  { staffUuid, role }: Pick<StaffCaller, 'staffUuid' | 'role'>,
): string | null {
  if (state !== 'OPEN') return null;
  if (by === staffUuid) return OWN_PROPOSAL;
  if (whose === staffUuid) return 'It is about your own access. A different person decides it.';
  if (!ACCESS_ROLES.some((one) => one === role)) return 'An administrator or a member of compliance decides it.';
  return null;
}

/** A proposal as the desk shows it. */
export const proposalReply = (row: AccessProposal, caller: Pick<StaffCaller, 'staffUuid' | 'role'>) => ({
  uuid: row.id,
  change: row.change,
  name: row.name,
  email: row.email,
  role: row.role,
  roleNow: row.roleNow,
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
  | { readonly change: 'RESTORED' | 'RESET'; readonly staffUuid: string; readonly reason: string };

/** What is asked for, as it is kept. Throws conflict for what nobody may have, not_found. */
function proposedBy(by: StaffCaller, staff: readonly StaffMember[], asked: AccessAsked): ProposedAccess {
  const { change, reason } = asked;
  if (change === 'INVITED') {
    const { name, email, role } = asked;
    requireStaffAddress(by.organization, email);
    const key = emailKey(email);
    if (staff.some((one) => one.email_key === key)) throw refusedAccess('A colleague has this email address already', 'email');
    return { change, staff_uuid: null, name, email, email_key: key, role, reason };
  }
  if (asked.staffUuid === by.staffUuid) throw refusedAccess(OWN_ACCESS);
  const member = staff.find(({ uuid }) => uuid === asked.staffUuid);
  if (!member) throw new Problem('not_found');
  const { uuid, name, email, email_key, suspended_at } = member;
  const role = change === 'ROLE' ? asked.role : member.role;
  if (change === 'ROLE' && role === member.role) throw refusedAccess('This is the role they have', 'role');
  if (change !== 'ROLE' && (change === 'RESTORED') !== (suspended_at !== null))
    throw refusedAccess(suspended_at === null ? 'This person is not suspended' : 'This person is suspended');
  return { change, staff_uuid: uuid, name, email, email_key, role, reason };
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
    const proposed = proposedBy(by, staff, asked);
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
