import type { ReactNode } from 'react';
import type { RoutedApp } from './app.tsx';
import type { Here, Navigation } from './parts/screen/navigation.ts';
import { once } from './services/preload-reload.ts';

type Show = (page: ReactNode) => void;

const hereOf = ({ pathname, search }: Location): Here => ({ pathname, search: Object.fromEntries(new URLSearchParams(search)) });

/** The app's code: the router, the rules of forms and the table of pages. */
const load = once(async () => (await import('./app.tsx')).routedApp());

/** Navigation that is handed from the first question, which has no router, to the router with the first move. */
export type HandedNavigation = Navigation & {
  /** Fetches the router and prepares it, so that the first move waits for nothing. */
  readonly prepare: () => Promise<unknown>;
  /** Shows the page of the current address by the router; false when the router shows it already. */
  readonly handOver: () => Promise<boolean>;
};

/**
 * The pages' navigation before and after the router has arrived. What a page subscribes to stays subscribed when the router takes over.
 * @param show renders a page below header and footer, at once
 */
export function handedNavigation(show: Show): HandedNavigation {
  const changes = new Set<() => void>();
  const moves = new Set<() => void>();
  const tell = (listeners: ReadonlySet<() => void>): void => listeners.forEach((listener) => listener());
  const member = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const first = hereOf(window.location);
  let routed: Navigation | null = null;
  let moving: { readonly path: string; readonly done: Promise<void> } | null = null;

  function takeOver({ page, navigation }: RoutedApp): void {
    routed = navigation;
    navigation.subscribe(() => tell(changes));
    navigation.onMove(() => tell(moves));
    show(page);
    tell(changes);
  }

  async function go(path: string, options?: { readonly replace?: boolean }): Promise<void> {
    if (routed) return routed.go(path, options);
    // a second click is the same move
    if (moving?.path === path) return moving.done;
    const done = load().then(async (app) => {
      takeOver(await app.open(path, options?.replace));
      // the router counts only its own moves
      tell(moves);
    });
    moving = { path, done };
    return done.finally(() => {
      moving = null;
    });
  }

  return {
    go,
    here: () => routed?.here() ?? first,
    subscribe: member(changes),
    onMove: member(moves),
    rename: (path) => (routed ? routed.rename(path) : window.history.replaceState(window.history.state, '', path)),
    again: () => routed?.again() ?? Promise.resolve(),
    prepare: load,
    async handOver() {
      if (routed) return false;
      takeOver(await (await load()).open(null));
      return true;
    },
  };
}
