import { useEffect } from 'react';
import { lenderName } from '../../services/lender.ts';

/** What the tab shows: a count of what waits, where there is any, and the title. */
let waiting = 0;
let shown: string | null = null;
function write(): void {
  if (shown !== null) document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${shown} | ${lenderName()} desk`;
}

/** The title of the tab while a page or a step is shown: what is shown first, then the lender (WCAG 2.4.2). Null leaves the one that is there. */
export function useTabTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    shown = title;
    write();
  }, [title]);
}

/** Counts what waits before the title of the tab, on every page, while mounted. */
export function useTabCount(count: number): void {
  useEffect(() => {
    waiting = count;
    write();
    return () => {
      waiting = 0;
    };
  }, [count]);
}
