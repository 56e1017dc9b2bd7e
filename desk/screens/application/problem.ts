import { ApiError, messageOf } from '../../services/api-error.ts';

/** What a refused change says: a sentence for each field it names, and one for the whole. */
export type Refused = { readonly message: string; readonly fields: Readonly<Record<string, string>> };

export function refusedBy(error: unknown): Refused {
  const errors = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const said = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.problem.message : undefined;
  const fields = Object.fromEntries(
    errors.filter(({ field, message }) => field !== '' && message !== '').map(({ field, message }) => [field, message]),
  );
  return { message: said ?? messageOf(error), fields };
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
