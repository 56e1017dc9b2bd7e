import { ApiError, messageOfBody } from './api-error.ts';
import type { Call, CallOptions } from './operation.ts';

/** Milliseconds after which a call times out. */
export const TIME_OUT = 30_000;

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/;

export type CallSettings = {
  /** Origin of the API at the time of a call; the page's own where it is left out. */
  readonly base?: () => string;
  readonly credentials: 'include' | 'same-origin';
  /** Headers of every request; those of a call itself are stronger. */
  readonly headers: () => Readonly<Record<string, string | null | undefined>>;
  /** Gets every reply. */
  readonly onReply?: (response: Response) => void;
  /** Gets every refusal before the call throws it. */
  readonly onRefused?: (error: ApiError, url: string) => void;
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  readonly timeOut?: number | undefined;
};

/** A random v4 UUID; works also outside secure contexts, where `crypto.randomUUID` is absent. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Reads a reply by its content type: JSON as a value, PDF as bytes, anything else as text; undefined for an empty body.
 * @throws ApiError 'Response was not convertible to json for {url}' when a JSON body does not parse
 */
async function readBody(response: Response, url: string): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/pdf')) return new Uint8Array(await response.arrayBuffer());
  const body = await response.text();
  if (!JSON_TYPE.test(type)) return body;
  if (body === '') return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new ApiError(`Response was not convertible to json for ${url}`, { status: response.status, data: body, response, cause });
  }
}

/** True while the outcome of a mutation is unknown: a retry must use the same key. */
function mayStillRun(status: number, data: unknown): boolean {
  return status >= 500 || (status === 409 && (data as { code?: unknown } | null | undefined)?.code === 'request_running');
}

type AnyInput = CallOptions & {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
};

/** `?a=1&a=2` for {a: [1, 2]}: arrays are repeated, undefined values left out. */
function queryOf(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one != null).map((one) => [name, String(one)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

const urlOf = (base: string, address: string, { path, query = {} }: AnyInput): string =>
  base + address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path?.[name]))) + queryOf(query);

/**
 * All API calls go through the function made here: the settings' headers, a 30 s time-out, and one Idempotency-Key for each submit, which stays with
 * the same operation and body until a reply settles it, so that sending again after a dropped connection never acts twice. The request is sent in the
 * caller's task: reading its body from the request would let the page be rendered first. It is written by hand because it is part of the first page.
 */
export function createCall({ base, credentials, headers, onReply, onRefused, fetch, timeOut = TIME_OUT }: CallSettings): Call {
  const keys = new Map<string, string>();
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));

  const call = async (operation: string, input: AnyInput = {}): Promise<unknown> => {
    const [method = '', address = ''] = operation.split(' ', 2);
    const { body, header, signal, keepalive, timeOut: own = timeOut, send: by = send } = input;
    const url = urlOf(base?.() ?? '', address, input);
    const isForm = body instanceof FormData;
    const text = body === undefined || isForm ? '' : JSON.stringify(body);
    const all = new Headers();
    for (const [name, value] of Object.entries({ ...headers(), ...header, ...input.headers }))
      if (value != null) all.set(name, String(value));
    // the server refuses an empty body that declares JSON, as of a DELETE or of the start of an authenticator
    if (!isForm && (body !== undefined || method === 'GET')) all.set('content-type', 'application/json');
    const change = method === 'GET' || all.has('idempotency-key') ? undefined : `${operation} ${url} ${isForm ? randomKey() : text}`;
    if (change !== undefined) {
      const key = keys.get(change) ?? randomKey();
      keys.set(change, key);
      all.set('idempotency-key', key);
    }
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), own);
    signal?.addEventListener('abort', () => stop.abort(signal.reason), { once: true });
    if (signal?.aborted) stop.abort(signal.reason);
    const request = new Request(url, {
      method,
      headers: all,
      credentials,
      signal: stop.signal,
      ...(body !== undefined && { body: isForm ? body : text }),
      ...(keepalive && { keepalive }),
    });

    let response: Response | undefined;
    try {
      response = await by(request);
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ApiError('Error fetching', { status: 0, cause: error });
    } finally {
      clearTimeout(timer);
    }
    if (!response) throw new ApiError(`Response was not defined for ${request.url}`, { status: 0 });
    onReply?.(response);
    if (response.ok) {
      if (change !== undefined) keys.delete(change);
      return input.as === 'blob' ? response.blob() : readBody(response, request.url);
    }
    const data = await readBody(response, request.url).catch(() => undefined);
    if (change !== undefined && !mayStillRun(response.status, data)) keys.delete(change);
    const error = new ApiError(messageOfBody(data), { status: response.status, data, response });
    onRefused?.(error, request.url);
    throw error;
  };
  return call as Call;
}
