import { Alert, GenericError } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SkeletonCard } from '@hearthline/kit/skeleton/Skeleton.tsx';
import type { JSX, ReactNode } from 'react';
import { isOffline, isUnexpected, problemMessage } from './problem-message.ts';
import { REQUESTS } from './copy.ts';

type QueryState<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

type LoadedProps<T> = {
  readonly query: QueryState<T>;
  /** What is loading, announced meanwhile. */
  readonly label?: string;
  readonly children: (data: T) => ReactNode;
};

/** The three states of a query: a skeleton after 300 ms, the data, or the error with a button to retry. */
export function Loaded<T>({ query, label = REQUESTS.loading, children }: LoadedProps<T>): JSX.Element {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return <>{children(data)}</>;
  if (isFetching || !error)
    return (
      <div className="section">
        <SkeletonCard label={label} />
      </div>
    );
  return (
    <div className="section stack">
      {isUnexpected(error) ? (
        <GenericError />
      ) : (
        <Alert kind="err" title={REQUESTS.failed}>
          {isOffline(error) ? REQUESTS.offlineLoad : problemMessage(error)}
        </Alert>
      )}
      <Button onClick={() => void refetch()}>{REQUESTS.again}</Button>
    </div>
  );
}
