import { ApiError, codeOf, errorMessage, ownSentence } from '../api/api-error.ts';
import { REQUESTS } from './copy.ts';

/** True when no reply came at all: the connection dropped, or the request timed out. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** True when the server failed: it has nothing to say that would help. */
export const isUnexpected = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** What is said of a failure whose code says it all (contract/errors.ts). */
const BY_CODE: Readonly<Record<string, string>> = {
  out_of_order: REQUESTS.moved,
  stale_version: REQUESTS.stale,
  too_many_requests: REQUESTS.tooMany,
  too_slow: REQUESTS.slow,
  forbidden: REQUESTS.forbidden,
  not_found: REQUESTS.notFound,
};

/** What a person reads of a failed call: our sentence for its code, else the server's. */
export function problemMessage(error: unknown): string {
  if (isOffline(error)) return REQUESTS.offline;
  return BY_CODE[codeOf(error) ?? ''] ?? errorMessage(error);
}

/** The same for staff, to whom the server says more of a refusal by role, or by what a colleague did meanwhile: who may, and who was quicker. */
export const staffMessage = (error: unknown): string => ownSentence(error) ?? problemMessage(error);
