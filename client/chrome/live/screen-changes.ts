import { announce } from '@hearthline/kit/live-region/Announcer.tsx';
import type { AnyRouter } from '@tanstack/react-router';
import { isMove } from '../loading/after-navigation.ts';

/** Milliseconds until a screen that has just been drawn has set the document's title. */
const TITLE_MS = 100;

/** What stands over the page: the loader makes it inert, a dialog keeps the focus. */
const COVER = '[inert], dialog[open]';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const focus = (element: HTMLElement): void => element.focus({ preventScroll: true });

/**
 * Tells a person who does not see the page that another one stands there, whoever led to it: the person, or a status that moved on by
 * itself. A page is its heading: when that changes, it takes the focus (unless the focus is on a control that stayed) and the document's
 * title is spoken. The first page keeps the browser's own focus. What covers the page is waited for; where it leaves the same page, focus
 * goes back to what had it before.
 */
export function watchScreenChanges(router: AnyRouter): () => void {
  let heading = document.querySelector<HTMLElement>('main h1');
  let text = heading?.textContent;
  let isFirst = heading === null;
  let isDue = false;
  let hasMoved = false;
  let wasCovered = false;
  let last: HTMLElement | null = null;

  const arrive = (target: HTMLElement): void => {
    if (hasMoved || (isLost() && !isFirst)) {
      target.tabIndex = -1;
      focus(target);
    }
    setTimeout(() => announce(document.title.split(' | ')[0] ?? ''), TITLE_MS);
    isFirst = isDue = hasMoved = false;
  };

  const look = (): void => {
    const now = document.querySelector<HTMLElement>('main h1');
    if (now !== null && (now !== heading || now.textContent !== text)) {
      heading = now;
      text = now.textContent;
      isDue = true;
    }
    const isCovered = document.querySelector(COVER) !== null;
    if (!isCovered) {
      if (isDue && now !== null) arrive(now);
      else if (wasCovered && isLost() && last?.isConnected) focus(last);
    }
    wasCovered = isCovered;
  };

  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['inert', 'open'] });
  const left = router.subscribe('onRendered', (move) => {
    if (!isMove(move)) return;
    hasMoved = isDue = true;
    look();
  });
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target.closest('main') !== null && target.closest('dialog') === null) last = target;
  };
  document.addEventListener('focusin', remember);
  return () => {
    changes.disconnect();
    left();
    document.removeEventListener('focusin', remember);
  };
}
