import type { JSX } from 'react';

/** What stands on the page when the server injected no lender. */
export function NoLenderPage({ error }: { error: unknown }): JSX.Element {
  return (
    <main>
      <h1>{error instanceof Error ? error.message : 'No private label data found'}</h1>
    </main>
  );
}
