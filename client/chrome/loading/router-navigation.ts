import type { AnyRouter } from '@tanstack/react-router';
import type { Here, Navigation } from '../../parts/screen/navigation.ts';

type Rendered = { pathChanged: boolean; fromLocation?: { search: object } | undefined; toLocation: { search: object } };

/** True for a navigation to another page, false for the first load. The legacy registration's questions share one path. */
const isMove = ({ pathChanged, fromLocation, toLocation }: Rendered): boolean =>
  fromLocation !== undefined && (pathChanged || stepOf(fromLocation.search) !== stepOf(toLocation.search));

const stepOf = (search: { step?: unknown } = {}): unknown => search.step;

/** Navigation by the router. */
export function routerNavigation(router: AnyRouter): Navigation {
  let here: Here = router.state.location;
  return {
    go: (path, options) => router.navigate({ href: path, ...options }),
    here: () => here,
    subscribe: (changed) =>
      router.subscribe('onBeforeNavigate', ({ toLocation }) => {
        here = toLocation;
        changed();
      }),
    rename: (path) => void router.navigate({ href: path, replace: true, resetScroll: false }),
    onMove: (moved) => router.subscribe('onRendered', (move) => isMove(move) && moved()),
    again: () => router.invalidate(),
  };
}
