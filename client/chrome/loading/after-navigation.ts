import type { AnyRouter } from '@tanstack/react-router';
import { resetReloadCountLater } from '../../services/preload-reload.ts';

/** Scrolls to the top after each navigation; `watchScreenChanges` moves the focus. */
export function afterNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', (move) => {
    if (router.state.matches.every((match) => match.status !== 'error')) resetReloadCountLater(window);
    if (isMove(move)) window.scrollTo(0, 0);
  });
}

type Rendered = { pathChanged: boolean; fromLocation?: { search: object } | undefined; toLocation: { search: object } };

/** True for a navigation to another page, false for the first load. The legacy registration's questions share one path. */
export const isMove = ({ pathChanged, fromLocation, toLocation }: Rendered): boolean =>
  fromLocation !== undefined && (pathChanged || stepOf(fromLocation.search) !== stepOf(toLocation.search));

const stepOf = (search: { step?: unknown } = {}): unknown => search.step;
