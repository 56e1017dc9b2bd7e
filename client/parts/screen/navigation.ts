import { createContext, use, useSyncExternalStore } from 'react';

/** The address of the page: its path below the origin, and its query. */
export type Here = { readonly pathname: string; readonly search: Readonly<Record<string, string | undefined>> };

/** Moving between pages. The router does it; until its code has arrived, the first question does (client/first-question.ts). */
export type Navigation = {
  readonly go: (path: string, options?: { readonly replace?: boolean }) => Promise<void>;
  readonly here: () => Here;
  /** Calls back when `here` has changed; returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Changes the address of the page that is shown. */
  readonly rename: (path: string) => void;
  /** Calls back when another page than the first has been rendered; returns the unsubscribe function. */
  readonly onMove: (moved: () => void) => () => void;
  /** Decides and renders the page anew: maintenance begins or ends without a reload. */
  readonly again: () => Promise<void>;
};

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('There is no navigation around this component');
  return navigation;
}

/** One value of the current address; the component renders again when that value changes. */
export function useHere<T extends string | boolean | undefined>(select: (here: Here) => T): T {
  const { subscribe, here } = useNavigation();
  return useSyncExternalStore(subscribe, () => select(here()));
}
