import { feedbackCeo } from '@hearthline/contract/feedback.ts';
import { route } from '../../http/route.ts';
import { removeFeedback } from '@hearthline/database/stores/lender/feedback.ts';

export const register = route(feedbackCeo, async ({ ctx, caller }) => {
  await removeFeedback(ctx.pool, caller.identityUuid, '/signing/additional');
  return null;
});
