import { announce } from '@hearthline/kit/live-region/Announcer.tsx';
import type { Navigation } from '../../parts/screen/navigation.ts';

/** Milliseconds until a newly rendered screen has set the document's title. */
const TITLE_MS = 100;

/** Overlays above the page: the loader makes it inert, a dialog traps focus. */
const COVER = '[inert], dialog[open]';
/** A menu that is open beside the page: it closes when the focus leaves it. */
const MENU = '[data-popover]';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const focus = (element: HTMLElement): void => element.focus({ preventScroll: true });

/**
 * Announces to screen reader users that the page has changed, whether by their own action or by a status change. A page is identified by
 * its heading: when that changes, the heading takes focus (unless focus is on a control that remained) and the document's title is
 * announced. On the first page the browser's own focus stays. While an overlay covers the page or a menu is open, this waits; if the page is the
 * same after an overlay, focus returns to where it was.
 */
export function watchScreenChanges(onMove: Navigation['onMove']): () => void {
  let heading = document.querySelector<HTMLElement>('main h1');
  let text = heading?.textContent;
  let isFirst = heading === null;
  let isDue = false;
  let hasMoved = false;
  let wasCovered = false;
  let last: HTMLElement | null = null;

  const focusAndAnnounce = (target: HTMLElement): void => {
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
      if (isDue && now !== null && document.querySelector(MENU) === null) focusAndAnnounce(now);
      else if (wasCovered && isLost() && last?.isConnected) focus(last);
    }
    wasCovered = isCovered;
  };

  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['inert', 'open'] });
  const left = onMove(() => {
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
