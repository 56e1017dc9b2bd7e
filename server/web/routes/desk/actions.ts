import { deskActionsGet, deskActionsPost, deskApprovalPost, deskApprovals } from '@hearthline/contract/desk/actions.ts';
import { versionIn } from '../../../identity/access/edit-profile.ts';
import { identityChangesFor } from '../../../staff/application/identity-change.ts';
import { actAtDesk, actionsFor } from '../../../staff/work/act.ts';
import { decideProposal, proposalsFor } from '../../../staff/work/proposals.ts';
import { type Route, route } from '../../http/route.ts';

export const DESK_ACTION_ROUTES: readonly Route[] = [
  route(deskActionsGet, async ({ ctx, caller, params }) => actionsFor(ctx, caller, params.uuid)),
  route(deskActionsPost, async ({ ctx, caller, params, body, request }) => actAtDesk(ctx, caller, params.uuid, body, versionIn(request))),
  route(deskApprovals, async ({ ctx, caller }) => ({
    proposals: await proposalsFor(ctx, caller),
    identityChanges: await identityChangesFor(ctx, caller),
  })),
  route(deskApprovalPost, async ({ ctx, caller, params, body }) => decideProposal(ctx, caller, params.proposalUuid, body)),
];
