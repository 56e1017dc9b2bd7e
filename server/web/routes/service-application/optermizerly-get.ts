import { optermizerlyGet } from '@hearthline/contract/tracking.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { experimentProfileOf, isTrackerOf } from '@hearthline/database/stores/lender/tracking.ts';

export const get = route(optermizerlyGet, async ({ query, caller, ctx }) => {
  if (!(await isTrackerOf(ctx.pool, caller.identityUuid, query.identityUuid))) throw new Problem('not_found');
  return { optimizelyProfileUuid: await experimentProfileOf(ctx.pool, query.identityUuid) };
});
