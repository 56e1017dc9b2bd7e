import { QueryClient } from '@tanstack/react-query';
import type { Client } from 'openapi-fetch';
import createQueries from 'openapi-react-query';
import { createApi } from '../services/api/client.ts';
import { QUERY_DEFAULTS } from '../services/api/queries.ts';
import type { operations, paths } from '../../generated/api.d.ts';

const nobody = {
  get: () => null,
  set: () => undefined,
  clear: () => undefined,
  signOut: () => undefined,
  subscribe: () => () => undefined,
};

/** The API as the sandbox calls it: as nobody, on whichever host the page is, so that a borrower's session in this browser stays as it is. */
export const api = createApi({ token: nobody, orgCode: () => '', origin: () => window.location.origin, onSignedOut: () => undefined });

/** The same as hooks. */
export const $api = createQueries(api as Client<paths>);

/** Milliseconds after which what may change by itself is asked for again while the page is seen. */
export const POLL_MS = 2000;

/** The replies already received, for one page. */
export const newQueries = (): QueryClient => new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } });

type Reply<Id extends keyof operations> =
  operations[Id]['responses'] extends Record<200, { content: { 'application/json': infer Body } }> ? Body : never;
export type Personas = Reply<'personas-get'>;
export type Choices = Reply<'choices-get'>;
export type Whole = Reply<'application-get'>;
export type Sent = Reply<'outbox-get'>[number];
export type Vendors = Reply<'vendors-get'>;
