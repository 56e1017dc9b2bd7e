import { CopyText } from '@hearthline/kit/copy-text/CopyText.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { addressLines } from '@hearthline/rules/address.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { INSURANCE } from '../copy.ts';
import { type Insurance, InsuranceLink, TrustNote } from '../InsuranceLinks.tsx';
import { COPY, listForAgent } from './copy.ts';

type RequirementsOf = { readonly insurance: Insurance; readonly property: string };

/** The policies needed, in dollars for this home. */
function Policies({ insurance: { required, floodZone }, property }: RequirementsOf): JSX.Element {
  if (!required) return <EmptyState title={INSURANCE.unknown}>{INSURANCE.unknownText}</EmptyState>;
  const term = { term: COPY.term, main: COPY.termMain(required.after) };
  return (
    <>
      <section className="section">
        <h2>{COPY.home}</h2>
        <Facts
          items={[
            { term: COPY.dwelling, main: INSURANCE.atLeast(required.dwelling), note: COPY.dwellingNote(required) },
            term,
            { term: COPY.property, main: property },
          ]}
        />
      </section>
      {required.flood !== null && (
        <section className="section">
          <h2>{COPY.flood}</h2>
          <Facts
            items={[{ term: COPY.floodCoverage, main: INSURANCE.atLeast(required.flood), note: COPY.floodNote(floodZone ?? '') }, term]}
          />
        </section>
      )}
    </>
  );
}

/** What the policies have to cover, in dollars, the clause that names the lender, and the list to send to an agent (lending §1.2, row 33). */
export function Requirements(): JSX.Element {
  const { uuid, application } = useFollowed();
  const query = useQuery(applicationApi(uuid).insurance());
  const { address } = application.property;
  const property = addressLines(address).join(', ');
  return (
    <Screen title={COPY.title} intro={COPY.intro(address.street1)}>
      <Loaded query={query} label={INSURANCE.loading}>
        {(insurance) => (
          <>
            <Policies insurance={insurance} property={property} />
            <section className="section">
              <h2>{COPY.mortgagee}</h2>
              <p>{COPY.mortgageeText}</p>
              <Stack top={16}>
                <CopyText text={insurance.mortgageeClause} label={COPY.copyClause} />
              </Stack>
            </section>
            <section className="section">
              <h2>{COPY.agent}</h2>
              <p>{COPY.agentText}</p>
              <Stack top={16}>
                <CopyText text={listForAgent(insurance, property)} label={COPY.copyList} />
              </Stack>
            </section>
            <section className="section stack">
              <h2>{COPY.next}</h2>
              <p>{COPY.nextText}</p>
              <TrustNote uuid={uuid} trust={insurance.trust} />
              <InsuranceLink uuid={uuid} to="upload" />
            </section>
          </>
        )}
      </Loaded>
    </Screen>
  );
}
