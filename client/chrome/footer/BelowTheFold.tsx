import '@hearthline/kit/error-summary/ErrorSummary.tsx';
import '@hearthline/kit/typeahead/TypeaheadList.tsx';
import type { JSX } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegions } from '../live/LiveRegions.tsx';
import { Footer } from './Footer.tsx';
import { useVisit } from './use-visit.ts';

/**
 * Code needed only once the first question can be answered: the footer, visit tracking, the code of the error summary and the suggestion
 * list, and the live regions. Live regions are last in the body, because the loader makes the page inert.
 */
export function BelowTheFold({ narrow }: { narrow: boolean }): JSX.Element {
  useVisit();
  return (
    <>
      <Footer narrow={narrow} />
      {createPortal(<LiveRegions />, document.body)}
    </>
  );
}
