import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { applicationApi } from '../../../services/application.ts';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { OfferForm } from './OfferForm.tsx';
import { COPY } from './copy.ts';

/** Choosing the offer: amount, term, fee, autopay and payoffs, with every resulting figure in view. */
export function Select(): JSX.Element {
  const { uuid, status, application } = useFollowed();
  const query = useQuery(applicationApi(uuid).offers());
  // the value is confirmed by the time offers are revised
  const isEstimate = application.adjustedHomeAmount !== null && status.status === 'OFFER_SELECTION';
  const intro = isEstimate ? COPY.estimateIntro : status.status === 'REVISED_OFFER_SELECTION' ? COPY.revisedIntro : COPY.intro;
  const offers = query.data;
  if (offers && offers.offersByType.FIXED.length > 0)
    return <OfferForm key={offers.offerSetId} uuid={uuid} offers={offers} intro={intro} isEstimate={isEstimate} />;
  return (
    <Screen title={COPY.title} intro={intro} stayRail>
      <Loaded query={query} label={COPY.loading}>
        {() => (
          <div className="section">
            <EmptyState title={COPY.none}>{COPY.noneText}</EmptyState>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
