/** The API as the desk calls it: with the cookie of the session, the header that proves the desk's own page, and one Idempotency-Key for each submit. */
import { QueryClient } from '@tanstack/react-query';
import createClient, { type Middleware } from 'openapi-fetch';
import createQueries from 'openapi-react-query';
import { ApiError } from './api-error.ts';
import type { operations, paths } from '../../generated/api.d.ts';

/** Milliseconds after which a call times out. */
const TIME_OUT = 30_000;

/** A key stays with its request until a reply settles it: sent again after a dropped connection, it never acts twice. */
const keys = new Map<string, string>();

const signedOut: { tell: () => void } = { tell: () => undefined };
/** Says what to do when the session has ended: chrome/Desk.tsx asks for a new sign-in over the page. */
export function onSignedOut(tell: () => void): void {
  signedOut.tell = tell;
}

async function send(original: Request): Promise<Response> {
  const isChange = original.method !== 'GET';
  const operation = `${original.method} ${original.url} ${isChange ? await original.clone().text() : ''}`;
  const headers = new Headers(original.headers);
  headers.set('x-hearthline-desk', '1');
  if (isChange) {
    const key = keys.get(operation) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    keys.set(operation, key);
    headers.set('idempotency-key', key);
  }
  const signal = AbortSignal.any([original.signal, AbortSignal.timeout(TIME_OUT)]);
  let response: Response;
  try {
    response = await globalThis.fetch(new Request(original, { headers, signal, credentials: 'same-origin' }));
  } catch (cause) {
    if (original.signal.aborted) throw cause;
    throw new ApiError(0, undefined, cause);
  }
  if (response.status < 500) keys.delete(operation);
  return response;
}

const refusals: Middleware = {
  onResponse: async ({ response, schemaPath }) => {
    if (response.ok) return;
    const data: unknown = await response.json().catch(() => undefined);
    if (response.status === 401 && !schemaPath.startsWith('/desk/api/v1/session')) signedOut.tell();
    throw new ApiError(response.status, data);
  },
};

/** A typed client: `api.GET(path, { params })` → `{ data }`; throws ApiError for every reply that is not 2xx. */
export const api = createClient<paths>({ fetch: send });
api.use(refusals);

/** The same as TanStack Query hooks. */
export const $api = createQueries(api);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: true, networkMode: 'always', staleTime: 5000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** The body of a reply, by the operation's id in the contract. */
export type Reply<Id extends keyof operations> =
  operations[Id]['responses'] extends Record<200, { content: { 'application/json': infer Body } }> ? Body : never;
