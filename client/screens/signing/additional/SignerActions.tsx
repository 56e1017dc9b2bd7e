import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useEffect, useState } from 'react';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { applicationApi } from '../../../services/application.ts';
import { now } from '../../../services/clock.ts';
import { formatTime } from '../../../services/dates.ts';
import { COPY } from './copy.ts';
import type { Signer } from './progress.ts';
import { useLimit } from './use-limit.tsx';

/** Milliseconds after an invitation in which the server sends no other to the same address. */
const PAUSE_MS = 60_000;

/** Sends the invitation again. How often is limited by the server, which says from when it is possible again; the minute after one is said at once. */
export function Resend({ signer: { id, name, email } }: { signer: Signer }): JSX.Element {
  const { uuid } = useFollowed();
  const resend = useMutation(applicationApi(uuid).resendInvitation());
  const { isSending, problem, send } = useSend({ stays: true });
  const limit = useLimit();
  const [sentAt, setSentAt] = useState<Date | null>(null);
  const [isPausing, setPausing] = useState(false);
  useEffect(() => {
    if (sentAt === null) return undefined;
    const over = setTimeout(() => setPausing(false), PAUSE_MS);
    return () => clearTimeout(over);
  }, [sentAt]);
  const press = async (): Promise<void> => {
    setSentAt(null);
    if (await send(() => resend.mutateAsync({ signerId: id }), limit.refused)) {
      setSentAt(now());
      setPausing(true);
    }
  };
  return (
    <>
      <Button variant="outline" compact icon="mail" disabled={isSending || isPausing || limit.until !== null} onClick={() => void press()}>
        {isSending ? COPY.resending : COPY.resend}
        <span className="sr">{COPY.of(name)}</span>
      </Button>
      <Note top={8} live>
        {sentAt === null ? '' : COPY.resent(email, formatTime(sentAt))}
      </Note>
      {limit.notice}
      <SendProblem problem={problem} title={COPY.failed} />
    </>
  );
}

type RemoveSignerProps = {
  readonly signer: Signer;
  readonly effects: readonly string[];
  /** Removed: what to say about it. */
  readonly onDone: (sentence: string) => void;
};

/** Removes a person, after saying what that changes. */
export function RemoveSigner({ signer: { id, name }, effects, onDone }: RemoveSignerProps): JSX.Element {
  const { uuid } = useFollowed();
  const remove = useMutation(applicationApi(uuid).removeSigner());
  const { isSending, problem, send } = useSend({ stays: true });
  const [isAsking, setAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    if (!(await send(() => remove.mutateAsync({ signerId: id })))) return;
    setAsking(false);
    onDone(COPY.done.remove(name));
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {COPY.remove}
        <span className="sr">{COPY.of(name)}</span>
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={COPY.removeTitle(name)}
        actions={
          <>
            <Button variant="danger" disabled={isSending} onClick={() => void confirm()}>
              {isSending ? COPY.removing : COPY.removeYes}
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              {COPY.keep}
            </Button>
          </>
        }
      >
        <p>{COPY.removeText}</p>
        {[COPY.replaced(name), ...effects].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <SendProblem problem={problem} title={COPY.failed} />
      </Dialog>
    </>
  );
}
