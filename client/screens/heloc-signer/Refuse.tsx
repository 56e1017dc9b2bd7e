import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { List, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../parts/requests/use-send.ts';
import { useSigner } from '../../parts/screen/followed.ts';
import { signerApi } from '../../services/signer.ts';
import { REFUSE } from './copy.ts';

/** Longest reason the API takes, in characters. */
const MOST = 400;

/** Says no: after its consequences were read, with an optional reason. The application ends. */
export function Refuse(): JSX.Element {
  const { uuid, signer } = useSigner();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const refuse = useMutation(signerApi(uuid).refuse());
  const { isSending, problem, send } = useSend();
  const given = reason.trim();
  return (
    <div className="section">
      <Button variant="text" onClick={() => setAsking(true)}>
        {REFUSE.open}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={REFUSE.title}
        actions={
          <>
            <Button
              variant="danger"
              disabled={isSending}
              onClick={() => void send(() => refuse.mutateAsync(given === '' ? {} : { reason: given }))}
            >
              {isSending ? REFUSE.sending : REFUSE.yes}
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              {REFUSE.keep}
            </Button>
          </>
        }
      >
        <List items={REFUSE.consequences(signer.primary)} />
        <Stack top={20}>
          <TextArea
            label={REFUSE.reason}
            hint={REFUSE.reasonHint}
            optional
            name="refuse-reason"
            maxLength={MOST}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
        <SendProblem problem={problem} title={REFUSE.failed} />
      </Dialog>
    </div>
  );
}
