import { useEffect } from 'react';
import { lenderName } from '../../services/lender.ts';

/** The title of the tab while a page or a step is shown: what is shown first, then the lender (WCAG 2.4.2). Null leaves the one that is there. */
export function useTabTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} | ${lenderName()} desk`;
  }, [title]);
}
