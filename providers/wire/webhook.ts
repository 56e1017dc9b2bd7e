import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Callback, CallbackHeaders } from './order.ts';

/** What verifying a callback needs. Without a secret no callback is accepted. */
export interface WebhookOptions {
  readonly webhookSecret?: string;
  /** Real time, never the product's: it measures a callback's age. */
  readonly realNow?: () => Date;
}

/** Callbacks older (or further in the future) than this are refused, seconds (quality R6). */
export const TOLERANCE_SECONDS = 300;

export function realNowOf(options: WebhookOptions): Date {
  return options.realNow?.() ?? new Date(performance.timeOrigin + performance.now());
}

/** One header's value, whatever its case; null when it is missing or repeated. */
export function headerOf(headers: CallbackHeaders, name: string): string | null {
  const value = headers[name] ?? headers[name.toLowerCase()];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function isFresh(at: number, now: Date): boolean {
  return Number.isFinite(at) && Math.abs(now.getTime() - at) <= TOLERANCE_SECONDS * 1000;
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export function hmacHex(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Checks "t=<seconds>,v1=<hex>[,v1=<hex>]": HMAC-SHA256 of "<t>.<raw body>"; there are several v1 while the vendor changes its secret. */
export function isStamped(header: string | null, rawBody: string, options: WebhookOptions): boolean {
  const { webhookSecret } = options;
  if (header === null || webhookSecret === undefined) return false;
  const parts = header.split(/[,\s]+/).map((part) => part.split('='));
  const stamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(stamp) || !isFresh(Number(stamp) * 1000, realNowOf(options))) return false;
  const wanted = hmacHex(webhookSecret, `${stamp}.${rawBody}`);
  return parts.some(([name, digest = '']) => name === 'v1' && sameText(digest, wanted));
}

/** The body parsed and validated; null when it has another shape. */
export function callbackBody<Body>(rawBody: string, shape: z.ZodType<Body>): Body | null {
  try {
    const parsed = shape.safeParse(JSON.parse(rawBody));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Callbacks of vendors that put time and signature in one header: verified, parsed and mapped to our events. */
export function stampedCallbacks<Body, Event extends string>(
  options: WebhookOptions,
  header: string,
  shape: z.ZodType<Body>,
  sent: (body: Body) => Callback<Event> | null,
): (rawBody: string, headers: CallbackHeaders) => Promise<Callback<Event> | null> {
  return async (rawBody, headers) => {
    if (!isStamped(headerOf(headers, header), rawBody, options)) return null;
    const body = callbackBody(rawBody, shape);
    return body === null ? null : sent(body);
  };
}
