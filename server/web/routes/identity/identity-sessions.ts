import { identitySessions } from '@hearthline/contract/identity.ts';
import { route } from '../../http/route.ts';
import { activeSessions } from '@hearthline/database/stores/person/sessions.ts';

export const list = route(identitySessions, async ({ caller, ctx }) => {
  const sessions = await activeSessions(ctx.pool, caller.identityUuid, ctx.clock.real());
  return sessions.map((s) => ({
    uuid: s.uuid,
    openedAt: s.created_at.toISOString(),
    expiresAt: s.expires_at.toISOString(),
    userAgent: s.user_agent,
    ip: s.ip,
    isThis: s.uuid === caller.sessionId,
  }));
});
