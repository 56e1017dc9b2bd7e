import { QueryClient } from '@tanstack/react-query';

/** Default query behavior (B §7): no retry, no refetch on focus, mount or reconnect. */
export const QUERY_DEFAULTS = {
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  networkMode: 'always',
} as const;

/** The page's one query client. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: QUERY_DEFAULTS, mutations: { retry: false, networkMode: 'always' } },
});
