import type { AnyRouter } from '@tanstack/react-router';
import { loadedWellSoon } from '../../services/preload-reload.ts';

/** After each move to another page the view goes to the top; `watchScreenChanges` takes the focus there. */
export function afterNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', (move) => {
    if (router.state.matches.every((match) => match.status !== 'error')) loadedWellSoon(window);
    if (isMove(move)) window.scrollTo(0, 0);
  });
}

type Rendered = { pathChanged: boolean; fromLocation?: { search: object } | undefined; toLocation: { search: object } };

/** A page after another one, not the first. The legacy registration's questions share one path. */
export const isMove = ({ pathChanged, fromLocation, toLocation }: Rendered): boolean =>
  fromLocation !== undefined && (pathChanged || stepOf(fromLocation.search) !== stepOf(toLocation.search));

const stepOf = (search: { step?: unknown } = {}): unknown => search.step;
