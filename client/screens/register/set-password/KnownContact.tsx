import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyValues.tsx';
import type { JSX } from 'react';
import { registrationStore, useRegistration } from '../../../services/draft/registration-store.ts';
import { CONTACT } from '../copy.ts';
import { KNOWN_CONTACT } from './copy.ts';

/** E-mail and phone that were known before: the question was left out, they can still be changed (AMB-19). */
export function KnownContact({ onChange }: { onChange: () => void }): JSX.Element {
  const { email, phoneNumber } = useRegistration().data;
  return (
    <div className="section">
      <Card title={KNOWN_CONTACT.title}>
        <KeyValues
          items={[
            { term: CONTACT.email, value: email },
            { term: CONTACT.phone, value: phoneNumber },
          ]}
        />
        <p className="small muted" style={{ marginTop: 8 }}>
          {registrationStore.note('email')}
        </p>
        <Button variant="text" onClick={onChange}>
          {KNOWN_CONTACT.change}
        </Button>
      </Card>
    </div>
  );
}
