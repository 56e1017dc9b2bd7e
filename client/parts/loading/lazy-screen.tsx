import type { RouteComponent } from '@tanstack/react-router';
import { type ComponentType, type JSX, use } from 'react';
import { isReloading, once } from '../../services/preload-reload.ts';

/** `income/link/:type` in the router's notation. */
export const routePath = (path: string): string => path.replace(/:(\w+)/g, '$$$1');

export type Screen = ComponentType;
export type LoadScreen = () => Promise<Screen>;

/** A screen whose code loads on first use, or earlier by `preload`. A failed load can be retried. */
export function lazyScreen(load: LoadScreen): RouteComponent {
  let loaded: Screen | undefined;
  const preload = once(() =>
    load().then(
      (screen) => {
        loaded = screen;
      },
      (error: unknown) => {
        // the page is about to reload: an error flashing up would only alarm
        if (isReloading()) return new Promise<void>(() => undefined);
        throw error;
      },
    ),
  );
  function LazyScreen(): JSX.Element | null {
    if (!loaded) use(preload());
    const Loaded = loaded;
    return Loaded ? <Loaded /> : null;
  }
  return Object.assign(LazyScreen, { preload });
}

/** Loads a screen together with the query library it uses. */
export function withQueries(load: LoadScreen): LoadScreen {
  return once(async () => {
    const [Screen, { Queries }] = await Promise.all([load(), import('./Queries.tsx')]);
    return function ScreenWithQueries(): JSX.Element {
      return (
        <Queries>
          <Screen />
        </Queries>
      );
    };
  });
}
