import { fullStoryLinkPut } from '@hearthline/contract/application/upkeep.ts';
import { route } from '../../http/route.ts';
import { saveReplayLink } from '@hearthline/database/stores/application/intake.ts';

export const register = route(fullStoryLinkPut, async ({ ctx, params, body }) => {
  await saveReplayLink(ctx.pool, params.uuid, body.link);
  return { link: body.link };
});
