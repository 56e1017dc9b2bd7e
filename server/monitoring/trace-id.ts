import { trace } from '@opentelemetry/api';
import { createHash } from 'node:crypto';

/** W3C Trace Context, level 1: version 00, trace, parent and flags; a trace of zeros is invalid. */
const TRACEPARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The trace of a request, 32 hexadecimal digits: that of the running trace, or of its `traceparent`, or made of its own id. It is the same however
 * often it is asked for, and costs nothing until then.
 */
export function traceIdOf(request: { readonly id: string; readonly headers: Readonly<Record<string, unknown>> }): string {
  const running = trace.getActiveSpan()?.spanContext().traceId;
  if (running !== undefined) return running;
  return givenTrace(request.headers['traceparent']) ?? ownTrace(request.id);
}

/** The trace that a caller named, or null. */
function givenTrace(header: unknown): string | null {
  return typeof header === 'string' ? (TRACEPARENT.exec(header)?.[1] ?? null) : null;
}

/** A trace that a request without one gets. */
export function ownTrace(requestId: string): string {
  return UUID.test(requestId) ? requestId.replaceAll('-', '') : createHash('sha256').update(requestId).digest('hex').slice(0, 32);
}
