import { CHECKLIST_STATUSES, isChecklistStatus } from '@hearthline/journey/statuses.ts';
import { QUESTIONS } from '@hearthline/journey/status-copy/questions.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../parts/requests/use-send.ts';
import { queryClient } from '../../services/api/queries.ts';
import { type Application, applicationApi } from '../../services/application.ts';
import { toasts } from '../../services/toasts.ts';
import { CANCEL } from './copy.ts';

const at = (status: (typeof CHECKLIST_STATUSES)[number]): number => CHECKLIST_STATUSES.indexOf(status);

/** Until the right to cancel has its days, which have a page and a notice of their own; what is signed before them is canceled here too (12 CFR 1026.15). */
export const mayCancel = ({ active, status: { status } }: Pick<Application, 'active' | 'status'>): boolean =>
  active && isChecklistStatus(status) && at(status) <= at('GEN_RESCISSION');

/** Longest reason the API takes, in characters. */
const MOST = 400;

/** Withdraws an application, after asking once and for an optional reason. */
export function CancelApplication({ uuid }: { uuid: string }): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = useMutation(applicationApi(uuid).cancel());
  const { isSending, problem, send } = useSend();
  const confirm = async (): Promise<void> => {
    const given = reason.trim();
    if (await send(() => cancel.mutateAsync(given === '' ? {} : { reason: given }))) {
      setAsking(false);
      toasts.show(CANCEL.done);
      await queryClient.invalidateQueries();
      // the card, and with it this button, has moved among the earlier applications
      document.querySelector<HTMLElement>('main h1')?.focus();
    }
  };
  return (
    <>
      <Button variant="text" compact onClick={() => setAsking(true)}>
        {CANCEL.open}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={CANCEL.title}
        actions={
          <>
            <Button variant="danger" disabled={isSending} onClick={() => void confirm()}>
              {isSending ? CANCEL.sending : CANCEL.yes}
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              {CANCEL.keep}
            </Button>
          </>
        }
      >
        <p>{QUESTIONS.cancelText}</p>
        <Stack top={20}>
          <TextArea
            label={CANCEL.reason}
            optional
            name="cancel-reason"
            maxLength={MOST}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
        <SendProblem problem={problem} title={CANCEL.failed} />
      </Dialog>
    </>
  );
}
