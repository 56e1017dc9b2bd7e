import type { Client } from 'openapi-fetch';
import { apiFetch, type ApiSettings } from './api-fetch.ts';
import { readBody } from './read-body.ts';

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

/** `?a=1&a=2` for {a: [1, 2]}: arrays are repeated, absent values left out (B §7). */
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
  // a DELETE has no body, and one that says it is JSON is refused
  if (!isForm && method !== 'DELETE') all.set('content-type', 'application/json');
  return new Request(baseUrl + filled + queryOf(params.query ?? {}), {
    method,
    headers: all,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  });
}

/**
 * A typed client of the API: `api.GET(path, {params, body})` → `{data, response}`; throws ApiError. The types are openapi-fetch's
 * over the generated schema; the few lines that run are ours, because the first page counts its bytes.
 * @param settings headers, token and what to do on being signed out
 * @param baseUrl origin of the API; the page's own when left out
 */
export function createApi<Paths extends object>(settings: ApiSettings, baseUrl = ''): Client<Paths> {
  const send = apiFetch(settings);
  const method =
    (name: string) =>
    async (path: string, init: Init = {}) => {
      const request = requestOf(baseUrl, name, path, init);
      const response = await send(request);
      return { data: await readBody(response, request.url), response };
    };
  const methods = Object.fromEntries(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((name) => [name, method(name)]));
  return methods as unknown as Client<Paths>;
}
