import { outside } from '@hearthline/journey/paths.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { registrationStore, useRegistration } from '../../../services/draft/registration-store.ts';
import { CONTACT } from '../copy.ts';
import { ACCOUNT_EXISTS, KNOWN_CONTACT } from './copy.ts';

/** The email already has an account: sign in, or change the email. */
export function AccountExists({ email, onClose }: { email: string | null; onClose: () => void }): JSX.Element {
  const go = useGo();
  const login = <Button onClick={() => void go(outside.authLogin({ email: email ?? '' }))}>{ACCOUNT_EXISTS.login}</Button>;
  return (
    <Dialog
      open={email !== null}
      onClose={onClose}
      title={ACCOUNT_EXISTS.title}
      actions={
        <>
          {login}
          <Button variant="text" onClick={onClose}>
            {ACCOUNT_EXISTS.close}
          </Button>
        </>
      }
    >
      <p>{ACCOUNT_EXISTS.text(email ?? '')}</p>
    </Dialog>
  );
}

/** Email and phone known from prefill: their question was skipped, but they can still be changed (AMB-19). */
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
        <Note top={8}>{registrationStore.note('email')}</Note>
        <Button variant="text" onClick={onChange}>
          {KNOWN_CONTACT.change}
        </Button>
      </Card>
    </div>
  );
}
