import type { Reply } from '@hearthline/web/api/operation.ts';
import { REVIEW_COPY } from '@hearthline/journey/status-copy/page-copy.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { debtName } from '../../../parts/debt/copy.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { HoldFacts } from '../../../parts/waiting/HoldFacts.tsx';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY, LATE_OTHERWISE, LATES } from './copy.ts';
import { ExplanationForm } from './ExplanationForm.tsx';

function Account({ creditor, kind, late, pastDue }: Reply<'delinquency-get'>['accounts'][number]): JSX.Element {
  const due = pastDue > 0 ? `${COPY.pastDue}: ${formatMoney(pastDue)}` : COPY.nothingDue;
  return (
    <Card title={creditor}>
      <p className="small muted">{LATES[late] ?? LATE_OTHERWISE}</p>
      <KeyValues items={[{ term: debtName(kind), value: due }]} />
    </Card>
  );
}

/** The late accounts under review, and the borrower's explanation. */
export function Delinquency(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).delinquency());
  return (
    <Screen title={query.data?.explained ? COPY.reading : COPY.title} intro={COPY.intro}>
      <Loaded query={query} label={COPY.loading}>
        {({ accounts, explained }) => (
          <>
            <section className="section stack">
              <h2>{COPY.accounts}</h2>
              {accounts.map((account) => (
                <Account key={account.id} {...account} />
              ))}
            </section>
            {explained ? (
              <div className="section">
                <Alert kind="ok" title={COPY.sent} live>
                  {COPY.sentText}
                </Alert>
              </div>
            ) : (
              <ExplanationForm onSent={() => query.refetch()} />
            )}
          </>
        )}
      </Loaded>
      <HoldFacts copy={REVIEW_COPY.DELINQUENCY_REVIEW} heading={COPY.next} isAnswered={query.data?.explained === true} />
      <RefreshButton />
      <HelpList />
    </Screen>
  );
}
