import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SkeletonCard } from '@hearthline/kit/skeleton/Skeleton.tsx';
import type { JSX, ReactNode } from 'react';
import { messageOf } from '../../services/api-error.ts';

/** The members of a query that decide what is shown. */
export type Loading<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** Why something could not be read, and a button that reads it again. */
export function Failed({ error, again }: { readonly error: unknown; readonly again: () => unknown }): JSX.Element {
  return (
    <Alert kind="err" title="This could not be loaded">
      <p>{messageOf(error)}</p>
      <p>
        <Button variant="outline" compact onClick={() => void again()}>
          Try again
        </Button>
      </p>
    </Alert>
  );
}

/** What was read; a skeleton until then; why not, with a button that tries again. What was read before stays when reading again fails. */
export function Loaded<Data>({
  query,
  children,
}: {
  readonly query: Loading<Data>;
  readonly children: (data: Data) => ReactNode;
}): JSX.Element {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  return query.error == null ? <SkeletonCard /> : <Failed error={query.error} again={query.refetch} />;
}
