import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../config/context.ts';

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
