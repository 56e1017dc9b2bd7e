/** The API as the desk calls it: with the cookie of the session, and the header that proves the desk's own page. */
import { createCall } from '@hearthline/web/api/call.ts';
import { createQueries } from '@hearthline/web/api/queries.ts';
import { QueryClient } from '@tanstack/react-query';

const signedOut: { tell: () => void } = { tell: () => undefined };
/** Says what to do when the session has ended: chrome/Desk.tsx asks for a new sign-in over the page. */
export function onSignedOut(tell: () => void): void {
  signedOut.tell = tell;
}

/** Calls an operation of the desk. */
export const api = createCall({
  credentials: 'same-origin',
  headers: () => ({ 'x-hearthline-desk': '1' }),
  onRefused({ status }, url) {
    if (status === 401 && !new URL(url).pathname.startsWith('/desk/api/v1/session')) signedOut.tell();
  },
});

/** The same as TanStack Query hooks. */
export const $api = createQueries(api);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: true, networkMode: 'always', staleTime: 5000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});
