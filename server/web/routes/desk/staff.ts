import { AUTHORITY_OF } from '@hearthline/contract/desk/authority.ts';
import { DESK_PAGE_SIZE, offsetOf } from '@hearthline/contract/desk/parts.ts';
import { DESK_STAFF_ENDPOINTS } from '@hearthline/contract/desk/staff.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { membersOf, staffChanges } from '@hearthline/database/stores/lender/staff-members.ts';
import type { StaffCaller } from '../../../identity/request-parts.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import { accessProposalsFor, decideAccess, proposeAccess } from '../../../staff/access-proposals.ts';
import { memberReply, suspend } from '../../../staff/members.ts';
import type { WebContext } from '../../context.ts';
import { routes } from '../../http/route.ts';

const everybody = async (ctx: WebContext, { organization, staffUuid }: StaffCaller) =>
  (await membersOf(ctx.pool, organization)).map((row) => memberReply(row, row.isReady, staffUuid));

export const DESK_STAFF_ROUTES = routes(DESK_STAFF_ENDPOINTS, {
  deskStaffGet: async ({ ctx, caller }) => everybody(ctx, caller),

  deskStaffProposals: async ({ ctx, caller }) => ({
    proposals: await accessProposalsFor(ctx, caller),
    domains: lenderOf(ctx, caller.organization).staffDomains,
  }),

  deskStaffPropose: async ({ ctx, caller, body }) => proposeAccess(ctx, caller, body),

  deskStaffDecision: async ({ ctx, caller, params, body }) => decideAccess(ctx, caller, params.proposalUuid, body),

  deskStaffSuspend: async ({ ctx, caller, params, body }) => {
    await suspend(ctx, caller, params.staffUuid, body.reason);
    const changed = (await everybody(ctx, caller)).find(({ staffUuid }) => staffUuid === params.staffUuid);
    if (!changed) throw new Problem('not_found');
    return changed;
  },

  deskStaffChanges: async ({ ctx, caller, query }) => {
    const { rows, total } = await staffChanges(ctx.pool, caller.organization, { limit: DESK_PAGE_SIZE, offset: offsetOf(query.page) });
    return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString(), limits: [...AUTHORITY_OF[row.role]] })), total };
  },
});
