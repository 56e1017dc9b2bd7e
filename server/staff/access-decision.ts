/** The second person's part in a change of access: approved and applied, or refused; or taken back by who proposed it. */
import { Problem } from '@hearthline/contract/problem.ts';
import {
  type AccessProposal,
  applyAccessProposal,
  endAccessProposal,
  expireAccessProposals,
  lockAccessProposal,
} from '@hearthline/database/stores/lender/access-proposals.ts';
import { lockStaff } from '@hearthline/database/stores/lender/staff-members.ts';
import { endStaffSessionsOf } from '@hearthline/database/stores/lender/staff-sessions.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';
import type { StaffCaller } from '../identity/request-parts.ts';
import { requireStaffAddress } from '../identity/staff/deciders.ts';
import { sendStaffLink } from '../identity/staff/links.ts';
import { type AccessProposalReply, proposalReply, whyNot } from './access-proposals.ts';
import { logAccess, refusedAccess, requireAdministratorAfter, stillHere, tellOfAccess } from './members.ts';

type Decision = { readonly decision: 'APPROVE' | 'REFUSE' | 'WITHDRAW'; readonly reason?: string | undefined };
const ENDS = { APPROVE: 'APPROVED', REFUSE: 'REFUSED', WITHDRAW: 'WITHDRAWN' } as const;

function requireDecider(row: AccessProposal, by: StaffCaller, { decision, reason }: Decision): void {
  if (decision === 'WITHDRAW') {
    if (row.person_uuid !== by.staffUuid) throw new Problem('forbidden', { message: 'Only the person who proposed it takes it back.' });
    return;
  }
  const why = whyNot(row, by);
  if (why !== null) throw new Problem('forbidden', { message: why });
  if (decision === 'REFUSE' && (reason ?? '') === '')
    throw new Problem('invalid_request', { message: 'Say why', errors: [{ field: 'reason', message: 'Say why you refuse it' }] });
}

/**
 * Decides an open proposal: a different person approves or refuses it, or the proposer takes it back. Approved, it is applied at once: sessions of the person
 * end, and a link is mailed where the change is one. Throws not_found, forbidden to the proposer and to the person whose access it is, conflict for what was
 * decided or has expired.
 */
export async function decideAccess(ctx: Context, by: StaffCaller, id: string, asked: Decision): Promise<AccessProposalReply> {
  const at = ctx.clock.real();
  const state = ENDS[asked.decision];
  const row = await transaction(ctx.pool, async (client) => {
    stillHere(await lockStaff(client, by.organization), by);
    await expireAccessProposals(client, by.organization, at);
    const found = await lockAccessProposal(client, by.organization, id);
    if (!found) throw new Problem('not_found');
    if (found.state === 'EXPIRED') throw new Problem('conflict', { message: 'This proposal has expired, or changes nothing any more.' });
    if (found.state !== 'OPEN') throw new Problem('conflict', { message: `This was decided before: ${found.state.toLowerCase()}.` });
    requireDecider(found, by, asked);
    await tellOfAccess(ctx, client, by, { event: state, ...found, by: found.person, second: by.name });
    const second = state === 'WITHDRAWN' ? null : by.staffUuid;
    if (state === 'APPROVED') await apply(ctx, client, found, { second: by.staffUuid, at });
    else await endAccessProposal(client, id, { state, second, at, refusal: asked.reason ?? null });
    return lockAccessProposal(client, by.organization, id);
  });
  if (!row) throw new Problem('not_found');
  logAccess(ctx, by, state === 'APPROVED' ? row.change : `${row.change}_${state}`);
  if (state === 'APPROVED' && row.change === 'RESET' && row.staff_uuid !== null)
    ctx.securityLog('second-step-removed', { staffUuid: row.staff_uuid, organization: by.organization });
  return proposalReply(row, by);
}

async function apply(
  ctx: Context,
  client: PoolClient,
  row: AccessProposal,
  end: { readonly second: string; readonly at: Date },
): Promise<void> {
  if (row.change === 'INVITED') requireStaffAddress(row.org_code, row.email);
  await requireAdministratorAfter(client, row.org_code, row);
  const member = await applyAccessProposal(client, row, end);
  if (!member) throw refusedAccess('A colleague has this email address already');
  await endStaffSessionsOf(client, member.uuid, end.at);
  if (row.change !== 'ROLE') await sendStaffLink(ctx, client, member);
}
