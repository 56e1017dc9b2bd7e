import { experimentsPatch } from '@hearthline/contract/application/upkeep.ts';
import { route } from '../../http/route.ts';

export const register = route(experimentsPatch, async ({ ctx, params, body }) => {
  await ctx.pool.query('update intake set experiments = $2 where application_uuid = $1', [params.uuid, JSON.stringify(body.experiments)]);
  return { experiments: body.experiments.map(({ name }) => ({ name })) };
});
