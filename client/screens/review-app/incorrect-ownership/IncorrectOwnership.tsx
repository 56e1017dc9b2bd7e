import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { type JSX, useState } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { HoldFacts } from '../../../parts/waiting/HoldFacts.tsx';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import { OpenConditions } from './OpenConditions.tsx';
import { OwnershipForm } from './OwnershipForm.tsx';
import { HOLD, COPY } from './copy.ts';

/** The deed names somebody else: what has to be cleared up, how the borrower owns the home, and who decides. */
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
      <HoldFacts copy={HOLD} heading={COPY.next} />
      <RefreshButton />
      <HelpList />
    </Screen>
  );
}
