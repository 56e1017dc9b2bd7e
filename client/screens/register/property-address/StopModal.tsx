import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button, ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import type { JSX } from 'react';
import { product } from '../../../services/organization/organization.ts';
import type { Stop } from './lending-area.ts';
import { COPY } from './copy.ts';
import { MODALS } from './stop-copy.ts';

/** New York, not New York, Hawaii: why this site cannot accept the address, and which site can. */
export function StopModal({ stop, onClose }: { stop: Stop | null; onClose: () => void }): JSX.Element | null {
  const { otherSite, hawaiiModal } = product();
  if (stop === null) return null;
  const back = (
    <Button variant="text" onClick={onClose}>
      {MODALS.back}
    </Button>
  );
  if (stop === 'hawaii') {
    if (!hawaiiModal) return null;
    const { title, text, action } = MODALS.hawaii;
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        actions={
          <>
            <ButtonLink href={hawaiiModal.partnerUrl}>{action(hawaiiModal.partnerName)}</ButtonLink>
            {back}
          </>
        }
      >
        <p>{text(hawaiiModal.partnerName)}</p>
      </Dialog>
    );
  }
  const { title, text, more, action } = MODALS[stop];
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {otherSite !== null && <ButtonLink href={otherSite}>{action}</ButtonLink>}
          {back}
        </>
      }
    >
      <p>{text}</p>
      <p>{more}</p>
    </Dialog>
  );
}

/** Warnings about a property that do not stop the form: a recent disaster, or a state in which the loan officer is not licensed. */
export function PlaceAlerts({ isDisaster, isUnlicensed }: { isDisaster: boolean; isUnlicensed: boolean }): JSX.Element {
  return (
    <>
      {isDisaster && (
        <div className="section">
          <Alert kind="warn" title={COPY.disaster} live>
            {COPY.disasterText}
          </Alert>
        </div>
      )}
      {isUnlicensed && (
        <div className="section">
          <Alert kind="err" title={COPY.notLicensed} />
        </div>
      )}
    </>
  );
}
