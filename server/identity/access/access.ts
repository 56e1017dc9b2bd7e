import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { ownsApplication, type Party, partyOfIdentity } from '@hearthline/database/stores/application/ownership.ts';
import { sessionByUuid } from '@hearthline/database/stores/person/sessions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../config/context.ts';
import { isInLastHalf, mintToken, readToken } from './tokens.ts';

/** Nobody we know. `reason` says why a token that was sent did not count; the client logs out on either. */
export type Anonymous = { readonly kind: 'anonymous'; readonly reason?: 'unauthenticated' | 'invalid-signature' };

/** A signed-in borrower. */
export type IdentityCaller = { readonly kind: 'identity'; readonly identityUuid: string; readonly sessionId: string };

/** One of the lender's people. `organization` is the lender they work for. */
export type StaffCaller = {
  readonly kind: 'staff';
  readonly staffUuid: string;
  readonly sessionId: string;
  readonly organization: string;
  readonly roles: readonly string[];
};

/** Who is asking. */
export type Caller = Anonymous | IdentityCaller | StaffCaller;

/** What an authenticator may look at; it may set the `authorization` header of the reply to renew a token. */
export type AuthenticationAttempt = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly endpoint: Endpoint;
  readonly ctx: Context;
};

/** Says who is asking. Never throws for a bad token: answers `anonymous` with a reason, and the access rule decides. */
export type Authenticator = (attempt: AuthenticationAttempt) => Promise<Caller>;

/** The two questions of access the HTTP layer asks; access/ answers them. */
export type Access = {
  readonly authenticate: Authenticator;
  /** What this caller is to this application; null when nothing, and for one that does not exist. */
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
