import { feedbackPost, feedbackCeo, leaveSurveyPost } from '@hearthline/contract/services/feedback.ts';
import { insertFeedback, insertLeaveSurvey, removeFeedback } from '@hearthline/database/stores/lender/feedback.ts';
import { v7 } from 'uuid';
import { type Route, route } from '../../http/route.ts';

export const FEEDBACK_ROUTES: readonly Route[] = [
  /** Another person's application is not stored with it, and the reply does not reveal whether it exists. */
  route(feedbackPost, async ({ ctx, body, caller, organization }) => {
    const { applicationUuid = null, productType: _, ...said } = body;
    const party = applicationUuid === null ? null : await ctx.access.partyTo(ctx, caller, applicationUuid);
    const id = v7();
    await insertFeedback(
      ctx.pool,
      { ...said, id, identityUuid: caller.identityUuid, orgCode: organization, applicationUuid: party === null ? null : applicationUuid },
      ctx.clock.now(),
    );
    return { uuid: id };
  }),

  route(feedbackCeo, async ({ ctx, caller }) => {
    await removeFeedback(ctx.pool, caller.identityUuid, '/signing/additional');
    return null;
  }),

  route(leaveSurveyPost, async ({ ctx, body, organization }) => {
    const id = v7();
    await insertLeaveSurvey(ctx.pool, { ...body, id, orgCode: organization }, ctx.clock.now());
    return { uuid: id };
  }),
];
