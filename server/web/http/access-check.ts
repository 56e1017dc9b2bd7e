import { REVEALING_ROLES, STAFF_ROLES, type StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { Endpoint, PartyKind } from '@hearthline/contract/endpoint.ts';
import type { Conversation } from '@hearthline/database/stores/chat/conversations.ts';
import { isBroker } from '@hearthline/database/stores/lender/referrals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebContext } from '../context.ts';
import { conversationOf } from '../../chat/proof.ts';
import { isOfDesk } from '../../identity/access/staff-sessions.ts';
import type { LenderDraft } from '@hearthline/database/stores/settings/lender-drafts.ts';
import { draftOfRequest } from '../../staff/settings/new-lender/drafts.ts';
import { recordOpening } from '../../staff/views.ts';
import { organizationOf } from '../../identity/request-parts.ts';
import { Problem } from '@hearthline/contract/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The chat that the token of the request opens; null on every other operation. */
    conversation: Conversation | null;
    /** The new lender that the link of the request is for; null on every other operation. */
    lenderDraft: LenderDraft | null;
  }
}

/** Names of the member of a request that holds the application, in the order they are looked for. */
export const APPLICATION_NAMES = ['uuid', 'applicationUuid', 'helocUuid', 'helocApplicationUuid'] as const;

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** The application a request is about: path first, then query, then body; null when it names none. */
export function applicationOf(parts: Parts): string | null {
  for (const part of [parts.params, parts.query, parts.body]) {
    for (const name of APPLICATION_NAMES) {
      const value = (part as Record<string, unknown> | null | undefined)?.[name];
      if (typeof value === 'string') return value;
    }
  }
  return null;
}

/** Before the body is read: identifies the caller and checks that such a caller may use this endpoint. Denies unknown callers. */
export async function checkCaller(ctx: WebContext, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const hasToken = request.headers.authorization !== undefined || isOfDesk(request);
  if (!hasToken && !endpoint.raw) ctx.limits.count('requestsIp', request.ip);
  request.organization = organizationOf(ctx, request);
  if (endpoint.access === 'sandbox') {
    if (!ctx.config.sandboxRoutes) throw new Problem('not_found');
    return;
  }
  const applicationUuid = partiesOf(endpoint).length > 0 ? (applicationOf({ params: request.params })?.toLowerCase() ?? null) : null;
  request.caller = await ctx.access.authenticate({ request, reply, endpoint, applicationUuid, ctx });
  const { caller } = request;
  if (caller.kind !== 'anonymous') ctx.limits.count('requestsSession', caller.sessionId);
  else if (hasToken) ctx.limits.count('requestsIp', request.ip);
  if (['anyone', 'conversation', 'lender-draft'].includes(endpoint.access)) return;
  if (caller.kind === 'anonymous')
    throw new Problem('unauthenticated', { message: caller.reason === 'invalid-signature' ? 'invalid signature' : 'unauthenticated' });
  if (!callersOf(endpoint).includes(caller.kind)) throw new Problem('forbidden');
  if (endpoint.access === 'broker' && !(caller.kind === 'identity' && (await isBroker(ctx.pool, caller.identityUuid))))
    throw new Problem('forbidden');
  if (caller.kind === 'staff' && !rolesOf(endpoint).includes(caller.role)) throw new Problem('forbidden');
}

/** The staff roles an endpoint is for. What a borrower reads of an application, an administrator does not. */
const rolesOf = (endpoint: Endpoint): readonly StaffRole[] =>
  endpoint.access === 'staff' ? (endpoint.roles ?? STAFF_ROLES) : REVEALING_ROLES;

/** The kinds of callers an endpoint is for, before their relation to an application is known. */
function callersOf({ access, also = [] }: Endpoint): readonly ('identity' | 'staff')[] {
  if (access === 'staff') return ['staff'];
  return access === 'owner' && also.includes('staff') ? ['identity', 'staff'] : ['identity'];
}

/** The parties of an application that an endpoint is for. */
export const partiesOf = ({ access, also = [] }: Endpoint): readonly PartyKind[] =>
  access === 'owner' ? ['borrower', ...also] : access === 'signer' ? ['signer'] : [];

/** In the log of views, before what the borrower's own page shows of an application. */
const BORROWERS_VIEW = 'as the borrower sees it: ';
/** Which operation, and of a document or file which one: ids, never a value. */
const partOf = ({ id }: Endpoint, { params }: FastifyRequest): string =>
  [id, ...Object.entries(params as object).flatMap(([name, value]) => (isApplicationName(name) ? [] : [String(value)]))].join(' ');
const isApplicationName = (name: string): boolean => (APPLICATION_NAMES as readonly string[]).includes(name);

/** After validation: the part of an application that an operation of the desk opens is in the log of views before the handler reads it. */
export async function recordOpened(ctx: WebContext, endpoint: Endpoint, { caller, params }: FastifyRequest): Promise<void> {
  const uuid = applicationOf({ params });
  if (endpoint.access === 'staff' && endpoint.opens !== undefined && caller.kind === 'staff' && uuid !== null)
    await recordOpening(ctx, caller, [uuid], endpoint.opens);
}

/**
 * After validation: for a caller without a relation to the application the reply equals that for an unknown one. A caller with another relation than
 * the required one gets forbidden.
 */
export async function checkParty(ctx: WebContext, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  if (endpoint.access === 'conversation') request.conversation = await conversationOf(ctx, request);
  if (endpoint.access === 'lender-draft') request.lenderDraft = await draftOfRequest(ctx, request);
  const parties = partiesOf(endpoint);
  if (parties.length === 0) return;
  const uuid = applicationOf({ params: request.params, query: request.query, body: request.body });
  request.party = uuid === null ? null : await ctx.access.partyTo(ctx, request.caller, uuid);
  if (request.party === null) throw new Problem('not_found');
  if (!parties.includes(request.party.kind)) throw new Problem('forbidden');
  // An application holds what a bureau said of a person: a mistyped address must not open it to a stranger.
  const { caller, party } = request;
  if (party.kind === 'borrower' && caller.kind === 'identity' && !caller.emailProved && !endpoint.beforeEmailProof)
    throw new Problem('email_unproved');
  // What its borrower reads, staff read too: as a look.
  if (caller.kind === 'staff' && uuid !== null) await recordOpening(ctx, caller, [uuid], `${BORROWERS_VIEW}${partOf(endpoint, request)}`);
  // Facts are permanent: what a borrower's program repeats does not grow without end.
  if (endpoint.method !== 'GET' && !endpoint.recordsNothing && uuid !== null) ctx.limits.count('changesApplication', uuid);
}
