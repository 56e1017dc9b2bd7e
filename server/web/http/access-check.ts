import type { Endpoint, PartyKind } from '@hearthline/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebContext } from '../context.ts';
import { headerOf } from '../../identity/request-parts.ts';
import { Problem } from '@hearthline/contract/problem.ts';

/** Names under which an operation may carry the application it is about, in the order they are looked for. */
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

/** Finds the organization of a request; an `x-org` the host may not speak for is refused. */
export function organizationOf(ctx: WebContext, request: FastifyRequest): string {
  const asked = headerOf(request.headers['x-org']) ?? '';
  const own = ctx.organizations.forHost(request.hostname) ?? '';
  if (asked === '' || asked === own) return own;
  if (!ctx.organizations.allows(request.hostname, asked)) throw new Problem('unknown_organization');
  return asked;
}

/** Before the body is read: who is asking, and may such a caller use this operation at all. Denies what it does not know. */
export async function checkCaller(ctx: WebContext, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.organization = organizationOf(ctx, request);
  if (endpoint.access === 'sandbox') {
    if (!ctx.config.sandboxRoutes) throw new Problem('not_found');
    return;
  }
  request.caller = await ctx.access.authenticate({ request, reply, endpoint, ctx });
  const { caller } = request;
  if (endpoint.access === 'anyone') return;
  if (caller.kind === 'anonymous')
    throw new Problem('unauthenticated', { message: caller.reason === 'invalid-signature' ? 'invalid signature' : 'unauthenticated' });
  if (!callersOf(endpoint).includes(caller.kind)) throw new Problem('forbidden');
}

/** The kinds of callers an operation is for, before it is known what they are to an application. */
function callersOf({ access, also = [] }: Endpoint): readonly ('identity' | 'staff')[] {
  if (access === 'staff') return ['staff'];
  return access === 'owner' && also.includes('staff') ? ['identity', 'staff'] : ['identity'];
}

/** The parties of an application an operation on it is for. */
export const partiesOf = ({ access, also = [] }: Endpoint): readonly PartyKind[] =>
  access === 'owner' ? ['borrower', ...also] : access === 'signer' ? ['signer'] : [];

/**
 * After validation: an application the caller has nothing to do with answers exactly as one that does not exist. Who has to do with it, but not in this
 * way, is told so.
 */
export async function checkParty(ctx: WebContext, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const parties = partiesOf(endpoint);
  if (parties.length === 0) return;
  const uuid = applicationOf({ params: request.params, query: request.query, body: request.body });
  request.party = uuid === null ? null : await ctx.access.partyTo(ctx, request.caller, uuid);
  if (request.party === null) throw new Problem('not_found');
  if (!parties.includes(request.party.kind)) throw new Problem('forbidden');
}
