import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { CopyText } from '@hearthline/kit/copy-text/CopyText.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { List, Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { addressLines } from '@hearthline/rules/address.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useEffect, useRef, useState } from 'react';
import { DocumentDialog } from '../../parts/pdf/DocumentDialog.tsx';
import { SHORTEST_NAME } from '../../parts/rescission/copy.ts';
import { SendProblem } from '../../parts/requests/SendProblem.tsx';
import { useSend } from '../../parts/requests/use-send.ts';
import { useFollowed } from '../../parts/screen/followed.ts';
import { applicationApi } from '../../services/application.ts';
import { formatDate } from '../../services/dates.ts';
import { company } from '../../services/organization/organization.ts';
import { toasts } from '../../services/toasts.ts';
import { CANCEL, RECEIPT } from './copy.ts';
import { DayStrip } from './DayStrip.tsx';
import type { Closing, Rescission } from './course.ts';

const NOTICE = { kind: 'NOTICE_OF_RIGHT_TO_CANCEL', title: RECEIPT.title } as const;

/** The written notice that cancels the line: what it says, what follows, the signature, and one question before it is sent. */
function CancelForm({ line, rescission, onKeep }: { line: Closing['line']; rescission: Rescission; onKeep: () => void }): JSX.Element {
  const { uuid, application } = useFollowed();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const rescind = useMutation(applicationApi(uuid).rescind());
  const { isSending, problem, send } = useSend();
  const signed = name.trim();
  useEffect(() => heading.current?.focus(), []);
  const ask = (): void => {
    if (signed.length >= SHORTEST_NAME) return setAsking(true);
    setError(CANCEL.nameMissing);
    document.querySelector<HTMLInputElement>('input[name="cancel-signature"]')?.focus();
  };
  const confirm = async (): Promise<void> => {
    if (await send(() => rescind.mutateAsync({ name: signed }))) toasts.show(CANCEL.done);
    else setAsking(false);
  };
  return (
    <section className="section stack" aria-labelledby="cancel-notice">
      <h2 id="cancel-notice" tabIndex={-1} ref={heading}>
        {CANCEL.formTitle}
      </h2>
      <p>{CANCEL.formIntro}</p>
      <Card nested>
        <p>{CANCEL.notice(line?.amount ?? null, application.loanNumber, addressLines(application.property.address).join(', '))}</p>
      </Card>
      <h3>{CANCEL.what}</h3>
      <List items={CANCEL.consequences} gap={6} />
      <TextField
        label={CANCEL.name}
        name="cancel-signature"
        autoComplete="name"
        maxLength={120}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <SendProblem problem={problem === null ? null : `${problem} ${CANCEL.failedCall(company().phone)}`} title={CANCEL.failed} />
      <Stack row gap={16}>
        <Button variant="danger" onClick={ask}>
          {CANCEL.send}
        </Button>
        <Button variant="text" onClick={onKeep}>
          {CANCEL.keep}
        </Button>
      </Stack>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={CANCEL.confirmTitle}
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
        <p>{CANCEL.confirmText(formatDate(rescission.endsOn))}</p>
      </Dialog>
    </section>
  );
}

/** How to cancel by mail. */
function ByMail({ rescission: { mailTo }, onForm }: { rescission: Rescission; onForm: () => void }): JSX.Element {
  return (
    <section className="section stack">
      <h2>{CANCEL.mailTitle}</h2>
      <p>{CANCEL.mailText}</p>
      <CopyText text={mailTo.join('\n')} label={CANCEL.mailCopy} />
      <Button variant="text" icon="document" onClick={onForm}>
        {CANCEL.mailForm}
      </Button>
    </section>
  );
}

/** The days to cancel, and both ways to do it; after their end, what still counts. */
export function RightToCancel({ closing }: { closing: Closing & { readonly rescission: Rescission } }): JSX.Element {
  const { uuid } = useFollowed();
  const { rescission, timeZone, line } = closing;
  const [way, setWay] = useState<'online' | 'mail' | null>(null);
  const [isReading, setReading] = useState(false);
  const day = formatDate(rescission.endsOn);
  if (rescission.over)
    return (
      <div className="section">
        <Alert title={CANCEL.expired(day)}>{CANCEL.expiredText(company().phone)}</Alert>
      </div>
    );
  return (
    <>
      <div className="section">
        <Card title={CANCEL.until(day)}>
          <DayStrip rescission={rescission} />
          <Note>{`${CANCEL.zone(timeZone.name)} ${CANCEL.counts}`}</Note>
          <Stack row gap={16} top={16}>
            <Button variant="danger" compact aria-expanded={way === 'online'} onClick={() => setWay(way === 'online' ? null : 'online')}>
              {CANCEL.open}
            </Button>
            <Button variant="text" aria-expanded={way === 'mail'} onClick={() => setWay(way === 'mail' ? null : 'mail')}>
              {CANCEL.mail}
            </Button>
          </Stack>
        </Card>
      </div>
      {way === 'online' && <CancelForm line={line} rescission={rescission} onKeep={() => setWay(null)} />}
      {way === 'mail' && <ByMail rescission={rescission} onForm={() => setReading(true)} />}
      <DocumentDialog uuid={uuid} document={isReading ? NOTICE : null} onClose={() => setReading(false)} />
    </>
  );
}
