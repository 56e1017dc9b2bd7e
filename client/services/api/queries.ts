import { createQueries } from '@hearthline/web/api/queries.ts';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { session } from '../session/session.ts';
import { leadToDetour } from '../session/detour.ts';
import { api } from './api.ts';

/** The API's calls as TanStack Query hooks and options. The first page does not use it: the library loads with later screens. */
export const $api = createQueries(api);

/** Default query behavior: no retry, no refetch on focus, mount or reconnect. */
export const QUERY_DEFAULTS = {
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  networkMode: 'always',
} as const;

/** The page's query client. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void leadToDetour(error, session.leave) }),
  defaultOptions: { queries: QUERY_DEFAULTS, mutations: { retry: false, networkMode: 'always' } },
});
