import { identityLogout } from '@hearthline/contract/identity.ts';
import { route } from '../../http/route.ts';
import { revokeSession, revokeSessionsOf } from '@hearthline/database/stores/person/sessions.ts';

export const logout = route(identityLogout, async ({ body, caller, ctx, reply }) => {
  const now = ctx.clock.real();
  if (body?.everywhere) await revokeSessionsOf(ctx.pool, caller.identityUuid, now);
  else await revokeSession(ctx.pool, caller.sessionId, now);
  reply.removeHeader('authorization');
  return null;
});
