import { Card } from '@hearthline/kit/card/Card.tsx';
import { List } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import type { CeremonyPage } from '../../../parts/signing/pages.ts';
import { SigningCeremony } from '../../../parts/signing/SigningCeremony.tsx';
import { COPY } from './copy.ts';

const Frame = (page: CeremonyPage): JSX.Element => <Screen {...page} wideContent />;

/** The borrower reads and signs the closing documents, field by field (lending §1.2, row 28). */
export function Sign(): JSX.Element {
  const { uuid, done, application } = useFollowed();
  return (
    <SigningCeremony
      uuid={uuid}
      frame={Frame}
      hasCertificate
      onDone={done}
      next={
        <div className="section">
          <Card title={COPY.next}>
            <List items={COPY.nextItems(application.additionalSignerVersion === null)} gap={8} />
          </Card>
        </div>
      }
    />
  );
}
