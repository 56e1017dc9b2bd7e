import createFetchClient, { type Client } from 'openapi-fetch';
import { apiFetch, type ApiSettings } from './api-fetch.ts';

type Methods = Pick<Client<Record<string, never>>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly (keyof Methods)[];

/**
 * A typed client of the API: `api.GET(path, {params, body})` → `{data}`; throws ApiError. Arrays in queries are repeated; the
 * body is read by its content type.
 * @param settings headers, token and what to do on being signed out
 * @param baseUrl origin of the API; the page's own when left out
 */
export function createApi<Paths extends object>(settings: ApiSettings, baseUrl = ''): Client<Paths> {
  const client = createFetchClient<Paths>({
    baseUrl,
    fetch: apiFetch(settings),
    headers: { 'content-type': 'application/json' },
    querySerializer: { array: { style: 'form', explode: true } },
  });
  // `auto` is the reader that api-fetch hangs on every answer; openapi-fetch calls the reader it is named
  const methods = client as unknown as Record<string, (path: string, init?: object) => Promise<unknown>>;
  for (const method of METHODS) {
    const call = methods[method];
    if (call) methods[method] = (path, init) => call(path, { ...init, parseAs: 'auto' });
  }
  return client;
}
