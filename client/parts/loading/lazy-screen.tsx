import { type ComponentType, type JSX, use } from 'react';
import type { RouteComponent } from '@tanstack/react-router';
import { isReloading } from '../../services/preload-reload.ts';

export type Screen = ComponentType;
export type LoadScreen = () => Promise<Screen>;

/** A screen whose code arrives when it is first needed, or earlier by `preload`. A load that failed may be tried again. */
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
        // the page is being replaced: showing an error for an instant would only frighten
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
