import type { Client } from 'openapi-fetch';
import { apiFetch, type ApiSettings, readBody } from './api-fetch.ts';
import type { paths } from '../../../generated/api.d.ts';

type Init = {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly header?: Readonly<Record<string, string | number | undefined>>;
  };
  readonly body?: unknown;
  readonly headers?: HeadersInit;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
};

/** `?a=1&a=2` for {a: [1, 2]}: arrays are repeated, undefined values left out. */
function queryOf(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one != null).map((one) => [name, String(one)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

function requestOf(baseUrl: string, method: string, path: string, { params = {}, body, headers, signal, keepalive }: Init): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params.path?.[name])));
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(params.header ?? {})) if (value !== undefined) all.set(name, String(value));
  const isForm = body instanceof FormData;
  // a DELETE has no body, and the server refuses one that declares JSON
  if (!isForm && method !== 'DELETE') all.set('content-type', 'application/json');
  return new Request(baseUrl + filled + queryOf(params.query ?? {}), {
    method,
    headers: all,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  });
}

/** The methods of openapi-fetch's client that the product uses, over the generated schema. */
export type ApiClient = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

/**
 * A typed client of the API: `api.GET(path, {params, body})` → `{data, response}`; throws ApiError. The types are openapi-fetch's over the
 * generated schema; the implementation is ours, because it is part of the first page's byte budget.
 * @param settings headers, token and the sign-out handler
 * @param base origin of the API at the time of a call; the page's own by default
 */
export function createApi(settings: ApiSettings, base = (): string => ''): ApiClient {
  const send = apiFetch(settings);
  function call<Name extends keyof ApiClient>(name: Name): ApiClient[Name];
  function call(name: string): (path: string, init?: Init) => Promise<{ data?: unknown; response: Response }> {
    return async (path, init = {}) => {
      const request = requestOf(base(), name, path, init);
      const response = await send(
        request,
        typeof init.body === 'object' && !(init.body instanceof FormData) ? JSON.stringify(init.body) : '',
      );
      return { data: await readBody(response, request.url), response };
    };
  }
  return { GET: call('GET'), POST: call('POST'), PUT: call('PUT'), PATCH: call('PATCH'), DELETE: call('DELETE') };
}
