import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { type JSX, useState } from 'react';
import { LOCATION } from './copy.ts';

/**
 * Geo-location explanation: a button that opens the notice of why location is needed for e-signing; shown beside each consent to sign
 * electronically.
 */
export function LocationNotice(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="text" compact onClick={() => setOpen(true)}>
        {LOCATION.title}
      </Button>
      <Dialog open={isOpen} onClose={close} title={LOCATION.title} actions={<Button onClick={close}>{LOCATION.close}</Button>}>
        <p>{LOCATION.intro}</p>
        <p>{LOCATION.proof}</p>
        <p>{LOCATION.notary}</p>
        <p>{LOCATION.choice}</p>
      </Dialog>
    </>
  );
}
