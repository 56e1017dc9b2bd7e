import { ApiError, messageOfBody } from './api-error.ts';
import type { TokenStore } from '../session/token.ts';

/** Milliseconds after which a call times out. */
export const TIME_OUT = 30_000;

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/;
const MAY_REFUSE = ['/identity/api/v1/login', '/identity/api/v1/registration/register', '/self/helocinfo'];
const SIGNED_OUT_MESSAGES = ['unauthenticated', 'invalid signature'];

export type ApiSettings = {
  readonly token: TokenStore;
  /** Organization code, sent as x-org; the page's origin, sent as x-origin because a script cannot set Origin (AMB-81). */
  readonly orgCode: () => string;
  readonly origin: () => string;
  /** The session-replay headers, while a replay is recording. */
  readonly replay?: () => { id: string; url: string } | undefined;
  readonly onSignedOut: () => void;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly timeOut?: number;
};

/** A random v4 UUID; works also outside secure contexts, where `crypto.randomUUID` is absent. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One Idempotency-Key per submit: the same operation with the same body keeps its key until a reply settles it, so that sending again after
 * a dropped connection never acts twice.
 */
function submitKeys(): { keyFor: (operation: string) => string; settle: (operation: string) => void } {
  const open = new Map<string, string>();
  return {
    keyFor(operation) {
      const known = open.get(operation) ?? randomKey();
      open.set(operation, known);
      return known;
    },
    settle(operation) {
      open.delete(operation);
    },
  };
}

/**
 * Reads a reply by its content type: JSON as a value, PDF as bytes, anything else as text; undefined for an empty body.
 * @throws ApiError 'Response was not convertible to json for {url}' when a JSON body does not parse
 */
export async function readBody(response: Response, url: string): Promise<unknown> {
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

function meansSignedOut(status: number, data: unknown): boolean {
  if (status === 401) return true;
  if (status !== 403 || typeof data !== 'object' || data === null) return false;
  const message = (data as { message?: unknown }).message;
  return typeof message === 'string' && SIGNED_OUT_MESSAGES.includes(message.toLowerCase());
}

/** True while the outcome of a mutation is unknown: a retry must use the same key. */
function mayStillRun(status: number, data: unknown): boolean {
  return status >= 500 || (status === 409 && (data as { code?: unknown } | null | undefined)?.code === 'request_running');
}

/**
 * All API calls go through here: credentials, organization and origin headers, the stored token, a 30 s time-out, an Idempotency-Key per
 * submit. A returned authorization header replaces the token. 401, or 403 'unauthenticated' / 'invalid signature', signs out, except on
 * sign-in and registration (AMB-31). Throws ApiError for every reply that is not 2xx. With the text of the body the request is sent in the caller's
 * task: reading it from the request would let the page be rendered first.
 */
export function apiFetch(settings: ApiSettings): (request: Request, body?: string) => Promise<Response> {
  const keys = submitKeys();
  const send = settings.fetch ?? ((request: Request) => globalThis.fetch(request));

  return async (original, text) => {
    const { url, method } = original;
    const headers = new Headers(original.headers);
    headers.set('x-org', settings.orgCode());
    headers.set('x-origin', settings.origin());
    const token = settings.token.get();
    if (token !== null && !headers.has('authorization')) headers.set('authorization', token);
    const replay = settings.replay?.();
    if (replay) {
      headers.set('x-session-replay-id', replay.id);
      headers.set('x-session-replay-url', replay.url);
    }
    let operation: string | undefined;
    if (method !== 'GET' && method !== 'HEAD' && !headers.has('idempotency-key')) {
      const isForm = headers.get('content-type')?.startsWith('multipart/') ?? false;
      operation = `${method} ${url} ${isForm ? crypto.getRandomValues(new Uint32Array(4)).join() : (text ?? (await original.clone().text()))}`;
      headers.set('idempotency-key', keys.keyFor(operation));
    }
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), settings.timeOut ?? TIME_OUT);
    original.signal.addEventListener('abort', () => stop.abort(original.signal.reason), { once: true });
    const request = new Request(original, { headers, credentials: 'include', signal: stop.signal });

    let response: Response | undefined;
    try {
      response = await send(request);
    } catch (error) {
      if (original.signal.aborted) throw error;
      throw new ApiError('Error fetching', { status: 0, cause: error });
    } finally {
      clearTimeout(timer);
    }
    if (!response) throw new ApiError(`Response was not defined for ${url}`, { status: 0 });
    const renewed = response.headers.get('authorization');
    if (renewed?.startsWith('Bearer ')) settings.token.set(renewed);
    if (response.ok) {
      if (operation !== undefined) keys.settle(operation);
      return response;
    }
    const data = await readBody(response, url).catch(() => undefined);
    if (operation !== undefined && !mayStillRun(response.status, data)) keys.settle(operation);
    if (meansSignedOut(response.status, data) && !MAY_REFUSE.some((path) => new URL(url).pathname.endsWith(path))) settings.onSignedOut();
    throw new ApiError(messageOfBody(data), { status: response.status, data, response });
  };
}
