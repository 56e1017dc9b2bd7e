/** The access of the lender's own people: invited, given another role, suspended, restored, given a new link. Every change has a reason and stays in a log. */
import type { DeskMember } from '@hearthline/contract/desk/staff.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import {
  activeAdministrators,
  addMember,
  addStaffChange,
  lockMember,
  putMemberRole,
  type StaffChange,
  type StaffMember,
  suspendMember,
} from '@hearthline/database/stores/lender/staff-members.ts';
import { endStaffSessionsOf } from '@hearthline/database/stores/lender/staff-sessions.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../config/context.ts';
import type { StaffCaller } from '../identity/request-parts.ts';
import { allowAttempt, bucket } from '../identity/access/throttle.ts';
import { sendStaffLink } from '../identity/staff/links.ts';

const refused = (message: string, field = ''): Problem => new Problem('conflict', { message, errors: [{ field, message }] });

/** A member as the list shows them; `isReady`: password and authenticator are set. */
export const memberReply = (
  { uuid, name, email, role, suspended_at, last_sign_in_at }: Omit<StaffMember, 'password_hash'>,
  isReady: boolean,
  you: string,
): DeskMember => ({
  staffUuid: uuid,
  name,
  email,
  role,
  state: suspended_at !== null ? 'SUSPENDED' : isReady ? 'ACTIVE' : 'INVITED',
  lastSignInAt: last_sign_in_at?.toISOString() ?? null,
  isYou: uuid === you,
});

type Done = Pick<StaffChange, 'change' | 'role' | 'reason'> & { readonly staffUuid: string };

async function noted(ctx: Context, client: PoolClient, by: StaffCaller, done: Done): Promise<void> {
  await addStaffChange(client, { ...done, organization: by.organization, at: ctx.clock.real(), by: by.staffUuid });
}

type Invited = { readonly name: string; readonly email: string; readonly role: StaffRole; readonly reason: string };

/** Adds a person and emails them a one-time link. Throws conflict when the lender has one with this address. */
export async function invite(ctx: Context, by: StaffCaller, { name, email, role, reason }: Invited): Promise<DeskMember> {
  await allowAttempt(ctx, [bucket(ctx.config, 'staffMails', by.staffUuid)]);
  const member = {
    uuid: v7(),
    organization_code: by.organization,
    name,
    email,
    email_key: emailKey(email),
    role,
    created_at: ctx.clock.real(),
  };
  await transaction(ctx.pool, async (client) => {
    if (!(await addMember(client, member))) throw refused('A colleague has this email address already', 'email');
    await noted(ctx, client, by, { staffUuid: member.uuid, change: 'INVITED', role, reason });
    await sendStaffLink(ctx, client, member);
  });
  ctx.securityLog('staff-changed', {
    staffUuid: by.staffUuid,
    sessionId: by.sessionId,
    organization: by.organization,
    operation: 'INVITED',
  });
  return memberReply({ ...member, suspended_at: null, last_sign_in_at: null }, false, by.staffUuid);
}

type Change = {
  readonly change: 'ROLE' | 'SUSPENDED' | 'RESTORED' | 'RESET';
  readonly role?: StaffRole | undefined;
  readonly reason: string;
};

/** Changes a colleague's access. Throws conflict for one's own, for the last administrator's, and for what would change nothing; not_found. */
export async function changeMember(ctx: Context, by: StaffCaller, staffUuid: string, { change, role, reason }: Change): Promise<void> {
  if (staffUuid === by.staffUuid) throw refused('Another administrator changes your access');
  if (change === 'RESET' || change === 'RESTORED') await allowAttempt(ctx, [bucket(ctx.config, 'staffMails', by.staffUuid)]);
  await transaction(ctx.pool, async (client) => {
    const member = await lockMember(client, by.organization, staffUuid);
    if (!member) throw new Problem('not_found');
    const now = ctx.clock.real();
    const next = change === 'ROLE' ? (role ?? member.role) : member.role;
    const isSuspended = member.suspended_at !== null;
    if (change === 'ROLE' && next === member.role) throw refused('This is the role they have', 'role');
    if (change !== 'ROLE' && (change === 'RESTORED') !== isSuspended)
      throw refused(isSuspended ? 'This person is suspended' : 'This person is not suspended');
    if (change !== 'RESTORED') await requireAnotherAdministrator(client, by, staffUuid, change === 'ROLE' && next === 'admin');
    if (change === 'ROLE') await putMemberRole(client, staffUuid, next);
    if (change === 'SUSPENDED') await suspendMember(client, staffUuid, now);
    if (change === 'RESTORED') await suspendMember(client, staffUuid, null);
    await endStaffSessionsOf(client, staffUuid, now);
    if (change === 'RESTORED' || change === 'RESET') await sendStaffLink(ctx, client, member);
    await noted(ctx, client, by, { staffUuid, change, role: next, reason });
  });
  ctx.securityLog('staff-changed', { staffUuid, sessionId: by.sessionId, organization: by.organization, operation: change });
  if (change === 'RESET') ctx.securityLog('second-step-removed', { staffUuid, organization: by.organization });
}

/** One administrator who can sign in remains: the caller, unless they were suspended meanwhile. Throws conflict. */
async function requireAnotherAdministrator(client: PoolClient, by: StaffCaller, staffUuid: string, isRaised: boolean): Promise<void> {
  if (isRaised) return;
  const others = (await activeAdministrators(client, by.organization)).filter((uuid) => uuid !== staffUuid);
  if (others.length === 0) throw refused('One administrator who can sign in must remain');
}
