import { fullStoryLinkPut } from '@hearthline/contract/application/upkeep.ts';
import { route } from '../../http/route.ts';
import { keepReplayLink } from '@hearthline/database/stores/application/intake.ts';

export const register = route(fullStoryLinkPut, async ({ ctx, params, body }) => {
  await keepReplayLink(ctx.pool, params.uuid, body.link);
  return { link: body.link };
});
