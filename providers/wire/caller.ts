import type { z } from 'zod';
import { createBreaker, type Breaker } from './breaker.ts';
import type { Outcome, ProviderResult } from './result.ts';
import type { WebhookOptions } from './webhook.ts';

/** How a vendor is reached. `key` is the vendor's credential; where the vendor has two parts it is "id:secret". */
export interface WireOptions extends WebhookOptions {
  readonly baseUrl: string;
  readonly key: string;
  /** Milliseconds for one call, connect and read together. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
  readonly breaker?: Breaker;
  /** Told of each call that was made or held back, with nothing of what was sent or received. */
  readonly observe?: (call: ObservedCall) => void;
}

export type ObservedCall = {
  /** `OK`, or the code of the failure, such as `TIMEOUT` and `CIRCUIT_OPEN`. */
  readonly result: string;
  readonly ms: number;
  readonly isCircuitOpen: boolean;
};

export interface WireRequest<Body> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form when it is URLSearchParams. */
  readonly body?: unknown;
  readonly answer: z.ZodType<Body>;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type WireReply<Body> =
  | { readonly ok: true; readonly status: number; readonly body: Body; readonly latencyMs: number }
  | { readonly ok: false; readonly status: number | null; readonly failure: ProviderResult<never> };

/** Meaning of a vendor's refusal (a 4xx whose body says why); null when it has none. */
export type Refusals = (status: number, body: unknown) => { readonly outcome: Outcome; readonly reasonCode: string } | null;

export type Call = <Body>(request: WireRequest<Body>) => Promise<WireReply<Body>>;

const BODY_CAP = 5 * 1024 * 1024;
const RETRYABLE_STATUSES: Readonly<Record<number, string>> = { 408: 'TIMEOUT', 425: 'TOO_EARLY', 429: 'RATE_LIMITED' };

/**
 * All outbound vendor HTTP goes through here: time-out, body cap, circuit breaker, and every failure turned into an outcome. Never throws
 * because of the vendor or the network and never logs; a failed result contains nothing that was sent or received (lending §4).
 */
export function createCaller(provider: string, options: WireOptions, refusals: Refusals = () => null): Call {
  const { timeoutMs = 10_000, fetch = globalThis.fetch, breaker = createBreaker() } = options;
  const base = options.baseUrl.replace(/\/+$/, '');

  const call: Call = async (request) => {
    const started = performance.now();
    const failed = (status: number | null, outcome: Outcome, reasonCode: string, retryAfterSeconds: number | null = null) =>
      ({
        ok: false,
        status,
        failure: { outcome, reasonCode, data: null, rawRef: null, provider, asOf: null, latencyMs: since(started), retryAfterSeconds },
      }) as const;

    const waitMs = breaker.waitMs();
    if (waitMs > 0) return failed(null, 'RETRYABLE', 'CIRCUIT_OPEN', Math.ceil(waitMs / 1000));

    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
    let status: number;
    let text: string | null;
    let retryAfter: number | null;
    try {
      const response = await fetch(urlOf(base, request), {
        method: request.method,
        headers: headersOf(request),
        ...(request.body === undefined
          ? {}
          : { body: request.body instanceof URLSearchParams ? request.body : JSON.stringify(request.body) }),
        signal,
        // A vendor that redirects is misconfigured or compromised: personal data goes to the configured host only.
        redirect: 'error',
      });
      status = response.status;
      retryAfter = secondsOf(response.headers.get('retry-after'));
      text = await cappedText(response);
    } catch {
      if (request.signal?.aborted === true) {
        breaker.released();
        return failed(null, 'RETRYABLE', 'ABORTED');
      }
      breaker.failed();
      return failed(null, 'RETRYABLE', timeout.aborted ? 'TIMEOUT' : 'NETWORK');
    }

    if (status >= 500) {
      breaker.failed();
      return failed(status, 'RETRYABLE', 'VENDOR_DOWN', retryAfter);
    }
    if (text === null) {
      breaker.failed();
      return failed(status, 'RETRYABLE', 'ANSWER_TOO_LARGE');
    }
    if (status >= 300) {
      breaker.succeeded();
      const retryable = RETRYABLE_STATUSES[status];
      if (retryable !== undefined) return failed(status, 'RETRYABLE', retryable, retryAfter);
      const refusal = refusals(status, parsedOf(text));
      if (refusal !== null) return failed(status, refusal.outcome, refusal.reasonCode, retryAfter);
      return failed(status, 'FATAL', status === 401 || status === 403 ? 'UNAUTHORIZED' : 'REQUEST_REFUSED');
    }
    const body = status === 204 ? null : parsedOf(text);
    if (body === undefined) {
      breaker.failed();
      return failed(status, 'RETRYABLE', 'CUT_OFF_ANSWER');
    }
    breaker.succeeded();
    const parsed = request.answer.safeParse(body);
    if (!parsed.success) return failed(status, 'FATAL', 'UNEXPECTED_ANSWER');
    return { ok: true, status, body: parsed.data, latencyMs: since(started) };
  };
  const { observe } = options;
  if (observe === undefined) return call;
  return async (request) => {
    const started = performance.now();
    const reply = await call(request);
    const result = reply.ok ? 'OK' : (reply.failure.reasonCode ?? 'FAILED');
    observe({ result, ms: performance.now() - started, isCircuitOpen: breaker.isOpen() });
    return reply;
  };
}

/** Undefined when it is not JSON. */
function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Basic authentication with "id:secret". */
export function basicAuthorization(key: string): { readonly authorization: string } {
  return { authorization: `Basic ${Buffer.from(key).toString('base64')}` };
}

function urlOf(base: string, request: WireRequest<unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) if (value !== undefined && value !== '') query.set(name, value);
  return base + request.path + (query.size === 0 ? '' : `?${query}`);
}

function headersOf(request: WireRequest<unknown>): Record<string, string> {
  return {
    accept: 'application/json',
    ...(request.body === undefined || request.body instanceof URLSearchParams ? {} : { 'content-type': 'application/json' }),
    ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
    ...request.headers,
  };
}

/** The body as text; null when it exceeds the cap. */
async function cappedText(response: Response): Promise<string | null> {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, which closes the connection.
    if (size > BODY_CAP) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Retry-After in seconds; an HTTP date is ignored, because our own back-off serves as well. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

function since(started: number): number {
  return Math.round(performance.now() - started);
}
