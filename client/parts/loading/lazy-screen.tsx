import type { RouteComponent } from '@tanstack/react-router';
import { type ComponentType, type JSX, use } from 'react';
import { isReloading } from '../../services/preload-reload.ts';

export type Screen = ComponentType;
export type LoadScreen = () => Promise<Screen>;

/** A screen whose code loads on first use, or earlier by `preload`. A failed load can be retried. */
export function lazyScreen(load: LoadScreen): RouteComponent {
  let loaded: Screen | undefined;
  let loading: Promise<void> | undefined;
  const preload = (): Promise<void> => {
    loading ??= load().then(
      (screen) => {
        loaded = screen;
      },
      (error: unknown) => {
        loading = undefined;
        // the page is about to reload: an error flashing up would only alarm
        if (isReloading()) return new Promise<void>(() => undefined);
        throw error;
      },
    );
    return loading;
  };
  function LazyScreen(): JSX.Element | null {
    if (!loaded) use(preload());
    const Loaded = loaded;
    return Loaded ? <Loaded /> : null;
  }
  return Object.assign(LazyScreen, { preload });
}

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
