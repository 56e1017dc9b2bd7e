import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import type { JSX } from 'react';
import { Screen } from '../../../chrome/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../services/asking/Loaded.tsx';
import { OfferForm } from './OfferForm.tsx';
import { WORDS } from './words.ts';

/** Choosing the offer: amount, time, fee, autopay and debts to pay off, with every figure of the choice in sight. */
export function Select(): JSX.Element {
  const { uuid, status } = useFollowed();
  const asked = $api.useQuery(
    'get',
    '/service-application/api/v1/application/heloc/{uuid}/offers',
    { params: { path: { uuid } } },
    { refetchOnMount: 'always' },
  );
  const lede = status.status === 'REVISED_OFFER_SELECTION' ? WORDS.revisedLede : WORDS.lede;
  const offers = asked.data;
  if (offers && offers.offersByType.FIXED.length > 0) return <OfferForm key={offers.offerSetId} uuid={uuid} offers={offers} lede={lede} />;
  return (
    <Screen title={WORDS.title} lede={lede} stayRail>
      <Loaded asked={asked} label={WORDS.loading}>
        {() => (
          <div className="section">
            <EmptyState title={WORDS.none}>{WORDS.noneText}</EmptyState>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
