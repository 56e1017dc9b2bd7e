import { createHash, createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';
import { createBreaker } from './breaker.ts';
import { createCaller, type Refusals, type WireOptions } from './caller.ts';
import type { Callback, CallbackHeaders } from './order.ts';
import type { Outcome } from './result.ts';
import { callbackBody, headerOf, isFresh, realNowOf } from './webhook.ts';

/** Shared by the providers that use Plaid's API: credentials, error envelope, signed callbacks (lending §4.1). */

/** Credentials (key "client_id:secret") as headers. */
export function plaidHeaders(key: string): Readonly<Record<string, string>> {
  const [clientId = '', secret = ''] = key.split(':');
  return { 'plaid-client-id': clientId, 'plaid-secret': secret };
}

const Envelope = z.object({ error_code: z.string() });

const MEANINGS: Readonly<Record<string, readonly [Outcome, string]>> = {
  PRODUCT_NOT_READY: ['RETRYABLE', 'PENDING'],
  INSTITUTION_DOWN: ['RETRYABLE', 'INSTITUTION_DOWN'],
  INSTITUTION_NOT_RESPONDING: ['RETRYABLE', 'INSTITUTION_NOT_RESPONDING'],
  INTERNAL_SERVER_ERROR: ['RETRYABLE', 'VENDOR_DOWN'],
  ITEM_LOGIN_REQUIRED: ['NEEDS_INPUT', 'ITEM_LOGIN_REQUIRED'],
  INVALID_CREDENTIALS: ['NEEDS_INPUT', 'INVALID_CREDENTIALS'],
  INVALID_MFA: ['NEEDS_INPUT', 'INVALID_MFA'],
  ITEM_LOCKED: ['NEEDS_INPUT', 'ITEM_LOCKED'],
  USER_SETUP_REQUIRED: ['NEEDS_INPUT', 'USER_SETUP_REQUIRED'],
  INCOME_VERIFICATION_NOT_FOUND: ['NEEDS_INPUT', 'NOT_LINKED'],
  NO_INCOME_FOUND: ['NO_HIT', 'NO_INCOME_FOUND'],
  INVALID_PUBLIC_TOKEN: ['REJECTED', 'INVALID_PUBLIC_TOKEN'],
  PRODUCTS_NOT_SUPPORTED: ['REJECTED', 'PRODUCTS_NOT_SUPPORTED'],
  TRANSFER_LIMIT_REACHED: ['REJECTED', 'TRANSFER_LIMIT'],
  INVALID_ROUTING_NUMBER: ['REJECTED', 'INVALID_ROUTING_NUMBER'],
  TRANSFER_NOT_CANCELLABLE: ['REJECTED', 'TOO_LATE'],
};

export const plaidRefusals: Refusals = (_, body) => {
  const envelope = Envelope.safeParse(body);
  const meaning = envelope.success ? MEANINGS[envelope.data.error_code] : undefined;
  return meaning === undefined ? null : { outcome: meaning[0], reasonCode: meaning[1] };
};

const Key = z.object({
  key: z.looseObject({ kid: z.string(), kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
});
const Head = z.object({ alg: z.literal('ES256'), kid: z.string().max(128) });
const Claims = z.object({ iat: z.number(), request_body_sha256: z.string() });

/** Milliseconds for which a key that was not found is not asked for again, and how many keys may be asked for in that time. */
const UNKNOWN_KEPT_MS = 60_000;
const MOST_UNKNOWN = 10;

/**
 * The vendor's public keys by id. A callback names its key before anything is proved, so a stranger decides what is asked: a key that was not found
 * is remembered, few are asked for a minute, and failures have a circuit breaker of their own, so that they never stop transfers. While the minute
 * is used up a new key of the vendor waits; its callbacks are repeated, and jobs read results without them.
 */
function publishedKeys(provider: string, options: WireOptions) {
  const call = createCaller(provider, { ...options, breaker: createBreaker() }, plaidRefusals);
  const keys = new Map<string, z.infer<typeof Key>['key']>();
  const asked = new Map<string, { readonly at: number; readonly reply: Promise<z.infer<typeof Key>['key'] | null> }>();
  const fetchKey = async (kid: string) => {
    const reply = await call({
      method: 'POST',
      path: '/webhook_verification_key/get',
      headers: plaidHeaders(options.key),
      body: { key_id: kid },
      answer: Key,
    });
    if (!reply.ok) return null;
    // Vendors rotate keys: only a few are ever in use.
    if (keys.size > 20) keys.clear();
    keys.set(kid, reply.body.key);
    asked.delete(kid);
    return reply.body.key;
  };
  return async (kid: string) => {
    const known = keys.get(kid);
    if (known !== undefined) return known;
    const now = realNowOf(options).getTime();
    for (const [old, { at }] of asked) if (now - at >= UNKNOWN_KEPT_MS) asked.delete(old);
    // Callbacks that arrive together share one question.
    const running = asked.get(kid);
    if (running !== undefined) return running.reply;
    if (asked.size >= MOST_UNKNOWN) return null;
    const reply = fetchKey(kid);
    asked.set(kid, { at: now, reply });
    return reply;
  };
}

/** Verifies callbacks signed by token: ES256 only, with a key the vendor publishes under its id, over the body's digest, at most 300 s old. */
export function plaidCallbacks<Body, Event extends string>(
  provider: string,
  options: WireOptions,
  shape: z.ZodType<Body>,
  sent: (body: Body, eventId: string) => Callback<Event> | null,
): (rawBody: string, headers: CallbackHeaders) => Promise<Callback<Event> | null> {
  const keyOf = publishedKeys(provider, options);

  return async (rawBody, headers) => {
    const [head = '', claims = '', signature = ''] = (headerOf(headers, 'plaid-verification') ?? '').split('.');
    const signedBy = callbackBody(textOf(head), Head);
    const says = callbackBody(textOf(claims), Claims);
    if (signedBy === null || says === null || !isFresh(says.iat * 1000, realNowOf(options))) return null;
    if (says.request_body_sha256 !== createHash('sha256').update(rawBody).digest('hex')) return null;
    const jwk = await keyOf(signedBy.kid);
    if (jwk === null) return null;
    const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
    if (!verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))) return null;
    const body = callbackBody(rawBody, shape);
    // Plaid's callbacks carry no id: the same body at another second counts as another callback.
    return body === null ? null : sent(body, `${says.request_body_sha256.slice(0, 32)}:${says.iat}`);
  };
}

function textOf(part: string): string {
  return Buffer.from(part, 'base64url').toString('utf8');
}
