import { identitySessionEnd } from '@hearthline/contract/identity.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { revokeOwnSession } from '../../stores/person/sessions.ts';

export const end = route(identitySessionEnd, async ({ params, caller, ctx }) => {
  if (!(await revokeOwnSession(ctx.pool, caller.identityUuid, params.sessionUuid, ctx.clock.real()))) throw new Problem('not_found');
  return null;
});
