import { optermizerlyGet } from '@hearthline/contract/tracking.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { experimentProfileOf, isTrackerOf } from '../../stores/lender/tracking.ts';

export const get = route(optermizerlyGet, async ({ query, caller, ctx }) => {
  if (!(await isTrackerOf(ctx.pool, caller.identityUuid, query.identityUuid))) throw new Problem('not_found');
  return { optimizelyProfileUuid: await experimentProfileOf(ctx.pool, query.identityUuid) };
});
