import { fullStoryLinkPut } from '@hearthline/contract/application/upkeep.ts';
import { route } from '../../http/route.ts';

export const register = route(fullStoryLinkPut, async ({ ctx, params, body }) => {
  await ctx.pool.query('update intake set replay_link = $2 where application_uuid = $1', [params.uuid, body.link]);
  return { link: body.link };
});
