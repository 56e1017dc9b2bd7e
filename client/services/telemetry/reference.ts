import { ApiError } from '@hearthline/web/api/api-error.ts';

/** Digits that are enough to find one trace among those of a day, in groups that can be read aloud. */
const grouped = (trace: string): string => (trace.slice(0, 12).match(/.{4}/g) ?? []).join(' ');

const made = new WeakMap<object, string>();

/** A reference of its own for what failed without the server, the same for one error. */
function ownReference(error: object): string {
  const known =
    made.get(error) ?? Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  made.set(error, known);
  return known;
}

/** The number a person reads to support: the beginning of the failed request's trace, as log lines name it; for any other error one of the page's. */
export function referenceOf(error: unknown): string {
  const data = error instanceof ApiError ? (error.data as { traceId?: unknown } | null | undefined) : undefined;
  const trace = data?.traceId;
  if (typeof trace === 'string' && /^[\da-f]{32}$/.test(trace)) return grouped(trace);
  return grouped(ownReference(typeof error === 'object' && error !== null ? error : {}));
}
