import { Alert, GenericError } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { SkeletonCard } from '@hearthline/kit/skeleton/Skeleton.tsx';
import type { JSX, ReactNode } from 'react';
import { REQUESTS } from './copy.ts';
import { isOffline, isUnexpected, problemMessage } from './problem-message.ts';

/** The members of a query that decide what is shown. */
export type Loading<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
};

/** Why something could not be read, and a button that reads it again. */
export function Failed({ error, again }: { readonly error: unknown; readonly again: () => unknown }): JSX.Element {
  return (
    <div className="section stack">
      {isUnexpected(error) ? (
        <GenericError />
      ) : (
        <Alert kind="err" title={REQUESTS.failed}>
          {isOffline(error) ? REQUESTS.offlineLoad : problemMessage(error)}
        </Alert>
      )}
      <Button variant="outline" onClick={() => void again()}>
        {REQUESTS.again}
      </Button>
    </div>
  );
}

type LoadedProps<Data> = {
  readonly query: Loading<Data>;
  /** What is loading, announced meanwhile. */
  readonly label?: string;
  /** What stands in place of nothing; null where there is something. */
  readonly empty?: ((data: Data) => { readonly title: string; readonly text: string } | null) | undefined;
  readonly children: (data: Data) => ReactNode;
};

/**
 * The states of a query: a skeleton after 300 ms, the error with a button to retry, empty, or its content. What was read before stays when reading again
 * fails.
 */
export function Loaded<Data>({ query, label = REQUESTS.loading, empty, children }: LoadedProps<Data>): JSX.Element {
  const { data, error, isFetching = false, refetch } = query;
  if (data !== undefined) {
    const nothing = empty?.(data) ?? null;
    return nothing ? <EmptyState title={nothing.title}>{nothing.text}</EmptyState> : <>{children(data)}</>;
  }
  if (error != null && !isFetching) return <Failed error={error} again={refetch} />;
  return (
    <div className="section">
      <SkeletonCard label={label} />
    </div>
  );
}
