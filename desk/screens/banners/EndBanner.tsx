import { deskBannerEnd } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { type JSX, useState } from 'react';
import { api } from '../../services/api.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import type { BannerRow } from './copy.ts';

type EndBannerProps = { readonly banner: BannerRow; readonly onClose: () => void; readonly onDone: (words: string) => void };

/** Asks before a banner is taken off the pages: it cannot be shown again, only published anew. */
export function EndBanner({ banner: { uuid, message }, onClose, onDone }: EndBannerProps): JSX.Element {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = async (): Promise<void> => {
    setSending(true);
    setProblem(null);
    try {
      await api(deskBannerEnd, { path: { bannerUuid: uuid }, body: {} });
      onDone('The banner has ended.');
    } catch (error) {
      setProblem(staffMessage(error));
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="End this banner?"
      actions={
        <>
          <Button disabled={isSending} onClick={() => void end()}>
            End the banner
          </Button>
          <Button variant="text" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>“{message}”</p>
        <p>Pages stop showing it when they are next opened. An ended banner cannot be shown again: publish a new one.</p>
        {problem !== null && (
          <Alert kind="err" title="The banner has not ended" live>
            {problem}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
