import { applicationScreen } from '@hearthline/journey/paths.ts';
import { pageCopyOf } from '@hearthline/journey/status-copy/page-copy.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import type { JSX } from 'react';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { useLink } from '../../../parts/screen/PathLink.tsx';
import { ValuationPage } from '../../../parts/valuation/ValuationPage.tsx';
import { COPY } from './copy.ts';

/** The home is valued, or its title searched. It moves on by itself, but for a document that only the borrower has. */
export function ValuationHold(): JSX.Element {
  const { uuid, status } = useFollowed();
  const { href, onClick } = useLink()(applicationScreen(uuid, 'conditions'));
  return (
    <ValuationPage>
      {pageCopyOf(status.status).you !== undefined && (
        <section className="section">
          <h2>{COPY.documents}</h2>
          <ActionList items={[{ icon: 'document', title: COPY.send, note: COPY.sendNote, href, onPick: onClick }]} />
        </section>
      )}
    </ValuationPage>
  );
}
