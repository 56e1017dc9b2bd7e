import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyValues.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { Screen } from '../../../chrome/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../services/asking/Loaded.tsx';
import { HelpList } from '../../../services/holding/HelpList.tsx';
import { HoldFacts } from '../../../services/holding/HoldFacts.tsx';
import { LookAgain } from '../../../services/holding/LookAgain.tsx';
import { ExplanationForm } from './ExplanationForm.tsx';
import { HOLD, KINDS, LATE_OTHERWISE, LATES, WORDS } from './words.ts';

/** The late accounts under review, and the borrower's own words about them. */
export function Delinquency(): JSX.Element {
  const { uuid } = useFollowed();
  const asked = $api.useQuery('get', '/service-application/api/v1/application/heloc/{uuid}/delinquency', { params: { path: { uuid } } });
  return (
    <Screen title={asked.data?.explained ? WORDS.reading : WORDS.title} lede={WORDS.lede}>
      <Loaded asked={asked} label={WORDS.loading}>
        {({ accounts, explained }) => (
          <>
            <section className="section stack">
              <h2>{WORDS.accounts}</h2>
              {accounts.map(({ id, creditor, kind, late, pastDue }) => (
                <Card key={id} title={creditor}>
                  <p className="small muted">{LATES[late] ?? LATE_OTHERWISE}</p>
                  <KeyValues
                    items={[
                      {
                        term: KINDS[kind] ?? KINDS['OTHER'],
                        value: pastDue > 0 ? `${WORDS.pastDue}: ${formatMoney(pastDue)}` : WORDS.nothingDue,
                      },
                    ]}
                  />
                </Card>
              ))}
            </section>
            {explained ? (
              <div className="section">
                <Alert kind="ok" title={WORDS.sent} live>
                  {WORDS.sentText}
                </Alert>
              </div>
            ) : (
              <ExplanationForm uuid={uuid} onSent={() => asked.refetch()} />
            )}
          </>
        )}
      </Loaded>
      <HoldFacts words={HOLD} heading={WORDS.next} />
      <LookAgain />
      <HelpList />
    </Screen>
  );
}
