import { feedbackPost } from '@hearthline/contract/feedback.ts';
import { v7 } from 'uuid';
import { route } from '../../http/route.ts';
import { insertFeedback } from '@hearthline/database/stores/lender/feedback.ts';

/** An application of somebody else's is not noted, and nobody learns whether it exists. */
export const register = route(feedbackPost, async ({ ctx, body, caller, organization }) => {
  const { applicationUuid = null, productType: _, ...said } = body;
  const party = applicationUuid === null ? null : await ctx.access.partyTo(ctx, caller, applicationUuid);
  const id = v7();
  await insertFeedback(
    ctx.pool,
    { ...said, id, identityUuid: caller.identityUuid, orgCode: organization, applicationUuid: party === null ? null : applicationUuid },
    ctx.clock.now(),
  );
  return { uuid: id };
});
