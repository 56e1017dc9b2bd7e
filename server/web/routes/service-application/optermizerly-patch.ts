import { optermizerlyPatch } from '@hearthline/contract/tracking.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { isTrackerOf, saveExperimentProfile } from '@hearthline/database/stores/lender/tracking.ts';

export const patch = route(optermizerlyPatch, async ({ query, body, caller, ctx }) => {
  if (!(await isTrackerOf(ctx.pool, caller.identityUuid, query.identityUuid))) throw new Problem('not_found');
  return { optimizelyProfileUuid: await saveExperimentProfile(ctx.pool, query.identityUuid, body.optimizelyProfileUuid, ctx.clock.now()) };
});
