import { DESK_ACTION_ENDPOINTS } from '@hearthline/contract/desk/actions.ts';
import { requiredVersionIn, versionIn } from '../../../identity/access/edit-profile.ts';
import { identityChangesFor } from '../../../staff/application/identity-change.ts';
import { accessToDecide } from '../../../staff/access-proposals.ts';
import { actByForm } from '../../../staff/actions/act.ts';
import { transfersFor } from '../../../staff/application/transfers.ts';
import { actionsFor } from '../../../staff/actions/offered.ts';
import { noticePreview } from '../../../staff/work/notice-preview.ts';
import { decideProposal, proposalsFor } from '../../../staff/actions/proposals.ts';
import { recordOpening } from '../../../staff/views.ts';
import { routes } from '../../http/route.ts';

const READ_AGAIN = 'Say in If-Match which version of the application was read. Look at it again. Nothing was done.';

export const DESK_ACTION_ROUTES = routes(DESK_ACTION_ENDPOINTS, {
  deskActionsGet: async ({ ctx, caller, params: { uuid } }) => ({
    ...(await actionsFor(ctx, caller, uuid)),
    transfers: await transfersFor(ctx, caller, uuid),
  }),
  deskActionsPost: async ({ ctx, caller, params, body, request }) =>
    actByForm(ctx, caller, params.uuid, body, (isNeeded) => (isNeeded ? requiredVersionIn(request, READ_AGAIN) : versionIn(request))),
  deskNoticePreview: async ({ ctx, caller, params, query }) => noticePreview(ctx, caller, params.uuid, query),
  deskApprovals: async ({ ctx, caller }) => {
    const [proposals, identityChanges] = [await proposalsFor(ctx, caller), await identityChangesFor(ctx, caller)];
    // what is paid and to whom, and what colleagues wrote of the borrower: each is a look at its application
    const looked = new Set([...proposals, ...identityChanges].map(({ applicationUuid }) => applicationUuid));
    await recordOpening(ctx, caller, [...looked], 'proposal');
    return { proposals, identityChanges, accessProposals: await accessToDecide(ctx, caller) };
  },
  deskApprovalPost: async ({ ctx, caller, params, body }) => decideProposal(ctx, caller, params.proposalUuid, body),
});
