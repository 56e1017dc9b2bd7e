/** A client that never gives up: every call is repeated with the same key until there is a reply, as a browser on a bad connection would. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
export type RequestParts = {
  readonly body?: unknown;
  /** A form with a file, instead of a body. */
  readonly form?: { readonly payload: Buffer; readonly contentType: string };
  readonly jwt?: string;
  readonly key?: string;
  readonly cookie?: string;
  readonly org?: string;
  /** The version that was read. */
  readonly ifMatch?: number;
};
export type Reply = { readonly status: number; readonly body: Record<string, unknown>; readonly cookie: string | null };

/** An acknowledged mutation: the request and its reply. */
export type AcknowledgedMutation = { readonly method: Method; readonly path: string; readonly ask: RequestParts; readonly reply: Reply };

/** Statistics of one client. */
export type ClientLog = {
  /** Calls that had to be repeated, and replies that must not occur: 500. */
  repeats: number;
  readonly broken: string[];
  readonly acknowledged: AcknowledgedMutation[];
  /** Paths of mutations whose first try got no reply and whose repeat was refused: they may have taken effect. */
  readonly unconfirmed: string[];
  /** Longest time from a call's first failure to its reply, in milliseconds. */
  longest: number;
};
export const newClientLog = (): ClientLog => ({ repeats: 0, broken: [], acknowledged: [], unconfirmed: [], longest: 0 });

/** A 4xx reply; a repeat would not help. */
export class Refused extends Error {
  readonly reply: Reply;

  constructor(what: string, reply: Reply) {
    super(`${what} answered ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`);
    this.reply = reply;
  }
}

/** Milliseconds before a call is repeated. */
const RETRY_AFTER_MS = 250;
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
/** The key's first request is still running, or its process was just killed. */
const isRunning = ({ status, body }: Reply) => status === 409 && body['code'] === 'request_running';

/** One call. Rejects when there is no reply. */
export async function call(
  url: string,
  method: Method,
  path: string,
  { body, form, jwt, key, cookie, org, ifMatch }: RequestParts,
): Promise<Reply> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': form.contentType }),
      ...(jwt !== undefined && { authorization: jwt.startsWith('Bearer ') ? jwt : `Bearer ${jwt}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(cookie !== undefined && { cookie }),
      ...(org !== undefined && { 'x-org': org }),
      ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: new Uint8Array(form.payload) }),
    signal: AbortSignal.timeout(40_000),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? null,
  };
}

export type RetryingCall = (method: Method, path: string, ask: RequestParts) => Promise<Reply>;

/**
 * Repeats a call until there is a reply. A mutation has one key however often it is repeated. Throws Refused for a 4xx, Error when `until`
 * aborts.
 */
export function retryingClient(url: string, clientLog: ClientLog, until: AbortSignal): RetryingCall {
  return async (method, path, ask) => {
    let sent = { ...ask, ...(method !== 'GET' && { key: ask.key ?? randomUUID() }) };
    let failedAt: number | null = null;
    let uncertain = false;
    for (;;) {
      if (until.aborted) throw new Error(`gave up at ${method} ${path}`);
      const reply = await call(url, method, path, sent).catch(() => null);
      if (reply !== null && !RETRYABLE_STATUSES.has(reply.status) && !isRunning(reply)) {
        if (failedAt !== null) clientLog.longest = Math.max(clientLog.longest, performance.now() - failedAt);
        if (reply.status < 400) {
          if (method !== 'GET') clientLog.acknowledged.push({ method, path, ask: sent, reply });
          return reply;
        }
        if (uncertain) clientLog.unconfirmed.push(path);
        throw new Refused(`${method} ${path}`, reply);
      }
      if (reply?.status === 500) {
        clientLog.broken.push(`${method} ${path}`);
        // The key is tied to its reply: a new try needs a new key.
        sent = { ...ask, ...(method !== 'GET' && { key: randomUUID() }) };
      }
      failedAt ??= performance.now();
      uncertain ||= method !== 'GET' && reply?.status !== 429 && reply?.status !== 503;
      clientLog.repeats += 1;
      await pause(RETRY_AFTER_MS);
    }
  };
}
