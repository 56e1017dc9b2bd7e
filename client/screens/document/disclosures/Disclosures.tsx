import { outside } from '@hearthline/journey/paths.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { type JSX, useState } from 'react';
import { PathLink } from '../../../chrome/PathLink.tsx';
import { Screen } from '../../../chrome/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../services/asking/Loaded.tsx';
import { sayDate } from '../../../services/dates.ts';
import { ConsentForm } from './ConsentForm.tsx';
import { PaperDialog } from './PaperDialog.tsx';
import { WORDS } from './words.ts';

/** The papers given so far, each readable as text; in New York the consent to the credit check belongs under them. */
export function Disclosures(): JSX.Element {
  const { uuid, status } = useFollowed();
  const asked = $api.useQuery('get', '/service-application/api/v1/application/heloc/{uuid}/disclosures', { params: { path: { uuid } } });
  const [open, setOpen] = useState<{ kind: string; title: string } | null>(null);
  const asksConsent = status.status === 'PRE_SOFT_CREDIT_CONSENT';
  return (
    <Screen title={asksConsent ? WORDS.consentTitle : WORDS.title} lede={asksConsent ? WORDS.consentLede : WORDS.lede}>
      <Loaded asked={asked} label={WORDS.loading}>
        {({ documents, consentNeeded }) => (
          <>
            <section className="section">
              <h2>{WORDS.list}</h2>
              {documents.length === 0 ? (
                <EmptyState title={WORDS.none}>{WORDS.noneText}</EmptyState>
              ) : (
                <ActionList items={documents.map(({ kind, title, version, deliveredAt }) => ({ icon: 'document', title, note: WORDS.given(sayDate(deliveredAt), version), onPick: () => setOpen({ kind, title }) }))} />
              )}
            </section>
            {consentNeeded && <ConsentForm uuid={uuid} consent={consentNeeded} />}
            {!asksConsent && <p className="section"><PathLink to={outside.dashboard()}>{WORDS.dashboard}</PathLink></p>}
          </>
        )}
      </Loaded>
      <PaperDialog uuid={uuid} paper={open} onClose={() => setOpen(null)} />
    </Screen>
  );
}
