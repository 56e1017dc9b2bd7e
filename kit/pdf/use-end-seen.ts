import { type RefObject, useEffect, useRef } from 'react';
import { isEndSeen } from './reading.ts';

/** Often enough to notice a quarter of the height of a page of which only a part of the width is in view. */
const THRESHOLDS = Array.from({ length: 101 }, (_, percent) => percent / 100);

/**
 * Calls `onSeen` once the end of the last page has been in view (B §2). What scrolls above it, in its box or in the page, counts as out of view.
 * @param view how the page is shown; false until it is drawn: nobody has read a page that is still white
 */
export function useEndSeen(page: RefObject<HTMLElement | null>, view: string | false, onSeen: (() => void) | undefined): void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    if (view === false || !page.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect, intersectionRect } of entries) {
          if (!isEndSeen(boundingClientRect, isIntersecting ? intersectionRect : null)) continue;
          observer.disconnect();
          latest.current?.();
          return;
        }
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(page.current);
    return () => observer.disconnect();
  }, [page, view]);
}
