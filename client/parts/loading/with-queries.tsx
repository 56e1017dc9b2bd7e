import type { JSX } from 'react';
import type { LoadScreen } from './lazy-screen.tsx';

/** Loads a screen together with the query library it uses. */
export function withQueries(load: LoadScreen): LoadScreen {
  return async () => {
    const [Screen, { Queries }] = await Promise.all([load(), import('./Queries.tsx')]);
    return function ScreenWithQueries(): JSX.Element {
      return (
        <Queries>
          <Screen />
        </Queries>
      );
    };
  };
}
