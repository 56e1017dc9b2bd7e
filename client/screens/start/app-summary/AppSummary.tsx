import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { quote, quoteInput } from '@hearthline/rules/offers/quote.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { LineCard } from '../../../parts/line/LineCard.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import { $api } from '../../../services/api/queries.ts';
import { applicationApi, eSignConsents } from '../../../services/application.ts';
import { PeopleCard } from './ApplicationFacts.tsx';
import { COPY } from './copy.ts';
import { SignForm } from './SignForm.tsx';

/** The summary of the application: its facts, its documents read to the end, and the signature that completes it (lending §1.2, row 13). */
export function AppSummary(): JSX.Element {
  const { uuid, application } = useFollowed();
  const api = applicationApi(uuid);
  const profile = $api.useRead(profileGet);
  const consents = useQuery(eSignConsents());
  const delivered = useQuery(api.disclosures());
  const offers = useQuery(api.offers());
  const signers = useQuery(api.signers());
  const consent = consents.data?.find(({ type }) => type === 'COMMUNICATIONS');
  const queries = [profile, consents, delivered, offers, signers];

  if (!profile.data || !consent || !delivered.data || !offers.data || !signers.data)
    return (
      <Screen title={COPY.title} intro={COPY.intro}>
        <Loaded<unknown>
          query={queries.find(({ error }) => error !== null) ?? queries.find(({ data }) => data === undefined) ?? profile}
          label={COPY.loading}
        >
          {() => null}
        </Loaded>
      </Screen>
    );

  const documents = delivered.data.toSign.find(({ signing }) => signing === 'SUMMARY')?.documents ?? [];
  if (documents.length === 0)
    return (
      <Screen title={COPY.title}>
        <div className="section">
          <EmptyState title={COPY.none}>{COPY.noneText}</EmptyState>
        </div>
        <RefreshButton />
      </Screen>
    );
  const { name } = profile.data;
  const fullName = [name.firstName, name.middleName, name.lastName, name.suffix].filter(Boolean).join(' ');
  const { selected } = offers.data;
  const result = selected && quote(quoteInput(offers.data, selected));
  return (
    <SignForm
      uuid={uuid}
      documents={documents}
      version={delivered.data.version}
      name={fullName}
      consent={consent}
      reload={() => Promise.all(queries.map((query) => query.refetch()))}
    >
      {result?.ok && selected && <LineCard title={COPY.line} quote={result.quote} payType={selected.payType} />}
      <PeopleCard name={fullName} property={application.property} signers={signers.data} />
    </SignForm>
  );
}
