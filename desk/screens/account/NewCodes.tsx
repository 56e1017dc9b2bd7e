import { deskAccountCodes } from '@hearthline/web/operations/desk.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import { RecoveryCodeList } from '../../parts/codes/RecoveryCodeList.tsx';
import { api } from '../../services/api.ts';
import { ACCOUNT } from './copy.ts';
import { Prove } from './Prove.tsx';

const { codes: copy } = ACCOUNT;

/** How many recovery codes are left, and new ones in their place, after password and code. */
export function NewCodes({ left, onMade }: { readonly left: number; readonly onMade: () => void }): JSX.Element {
  const [at, setAt] = useState<'shown' | 'asked' | readonly string[]>('shown');
  const close = (): void => setAt('shown');
  return (
    <>
      <p>{copy.left(left)}</p>
      <p>{copy.intro}</p>
      <Stack top={16}>
        <Button variant="outline" onClick={() => setAt('asked')}>
          {copy.ask}
        </Button>
      </Stack>
      {at === 'asked' && (
        <Prove
          title={copy.ask}
          submit={copy.submit}
          failed={copy.failed}
          onClose={close}
          send={async (body) => {
            const data = await api(deskAccountCodes, { body });
            setAt(data?.recoveryCodes ?? 'shown');
            onMade();
          }}
        />
      )}
      {typeof at === 'object' && (
        <Dialog open onClose={close} title={copy.made}>
          <p>{copy.madeText}</p>
          <RecoveryCodeList codes={at} done={<Button onClick={close}>{copy.kept}</Button>} />
        </Dialog>
      )}
    </>
  );
}
