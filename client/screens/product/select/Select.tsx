import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { formatDollars } from '@hearthline/rules/money.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { CommonQuestions } from '../../../parts/help/CommonQuestions.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { applicationApi } from '../../../services/application.ts';
import { formatDate } from '../../../services/dates.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { Offers } from '../offers.ts';
import { OffersExpired, useExpired } from '../OffersExpired.tsx';
import { OfferForm } from './OfferForm.tsx';
import { COPY } from './copy.ts';
import { DeclineOffers, RevisedOffer } from './RevisedOffer.tsx';

/** Choosing the offer: amount, term, fee, autopay and payoffs, with every resulting figure in view. */
export function Select(): JSX.Element {
  const { uuid, status, application } = useFollowed();
  const query = useQuery(applicationApi(uuid).offers());
  // the value is confirmed by the time offers are revised
  const isEstimate = application.adjustedHomeAmount !== null && status.status === 'OFFER_SELECTION';
  const isRevised = status.status === 'REVISED_OFFER_SELECTION';
  const isReopened = status.status === 'COLLECT_ADDITIONAL_INFO';
  const title = isRevised ? COPY.revisedTitle : COPY.title;
  const intro = isEstimate ? COPY.estimateIntro : isRevised ? COPY.revisedIntro : isReopened ? COPY.reopenedIntro : COPY.intro;
  const offers = query.data;
  const isExpired = useExpired(offers?.expiresAt);
  if (offers && isExpired) return <OffersExpired expiresAt={offers.expiresAt} />;
  if (offers && offers.offersByType.FIXED.length > 0)
    return (
      <OfferForm
        key={offers.offerSetId}
        uuid={uuid}
        offers={offers}
        title={title}
        intro={intro}
        above={(quote) =>
          isRevised ? (
            <RevisedOffer offers={offers} quote={quote} cause={status.subDecision} />
          ) : (
            <OfferNote offers={offers} isEstimate={isEstimate} isRenewed={application.softCreditRepulled} />
          )
        }
        below={
          <>
            {isRevised && <DeclineOffers uuid={uuid} />}
            <CommonQuestions />
          </>
        }
      />
    );
  return (
    <Screen title={title} intro={intro} stayRail>
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

type OfferNoteProps = { readonly offers: Offers; readonly isEstimate: boolean; readonly isRenewed: boolean };

/** What these offers are based on, where that is not plain. */
function OfferNote({ offers, isEstimate, isRenewed }: OfferNoteProps): JSX.Element | null {
  if (isEstimate)
    return (
      <div className="section">
        <Alert title={COPY.conditional}>{COPY.conditionalText(formatDollars(offers.homeValue))}</Alert>
      </div>
    );
  if (!isRenewed) return null;
  return (
    <div className="section">
      <Alert title={COPY.renewed}>{COPY.renewedText(formatDate(offers.expiresAt))}</Alert>
    </div>
  );
}
