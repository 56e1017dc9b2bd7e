import '@hearthline/kit/error-summary/ErrorSummary.tsx';
import '@hearthline/kit/typeahead/TypeaheadList.tsx';
import type { JSX } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegions } from '../live/LiveRegions.tsx';
import { Footer } from './Footer.tsx';
import { useVisit } from './use-visit.ts';

/**
 * What comes once the first question can be answered: the footer, the telling of the visit, the code of the error summary and of the list
 * of suggestions, and what speaks. The last stands at the end of the body, since the loader makes the page inert.
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
