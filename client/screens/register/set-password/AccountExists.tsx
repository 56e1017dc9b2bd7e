import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { outside } from '@hearthline/journey/paths.ts';
import type { JSX } from 'react';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { ACCOUNT_EXISTS } from './copy.ts';

/** The e-mail has an account already: log in, or change it. */
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
