import { deskActionsGet, deskActionsPost, deskApprovalPost, deskApprovals, deskNoticePreview } from '@hearthline/contract/desk/actions.ts';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { requiredVersionIn, versionIn } from '../../../identity/access/edit-profile.ts';
import { identityChangesFor } from '../../../staff/application/identity-change.ts';
import { accessToDecide } from '../../../staff/access-proposals.ts';
import { actAtDesk, actionsFor } from '../../../staff/work/act.ts';
import { noticePreview } from '../../../staff/work/notice-preview.ts';
import { decideProposal, proposalsFor } from '../../../staff/work/proposals.ts';
import { recordOpening } from '../../../staff/views.ts';
import { type Route, route } from '../../http/route.ts';

/**
 * Actions bound to the version that was read: those that leave evidence of signatures, as every signing is, for the version names the documents; and those
 * that decide about an account, which its owner may exchange at the same moment.
 */
const ABOUT_WHAT_WAS_READ: ReadonlySet<StaffActionName> = new Set<StaffActionName>([
  'acknowledge-value',
  'record-manual-deed',
  'review-account',
  'refuse-account',
]);

const READ_AGAIN = 'Say in If-Match which version of the application was read. Look at it again. Nothing was done.';

export const DESK_ACTION_ROUTES: readonly Route[] = [
  route(deskActionsGet, async ({ ctx, caller, params }) => actionsFor(ctx, caller, params.uuid)),
  route(deskActionsPost, async ({ ctx, caller, params, body, request }) =>
    actAtDesk(ctx, caller, params.uuid, body, () =>
      ABOUT_WHAT_WAS_READ.has(body.action) ? requiredVersionIn(request, READ_AGAIN) : versionIn(request),
    ),
  ),
  route(deskNoticePreview, async ({ ctx, caller, params, query }) => noticePreview(ctx, caller, params.uuid, query)),
  route(deskApprovals, async ({ ctx, caller }) => {
    const [proposals, identityChanges] = [await proposalsFor(ctx, caller), await identityChangesFor(ctx, caller)];
    // what is paid and to whom, and what colleagues wrote of the borrower: each is a look at its application
    const looked = new Set([...proposals, ...identityChanges].map(({ applicationUuid }) => applicationUuid));
    await recordOpening(ctx, caller, [...looked], 'proposal');
    return { proposals, identityChanges, accessProposals: await accessToDecide(ctx, caller) };
  }),
  route(deskApprovalPost, async ({ ctx, caller, params, body }) => decideProposal(ctx, caller, params.proposalUuid, body)),
];
