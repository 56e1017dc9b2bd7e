import { Card } from '@hearthline/kit/card/Card.tsx';
import { List } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { useSigner } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import type { CeremonyPage } from '../../../parts/signing/pages.ts';
import { SigningCeremony } from '../../../parts/signing/SigningCeremony.tsx';
import { Refuse } from '../Refuse.tsx';
import { AfterSigning } from './AfterSigning.tsx';
import { COPY } from './copy.ts';

const Frame = (page: CeremonyPage): JSX.Element => <Screen {...page} wideContent rail={<Refuse />} />;

/** The documents of a signer's role, read and signed field by field; then what follows. */
export function SignerSign(): JSX.Element {
  const { uuid, signer, done } = useSigner();
  if (signer.next !== 'SIGN') return <AfterSigning />;
  return (
    <SigningCeremony
      uuid={uuid}
      frame={Frame}
      onDone={done}
      next={
        <div className="section">
          <Card title={COPY.next}>
            <List items={COPY.nextItems} gap={8} />
          </Card>
        </div>
      }
    />
  );
}
