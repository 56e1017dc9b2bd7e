import type { Reply } from '@hearthline/web/api/operation.ts';
import { createQueries } from '@hearthline/web/api/queries.ts';
import { createCall } from '@hearthline/web/api/call.ts';
import { QueryClient } from '@tanstack/react-query';
import { QUERY_DEFAULTS } from '../services/api/queries.ts';

/** The API as the sandbox calls it: as nobody, on whichever host the page is, so that a borrower's session in this browser stays as it is. */
export const api = createCall({ credentials: 'include', headers: () => ({ 'x-origin': window.location.origin }) });

/** The same as hooks. */
export const $api = createQueries(api);

/** Milliseconds after which what may change by itself is asked for again while the page is seen. */
export const POLL_MS = 2000;

/** The replies already received, for one page. */
export const newQueries = (): QueryClient => new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } });

export type Personas = Reply<'personas-get'>;
export type Choices = Reply<'choices-get'>;
export type Whole = Reply<'application-get'>;
export type OutboxMessage = Reply<'outbox-get'>[number];
export type Vendors = Reply<'vendors-get'>;
