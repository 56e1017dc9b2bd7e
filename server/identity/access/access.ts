import type { Access, AuthenticationAttempt, Caller } from './caller.ts';
import { ownsApplication, partyOfIdentity } from '@hearthline/database/stores/application/ownership.ts';
import { sessionByUuid } from '@hearthline/database/stores/person/sessions.ts';
import { isInLastHalf, mintToken, readToken } from './tokens.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

async function authenticate({ request, reply, endpoint, ctx }: AuthenticationAttempt): Promise<Caller> {
  const header = request.headers.authorization;
  if (!header) return { kind: 'anonymous' };
  const token = BEARER.exec(header)?.[1];
  if (!token) return { kind: 'anonymous', reason: 'invalid-signature' };
  const verdict = await readToken(ctx, token);
  if (!verdict.ok) return { kind: 'anonymous', reason: verdict.reason };

  const { claims } = verdict;
  const session = await sessionByUuid(ctx.pool, claims.sessionId);
  const now = ctx.clock.real().getTime();
  const lives = session && session.identity_uuid === claims.identityUuid && !session.revoked_at && session.expires_at.getTime() > now;
  if (!lives) return { kind: 'anonymous', reason: 'unauthenticated' };

  if (!endpoint.poll && isInLastHalf(claims, now) && claims.expiresAt < session.expires_at.getTime() - 1000) {
    void reply.header('authorization', `Bearer ${await mintToken(ctx, { ...claims, sessionEnds: session.expires_at })}`);
  }
  return { kind: 'identity', identityUuid: claims.identityUuid, sessionId: claims.sessionId };
}

/** Who is asking, and what they are to an application. Polls do not renew tokens (AMB-122). */
export const access: Access = {
  authenticate,
  partyTo: async (ctx, caller, applicationUuid) => {
    if (caller.kind === 'identity') return partyOfIdentity(ctx.pool, caller.identityUuid, applicationUuid);
    return caller.kind === 'staff' && (await ownsApplication(ctx.pool, caller.organization, applicationUuid)) ? { kind: 'staff' } : null;
  },
};
