import { ApiError, codeOf, errorMessage } from '../../services/api/api-error.ts';
import { REQUESTS } from './copy.ts';

/** True when no reply came at all: the connection dropped, or the request timed out. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** True when the server failed: it has nothing to say that would help. */
export const isUnexpected = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

/** The message of a failed submit. */
export function problemMessage(error: unknown): string {
  if (isOffline(error)) return REQUESTS.offline;
  const code = codeOf(error);
  if (code === 'out_of_order') return REQUESTS.moved;
  if (code === 'stale_version') return REQUESTS.stale;
  if (code === 'too_many_requests') return REQUESTS.tooMany;
  return errorMessage(error);
}

/** The messages of a refusal that belong to one field, by its API name. */
export function fieldProblems(error: unknown): readonly { field: string; message: string }[] {
  const data = error instanceof ApiError ? error.data : undefined;
  const list =
    typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors) ? (data.errors as unknown[]) : [];
  return list.filter((row): row is { field: string; message: string } => {
    if (typeof row !== 'object' || row === null || !('field' in row) || !('message' in row)) return false;
    return typeof row.field === 'string' && row.field !== '' && typeof row.message === 'string';
  });
}
