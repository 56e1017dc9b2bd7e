/** The access of the lender's own people: how the list shows them, and what every change of it shares (record 124). A suspension is immediate. */
import { AUTHORITY_OF, USUAL_AUTHORITY } from '@hearthline/contract/desk/authority.ts';
import type { AccessChange, DeskMember } from '@hearthline/contract/desk/staff.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import {
  activeDeciders,
  addStaffChange,
  lockStaff,
  type StaffMember,
  suspendMember,
} from '@hearthline/database/stores/lender/staff-members.ts';
import { endStaffSessionsOf } from '@hearthline/database/stores/lender/staff-sessions.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';
import type { StaffCaller } from '../identity/request-parts.ts';
import { tellDeciders } from '../identity/staff/deciders.ts';
import type { AccessNews } from '../messages/copy.ts';

/** A change of access that is refused as it stands. */
export const refusedAccess = (message: string, field = ''): Problem => new Problem('conflict', { message, errors: [{ field, message }] });
export const OWN_ACCESS = 'Another administrator changes your access';

/** A member as the list shows them; `isReady`: password and authenticator are set. */
export const memberReply = (
  { uuid, name, email, role, suspended_at, last_sign_in_at, authority }: Omit<StaffMember, 'password_hash'>,
  isReady: boolean,
  you: string,
): DeskMember => ({
  staffUuid: uuid,
  name,
  email,
  role,
  state: suspended_at !== null ? 'SUSPENDED' : isReady ? 'ACTIVE' : 'INVITED',
  lastSignInAt: last_sign_in_at?.toISOString() ?? null,
  authority: AUTHORITY_OF[role].length === 0 ? null : (authority ?? USUAL_AUTHORITY),
  limits: [...AUTHORITY_OF[role]],
  isUsual: authority === null,
  isYou: uuid === you,
});

/** Writes the change to the security log, once the transaction has ended. */
export function logAccess(ctx: Context, by: StaffCaller, operation: string): void {
  ctx.securityLog('staff-changed', { staffUuid: by.staffUuid, sessionId: by.sessionId, organization: by.organization, operation });
}

/** The caller among the locked people of their lender. Throws unauthenticated when they were suspended or got another role meanwhile. */
export function stillHere(staff: readonly StaffMember[], by: StaffCaller): void {
  const me = staff.find(({ uuid }) => uuid === by.staffUuid);
  if (me?.suspended_at !== null || me.role !== by.role) throw new Problem('unauthenticated');
}

/** Mails a change of access to the others who decide on access, before it is applied: who is suspended by it, or loses the role, is told too. */
export const tellOfAccess = async (ctx: Context, client: PoolClient, by: StaffCaller, news: Omit<AccessNews, 'path'>): Promise<void> =>
  tellDeciders(ctx, client, { organization: by.organization, at: ctx.clock.now(), by: by.staffUuid }, news);

type After = { readonly change: AccessChange | 'SUSPENDED'; readonly staff_uuid: string | null; readonly role: StaffRole };

/** One administrator who can sign in remains after the change. Throws conflict. */
export async function requireAdministratorAfter(
  client: PoolClient,
  organization: string,
  { change, staff_uuid: whose, role }: After,
): Promise<void> {
  if (change === 'INVITED' || change === 'RESTORED' || (change === 'ROLE' && role === 'admin')) return;
  const others = (await activeDeciders(client, organization)).filter((one) => one.role === 'admin' && one.uuid !== whose);
  if (others.length === 0) throw refusedAccess('One administrator who can sign in must remain');
}

/** Suspends a colleague at once. Throws conflict for oneself, the last administrator, and one who is suspended; not_found. */
export async function suspend(ctx: Context, by: StaffCaller, staffUuid: string, reason: string): Promise<void> {
  if (staffUuid === by.staffUuid) throw refusedAccess(OWN_ACCESS);
  const at = ctx.clock.real();
  await transaction(ctx.pool, async (client) => {
    const staff = await lockStaff(client, by.organization);
    stillHere(staff, by);
    const member = staff.find(({ uuid }) => uuid === staffUuid);
    if (!member) throw new Problem('not_found');
    if (member.suspended_at !== null) throw refusedAccess('This person is suspended');
    await requireAdministratorAfter(client, by.organization, { change: 'SUSPENDED', staff_uuid: staffUuid, role: member.role });
    await tellOfAccess(ctx, client, by, {
      event: 'SUSPENDED',
      change: null,
      name: member.name,
      email: member.email,
      role: member.role,
      by: by.name,
      second: '',
    });
    await suspendMember(client, staffUuid, at);
    await endStaffSessionsOf(client, staffUuid, at);
    await addStaffChange(client, {
      organization: by.organization,
      at,
      by: by.staffUuid,
      staffUuid,
      change: 'SUSPENDED',
      role: member.role,
      reason,
    });
  });
  logAccess(ctx, by, 'SUSPENDED');
}
