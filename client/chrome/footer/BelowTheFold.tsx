import '@hearthline/kit/error-summary/ErrorSummary.tsx';
import '@hearthline/kit/typeahead/TypeaheadList.tsx';
import { whenLoaded } from '@hearthline/kit/loader/when-loaded.tsx';
import { type JSX, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegions } from '../live/LiveRegions.tsx';
import { Footer } from './Footer.tsx';
import { useVisit } from './use-visit.ts';

/** Only for the few visits that the lender asks for a recording. */
const RecordingNotice = whenLoaded(() => import('../recording/RecordingNotice.tsx').then((m) => m.RecordingNotice));

/**
 * Code needed only once the first question can be answered: the footer, visit tracking, the code of the error summary and the suggestion
 * list, and the live regions. Live regions are last in the body, because the loader makes the page inert.
 */
export function BelowTheFold({ narrow }: { narrow: boolean }): JSX.Element {
  const [isAsked, setIsAsked] = useState(false);
  useVisit(useCallback(() => setIsAsked(true), []));
  return (
    <>
      <Footer narrow={narrow} />
      {isAsked && <RecordingNotice />}
      {createPortal(<LiveRegions />, document.body)}
    </>
  );
}
