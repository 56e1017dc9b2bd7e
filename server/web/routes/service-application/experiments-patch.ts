import { experimentsPatch } from '@hearthline/contract/application/upkeep.ts';
import { route } from '../../http/route.ts';
import { saveExperiments } from '@hearthline/database/stores/application/intake.ts';

export const register = route(experimentsPatch, async ({ ctx, params, body }) => {
  await saveExperiments(ctx.pool, params.uuid, body.experiments);
  return { experiments: body.experiments.map(({ name }) => ({ name })) };
});
