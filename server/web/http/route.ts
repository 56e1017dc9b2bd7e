import { whereFor } from '@hearthline/contract/allowed-in.ts';
import type { Endpoint, Where } from '@hearthline/contract/endpoint.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import { isAllowed, outOfOrder } from '../../engine/allowed.ts';
import { record } from '../../engine/record.ts';
import type { Caller, IdentityCaller, StaffCaller } from '../../identity/request-parts.ts';
import { requiredVersionIn, versionIn } from '../../identity/access/edit-profile.ts';
import type { WebContext } from '../context.ts';
import { applicationOf } from './access-check.ts';

type Edit = {
  readonly ctx: WebContext;
  readonly caller: IdentityCaller;
  readonly party: Party;
  readonly request: FastifyRequest;
  readonly params: { readonly uuid: string };
  readonly allowedIn: Where;
  /** Whether it is recorded whatever version the caller saw: a right that no precondition may cost them. */
  readonly anyVersion?: (application: Application) => boolean;
};

/** A page to which a vendor sends the borrower back: of this site. Throws invalid_request. */
export function requireOwnPage({ ctx, request }: Pick<Edit, 'ctx' | 'request'>, link: string | undefined, field: string): void {
  if (link === undefined) return;
  const { protocol, host, username } = new URL(link);
  if (protocol !== new URL(ctx.config.publicUrl).protocol || host !== request.host || username !== '')
    throw new Problem('invalid_request', { errors: [{ field, message: 'Must be a page of this site' }] });
}

/** Throws stale_version for a caller who saw another version than the current one. */
function requireVersion({ version, status: applicationStatus }: Application, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new Problem('stale_version', { extra: { version, applicationStatus } });
}

/** Records what a borrower or another signer did, if the endpoint is allowed at the status; returns the application after it. An outdated version is 412, and nothing changes. */
export async function edit(
  { ctx, caller, party, request, params, allowedIn, anyVersion }: Edit,
  facts: (application: Application, client: PoolClient) => readonly Fact[] | Promise<readonly Fact[]>,
): Promise<Application> {
  return record(ctx, params.uuid, {
    by: { actor: party.kind === 'signer' ? 'signer' : 'borrower', ref: caller.identityUuid, source: request.routeOptions.url ?? 'api' },
    allowedIn,
    ...(anyVersion === undefined && { ifVersion: versionIn(request) }),
    facts: async (application, client) => {
      if (anyVersion?.(application) === false) requireVersion(application, versionIn(request));
      return facts(application, client);
    },
  });
}

type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodType ? z.output<E[Part]> : undefined;

/** Parties an endpoint is for besides the borrower. */
type AlsoOf<E extends Endpoint> = E extends { readonly also: readonly (infer P)[] } ? P : never;

/** The caller that an access rule admits. */
export type CallerOf<E extends Endpoint> = E['access'] extends 'signed-in' | 'broker'
  ? IdentityCaller
  : E['access'] extends 'owner' | 'signer'
    ? IdentityCaller | ('staff' extends AlsoOf<E> ? StaffCaller : never)
    : E['access'] extends 'staff'
      ? StaffCaller
      : Caller;

/** The caller's relation to the application of the endpoint; null when it has none. */
export type PartyOf<E extends Endpoint> = E['access'] extends 'owner'
  ? Extract<Party, { kind: 'borrower' | AlsoOf<E> }>
  : E['access'] extends 'signer'
    ? Extract<Party, { kind: 'signer' }>
    : null;

/** What a handler gets: validated input, a caller that its access rule admits, and the context. */
export type Call<E extends Endpoint> = {
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
  readonly caller: CallerOf<E>;
  readonly party: PartyOf<E>;
  /** Statuses at which the endpoint is allowed, checked before the handler; edits check again under the lock. */
  readonly allowedIn: Where;
  /** Code of the organization the request is for: `x-org` if the host allows it, otherwise the host's. */
  readonly organization: string;
  readonly ctx: WebContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/**
 * What a handler may return: the endpoint's reply (input side of its schema; members it does not name are dropped),
 * or `reply` itself / a Buffer when it sends something other than JSON and has set the content type.
 */
export type HandlerReply<E extends Endpoint> = z.input<E['reply']> | FastifyReply | Buffer;

/** An endpoint of the contract with its handler. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly handler: (call: Call<Endpoint>) => Promise<unknown>;
};

/** Before a handler runs: checks that the application is at a status where the endpoint is allowed. Throws out_of_order, stale_version, not_found. */
async function requireAllowed({ ctx, params, request }: Call<Endpoint>, party: Party | null, where: Where): Promise<void> {
  if (where === 'always') return;
  const application = await applicationByUuid(ctx.pool, applicationOf({ params }) ?? '');
  if (isAllowed(where, application)) return;
  requireVersion(application, versionIn(request));
  throw outOfOrder(application, party?.kind === 'signer' ? 'signer' : 'borrower');
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<HandlerReply<E>> | HandlerReply<E>;

/** Ties a handler to its endpoint and to the statuses where it is allowed; the only way to create a Route. */
export function route<const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  const { allowedIn: rule = 'always', ifMatch }: Endpoint = endpoint;
  return {
    endpoint,
    handler: async (call) => {
      const { params, body } = call;
      const party = call.party as Party | null;
      const allowedIn = whereFor(rule, { party: party?.kind ?? '', params, body });
      await requireAllowed(call, party, allowedIn);
      if (ifMatch === 'required') requiredVersionIn(call.request);
      return handler({ ...call, allowedIn } as unknown as Call<E>);
    },
  };
}

/**
 * A route for each endpoint of a file of the contract, by its name there, which is the handler's name in a stack trace too. One that is left
 * out does not compile.
 */
export function routes<const E extends Readonly<Record<string, Endpoint>>>(
  endpoints: E,
  handlers: { readonly [Name in keyof E]: Handler<E[Name]> },
): { readonly [Name in keyof E]: Route } {
  const names = Object.keys(endpoints) as (keyof E & string)[];
  return Object.fromEntries(names.map((name) => [name, route(endpoints[name], handlers[name])])) as { readonly [Name in keyof E]: Route };
}
