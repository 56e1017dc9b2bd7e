import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { openSession, ownsApplication, type Party, partyOfIdentity } from '@hearthline/database/stores/application/ownership.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../config/context.ts';
import { staffSessionOf } from './staff-sessions.ts';
import type { Caller } from '../request-parts.ts';
import { isInLastHalf, knownToken, mintToken, readToken } from './tokens.ts';

/** What an authenticator may read; it may set the `authorization` header of the reply to renew a token. */
export type AuthenticationAttempt = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly endpoint: Endpoint;
  /** The application in the path of an endpoint for its parties: the caller's relation to it is read with the session. */
  readonly applicationUuid?: string | null;
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

async function authenticate({ request, reply, endpoint, applicationUuid = null, ctx }: AuthenticationAttempt): Promise<Caller> {
  const header = request.headers.authorization;
  if (!header) {
    const open = await staffSessionOf(ctx, request, { isPoll: endpoint.poll === true });
    if (!open?.isWhole) return { kind: 'anonymous' };
    const { staffUuid, sessionId, organization, role, name, authority } = open;
    return { kind: 'staff', staffUuid, sessionId, organization, role, name, authority };
  }
  const token = BEARER.exec(header)?.[1];
  if (!token) return { kind: 'anonymous', reason: 'invalid-signature' };
  const verdict = knownToken(ctx, token) ?? (await readToken(ctx, token));
  if (!verdict.ok) return { kind: 'anonymous', reason: verdict.reason };

  const { claims } = verdict;
  const { identityUuid, sessionId } = claims;
  // A remembered signature says nothing about revocation: that is asked of the database for every request.
  const session = await openSession(ctx.pool, { sessionId, identityUuid, applicationUuid }, ctx.clock.real);
  if (!session) return { kind: 'anonymous', reason: 'unauthenticated' };

  if (!endpoint.poll && isInLastHalf(claims, ctx.clock.real().getTime()) && claims.expiresAt < session.endsAt.getTime() - 1000) {
    void reply.header('authorization', `Bearer ${await mintToken(ctx, { ...claims, sessionEnds: session.endsAt })}`);
  }
  const { emailProved, authenticatedAt } = session;
  const caller = { kind: 'identity', identityUuid, sessionId, emailProved, authenticatedAt } as const;
  return applicationUuid === null
    ? caller
    : { ...caller, named: { uuid: applicationUuid, party: session.party, version: session.version } };
}

/** Identifies callers and their relation to an application. Polls do not renew tokens (AMB-122). */
export const access: Access = {
  authenticate,
  partyTo: async (ctx, caller, applicationUuid) => {
    if (caller.kind === 'identity')
      return caller.named?.uuid === applicationUuid ? caller.named.party : partyOfIdentity(ctx.pool, caller.identityUuid, applicationUuid);
    return caller.kind === 'staff' && (await ownsApplication(ctx.pool, caller.organization, applicationUuid)) ? { kind: 'staff' } : null;
  },
};
