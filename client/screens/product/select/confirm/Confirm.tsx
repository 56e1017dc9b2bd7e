import { applicationScreen } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { PathLink } from '../../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../../parts/screen/followed.ts';
import { applicationApi } from '../../../../services/application.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { choiceFromQuery, hasChoice, choiceToQuery, useAddressQuery } from '../../choice-in-url.ts';
import { PROBLEMS } from '../copy.ts';
import { problemOf, quoteOf, type OfferChoice, type Offers } from '../../offers.ts';
import { OffersExpired, useExpired } from '../../OffersExpired.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { COPY } from './copy.ts';

/** The choice in the address, in full, before it is submitted. */
export function Confirm(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useAddressQuery();
  const offersQuery = useQuery(applicationApi(uuid).offers());
  const [isRefused, setRefused] = useState(false);
  const offers = offersQuery.data;
  const isExpired = useExpired(offers?.expiresAt) || isRefused;
  if (offers && isExpired) return <OffersExpired expiresAt={offers.expiresAt} />;
  const body = (offers: Offers): JSX.Element => {
    const choice = choiceFromQuery(query, offers);
    const back = applicationScreen(uuid, 'product/select', hasChoice(query) ? choiceToQuery(choice, query) : query);
    const isNamed = hasChoice(query) || offers.selected !== null;
    if (!isNamed) return <Elsewhere title={COPY.nothing} text={COPY.nothingText} to={back} />;
    return <Judged offers={offers} choice={choice} back={back} reload={() => offersQuery.refetch()} onExpired={() => setRefused(true)} />;
  };
  return (
    <Screen title={COPY.title} intro={COPY.intro}>
      <Loaded query={offersQuery} label={COPY.loading}>
        {body}
      </Loaded>
    </Screen>
  );
}

type JudgedProps = {
  readonly offers: Offers;
  readonly choice: OfferChoice;
  readonly back: string;
  readonly reload: () => Promise<unknown>;
  readonly onExpired: () => void;
};

function Judged({ offers, choice, ...more }: JudgedProps): JSX.Element {
  const problem = problemOf(offers, choice, PROBLEMS);
  const result = quoteOf(offers, choice);
  if (problem || !result.ok) return <Elsewhere title={COPY.gone} text={problem?.message ?? ''} to={more.back} />;
  return <ConfirmForm offers={offers} choice={choice} quote={result.quote} {...more} />;
}

function Elsewhere({ title, text, to }: { title: string; text: string; to: string }): JSX.Element {
  return (
    <div className="section stack">
      <Alert kind="warn" title={title}>
        {text}
      </Alert>
      <p>
        <PathLink className={buttonClass({})} to={to}>
          {COPY.choose}
        </PathLink>
      </p>
    </div>
  );
}
