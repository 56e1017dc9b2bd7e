import { FEEDBACK_ENDPOINTS } from '@hearthline/contract/services/feedback.ts';
import { insertFeedback, insertLeaveSurvey, removeFeedback } from '@hearthline/database/stores/lender/feedback.ts';
import { v7 } from 'uuid';
import { routes } from '../../http/route.ts';

export const FEEDBACK_ROUTES = routes(FEEDBACK_ENDPOINTS, {
  /** Another person's application is not stored with it, and the reply does not reveal whether it exists. */
  feedbackPost: async ({ ctx, body, caller, organization }) => {
    const { applicationUuid = null, productType: _, ...said } = body;
    const party = applicationUuid === null ? null : await ctx.access.partyTo(ctx, caller, applicationUuid);
    const id = v7();
    await insertFeedback(
      ctx.pool,
      { ...said, id, identityUuid: caller.identityUuid, orgCode: organization, applicationUuid: party === null ? null : applicationUuid },
      ctx.clock.now(),
    );
    return { uuid: id };
  },

  feedbackCeo: async ({ ctx, caller }) => {
    await removeFeedback(ctx.pool, caller.identityUuid, '/signing/additional');
    return null;
  },

  leaveSurveyPost: async ({ ctx, body, organization }) => {
    const id = v7();
    await insertLeaveSurvey(ctx.pool, { ...body, id, orgCode: organization }, ctx.clock.now());
    return { uuid: id };
  },
});
