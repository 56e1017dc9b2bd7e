import type { AnyRouter } from '@tanstack/react-router';
import { loadedWellSoon } from '../../services/preload-reload.ts';

/**
 * After a move to another page: the view goes to the top and the focus to the heading, so that a person who does not see the
 * page knows where they are (A4). The first page keeps the browser's own focus.
 */
export function afterNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    if (router.state.matches.every((match) => match.status !== 'error')) loadedWellSoon(window);
    // the legacy registration's questions share one path
    const moved = pathChanged || stepOf(fromLocation?.search) !== stepOf(toLocation.search);
    if (!moved || !fromLocation) return;
    window.scrollTo(0, 0);
    focusHeading();
  });
}

const stepOf = (search: { step?: unknown } = {}): unknown => search.step;

/** Puts the focus on the page's heading, when it has one. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
