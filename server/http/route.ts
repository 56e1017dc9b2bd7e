import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller, IdentityCaller, Party, StaffCaller } from '../access/caller.ts';
import type { Context } from '../context.ts';

type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodType ? z.output<E[Part]> : undefined;

/** Parties an operation is for besides the borrower. */
type AlsoOf<E extends Endpoint> = E extends { readonly also: readonly (infer P)[] } ? P : never;

/** The caller an access rule lets through. */
export type CallerOf<E extends Endpoint> = E['access'] extends 'signed-in'
  ? IdentityCaller
  : E['access'] extends 'owner' | 'signer'
    ? IdentityCaller | ('staff' extends AlsoOf<E> ? StaffCaller : never)
    : E['access'] extends 'staff'
      ? StaffCaller
      : Caller;

/** What the caller is to the application an operation is about; null where it is about none. */
export type PartyOf<E extends Endpoint> = E['access'] extends 'owner'
  ? Extract<Party, { kind: 'borrower' | AlsoOf<E> }>
  : E['access'] extends 'signer'
    ? Extract<Party, { kind: 'signer' }>
    : null;

/** What a handler is given: checked input, a caller its access rule lets through, and the context. */
export type Call<E extends Endpoint> = {
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
  readonly caller: CallerOf<E>;
  readonly party: PartyOf<E>;
  /** Code of the organisation the request is for: `x-org` where the host allows it, else the host's. */
  readonly organisation: string;
  readonly ctx: Context;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/**
 * What a handler may answer: the endpoint's reply (input side of its schema; members it does not name are dropped),
 * or `reply` itself / a Buffer when it answers something other than JSON and has set the content type.
 */
export type Answer<E extends Endpoint> = z.input<E['reply']> | FastifyReply | Buffer;

/** An endpoint of the contract with the function that answers it. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly handler: (call: Call<Endpoint>) => Promise<unknown>;
};

/** Ties a handler to its endpoint; the only way to make a Route. */
export function route<const E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>): Route {
  return { endpoint, handler: async (call) => handler(call as unknown as Call<E>) };
}
