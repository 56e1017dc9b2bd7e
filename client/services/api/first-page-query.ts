/**
 * The queries of the first page, which does not load TanStack Query: its 15 kB would be a tenth of that page's script for three requests
 * (decision 0005). Later screens use `queries.ts`.
 */
import { useEffect, useState } from 'react';

const cached = new Map<string, { until: number; result: Promise<unknown> }>();

/** The result of `query`, cached under a key for some milliseconds; a failure is not cached. */
export function cachedQuery<T>(key: string, milliseconds: number, query: () => Promise<T>): Promise<T> {
  const known = cached.get(key);
  if (known && known.until > performance.now()) return known.result as Promise<T>;
  const result = query();
  cached.set(key, { until: performance.now() + milliseconds, result });
  result.catch(() => cached.delete(key));
  return result;
}

/** The result of `query`; undefined while it loads and when it fails. Runs again when `query` changes; null runs nothing. */
export function useQueryResult<T>(query: (() => Promise<T>) | null): T | undefined {
  const [result, setResult] = useState<T>();
  useEffect(() => {
    if (!query) return undefined;
    let isMounted = true;
    query().then(
      (found) => isMounted && setResult(found),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [query]);
  return result;
}
