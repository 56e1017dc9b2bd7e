import { identitySessionEnd } from '@hearthline/contract/identity.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { revokeOwnSession } from '@hearthline/database/stores/person/sessions.ts';

export const end = route(identitySessionEnd, async ({ params, caller, ctx }) => {
  if (!(await revokeOwnSession(ctx.pool, caller.identityUuid, params.sessionUuid, ctx.clock.real()))) throw new Problem('not_found');
  return null;
});
