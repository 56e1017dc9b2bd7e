import { application as paths } from '@hearthline/journey/application-paths.ts';
import { REVIEW_COPY } from '@hearthline/journey/status-copy/page-copy.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { type JSX, useState } from 'react';
import { ConditionFiles } from '../../../parts/conditions/ConditionFiles.tsx';
import { useConditions } from '../../../parts/conditions/use-conditions.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { HoldFacts } from '../../../parts/waiting/HoldFacts.tsx';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import { COPY } from './copy.ts';
import { OwnershipForm } from './OwnershipForm.tsx';

const ABOUT_OWNERSHIP: ReadonlySet<string> = new Set(['PROPERTY_OWNERSHIP_FRAUD_REVIEW', 'FALSE_OWNERSHIP_TYPE_REVIEW']);

/** The open requests about the owner of record, oldest first, each as it was written. */
function OpenConditions({ uuid }: { uuid: string }): JSX.Element {
  const query = useConditions();
  return (
    <section className="section">
      <h2>{COPY.conditions}</h2>
      <Loaded query={query} label={COPY.loading}>
        {(conditions) => {
          const known = conditions.filter(({ category }) => ABOUT_OWNERSHIP.has(category));
          if (known.length === 0) return <p className="muted">{COPY.nothing}</p>;
          return (
            <div className="stack">
              {known.map(({ uuid: id, card }) => (
                <Card key={id} title={card.title}>
                  <p className="small muted">{card.description}</p>
                  {card.action.kind === 'UPLOAD' && <PathLink to={paths(uuid).conditions()}>{COPY.send}</PathLink>}
                </Card>
              ))}
            </div>
          );
        }}
      </Loaded>
    </section>
  );
}

/** While the owner is reviewed: the question. At any later time staff ask for the deed, with the words of their request. */
export function IncorrectOwnership(): JSX.Element {
  const { uuid, application, status } = useFollowed();
  if (status.status === 'OWNERSHIP_REVIEW') return <OwnershipReview />;
  return (
    <ConditionFiles
      title={COPY.later}
      category="FALSE_OWNERSHIP_TYPE_REVIEW"
      readOnly={!application.active}
      back={paths(uuid).conditions()}
    />
  );
}

/** The deed names another owner: what must be cleared up, how the borrower owns the home, and who decides. */
function OwnershipReview(): JSX.Element {
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
