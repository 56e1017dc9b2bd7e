import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { ownsApplication, type Party, partyOfIdentity } from '@hearthline/database/stores/application/ownership.ts';
import { sessionByUuid } from '@hearthline/database/stores/person/sessions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../config/context.ts';
import { isInLastHalf, mintToken, readToken } from './tokens.ts';

/** An unauthenticated caller. `reason`: why the token that was sent is not valid; the client logs out on either. */
export type Anonymous = { readonly kind: 'anonymous'; readonly reason?: 'unauthenticated' | 'invalid-signature' };

/** A signed-in borrower. */
export type IdentityCaller = { readonly kind: 'identity'; readonly identityUuid: string; readonly sessionId: string };

/** A member of the lender's staff. `organization` is the lender they work for. */
export type StaffCaller = {
  readonly kind: 'staff';
  readonly staffUuid: string;
  readonly sessionId: string;
  readonly organization: string;
  readonly roles: readonly string[];
};

/** The caller of a request. */
export type Caller = Anonymous | IdentityCaller | StaffCaller;

/** What an authenticator may read; it may set the `authorization` header of the reply to renew a token. */
export type AuthenticationAttempt = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly endpoint: Endpoint;
  readonly ctx: Context;
};

/** Identifies the caller. Never throws for an invalid token: it returns `anonymous` with a reason, and the access rule decides. */
export type Authenticator = (attempt: AuthenticationAttempt) => Promise<Caller>;

/** The two questions of access control that the HTTP layer asks. */
export type Access = {
  readonly authenticate: Authenticator;
  /** The caller's relation to an application; null when there is none, or the application does not exist. */
  readonly partyTo: (ctx: Context, caller: Caller, applicationUuid: string) => Promise<Party | null>;
};

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
  const isActive = session && session.identity_uuid === claims.identityUuid && !session.revoked_at && session.expires_at.getTime() > now;
  if (!isActive) return { kind: 'anonymous', reason: 'unauthenticated' };

  if (!endpoint.poll && isInLastHalf(claims, now) && claims.expiresAt < session.expires_at.getTime() - 1000) {
    void reply.header('authorization', `Bearer ${await mintToken(ctx, { ...claims, sessionEnds: session.expires_at })}`);
  }
  return { kind: 'identity', identityUuid: claims.identityUuid, sessionId: claims.sessionId };
}

/** Identifies callers and their relation to an application. Polls do not renew tokens (AMB-122). */
export const access: Access = {
  authenticate,
  partyTo: async (ctx, caller, applicationUuid) => {
    if (caller.kind === 'identity') return partyOfIdentity(ctx.pool, caller.identityUuid, applicationUuid);
    return caller.kind === 'staff' && (await ownsApplication(ctx.pool, caller.organization, applicationUuid)) ? { kind: 'staff' } : null;
  },
};
