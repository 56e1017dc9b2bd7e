import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyValues.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { HoldFacts } from '../../../parts/waiting/HoldFacts.tsx';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import { debtName } from '../../../parts/debt/copy.ts';
import { ExplanationForm } from './ExplanationForm.tsx';
import { HOLD, LATE_OTHERWISE, LATES, COPY } from './copy.ts';

/** The late accounts under review, and the borrower's own words about them. */
export function Delinquency(): JSX.Element {
  const { uuid } = useFollowed();
  const asked = $api.useQuery('get', '/service-application/api/v1/application/heloc/{uuid}/delinquency', { params: { path: { uuid } } });
  return (
    <Screen title={asked.data?.explained ? COPY.reading : COPY.title} intro={COPY.intro}>
      <Loaded asked={asked} label={COPY.loading}>
        {({ accounts, explained }) => (
          <>
            <section className="section stack">
              <h2>{COPY.accounts}</h2>
              {accounts.map(({ id, creditor, kind, late, pastDue }) => (
                <Card key={id} title={creditor}>
                  <p className="small muted">{LATES[late] ?? LATE_OTHERWISE}</p>
                  <KeyValues
                    items={[
                      {
                        term: debtName(kind),
                        value: pastDue > 0 ? `${COPY.pastDue}: ${formatMoney(pastDue)}` : COPY.nothingDue,
                      },
                    ]}
                  />
                </Card>
              ))}
            </section>
            {explained ? (
              <div className="section">
                <Alert kind="ok" title={COPY.sent} live>
                  {COPY.sentText}
                </Alert>
              </div>
            ) : (
              <ExplanationForm uuid={uuid} onSent={() => asked.refetch()} />
            )}
          </>
        )}
      </Loaded>
      <HoldFacts copy={HOLD} heading={COPY.next} />
      <RefreshButton />
      <HelpList />
    </Screen>
  );
}
