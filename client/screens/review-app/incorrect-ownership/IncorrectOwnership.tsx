import { REVIEW_COPY } from '@hearthline/journey/status-copy/page-copy.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { HoldFacts } from '../../../parts/waiting/HoldFacts.tsx';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import { applicationApi } from '../../../services/application.ts';
import { CONDITIONS, COPY } from './copy.ts';
import { OwnershipForm } from './OwnershipForm.tsx';

/** The open conditions about the owner of record, oldest first. */
function OpenConditions({ uuid }: { uuid: string }): JSX.Element {
  const query = useQuery(applicationApi(uuid).conditions());
  return (
    <section className="section">
      <h2>{COPY.conditions}</h2>
      <Loaded query={query} label={COPY.loading}>
        {(conditions) => {
          const known = conditions.filter(({ categoryEnum }) => CONDITIONS[categoryEnum]);
          if (known.length === 0) return <p className="muted">{COPY.nothing}</p>;
          return (
            <div className="stack">
              {known.map(({ uuid: id, categoryEnum }) => (
                <Card key={id} title={CONDITIONS[categoryEnum]?.title}>
                  <p className="small muted">{CONDITIONS[categoryEnum]?.note}</p>
                </Card>
              ))}
            </div>
          );
        }}
      </Loaded>
    </section>
  );
}

/** The deed names another owner: what must be cleared up, how the borrower owns the home, and who decides. */
export function IncorrectOwnership(): JSX.Element {
  const { uuid, application } = useFollowed();
  const { ownership, address } = application.property;
  const [isSent, setSent] = useState(ownership !== null);
  return (
    <Screen title={COPY.title} intro={COPY.intro(address.street1)}>
      <OpenConditions uuid={uuid} />
      {isSent ? (
        <div className="section">
          <Alert kind="ok" title={COPY.sent} live>
            {COPY.sentText}
          </Alert>
        </div>
      ) : (
        <OwnershipForm uuid={uuid} onSent={() => setSent(true)} />
      )}
      <HoldFacts copy={REVIEW_COPY.OWNERSHIP_REVIEW} heading={COPY.next} isAnswered={isSent} />
      <RefreshButton />
      <HelpList />
    </Screen>
  );
}
