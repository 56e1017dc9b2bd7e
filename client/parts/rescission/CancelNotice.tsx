import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { List, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { company } from '../../services/organization/organization.ts';
import { toasts } from '../../services/toasts.ts';
import { useStepForm } from '../form/use-step-form.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { CANCEL, CONSEQUENCES } from './copy.ts';
import { SignatureField, signatureField } from './SignatureField.tsx';

type CancelNoticeProps = {
  readonly uuid: string;
  /** What is canceled, as the notice names it; `loanNumber`: null for a person who does not know it. */
  readonly line: { readonly amount: number | null; readonly loanNumber: string | null; readonly home: string };
  /** The last day to cancel. */
  readonly lastDay: string;
  /** What follows for this person beside what follows for everyone. */
  readonly more?: readonly string[];
  readonly rescind: (body: { name: string }) => Promise<unknown>;
  readonly onKeep: () => void;
};

/** The written notice that cancels the line (12 CFR 1026.15(a)(2)): what it says, what follows, the signature, and one question before it is sent. */
export function CancelNotice({ uuid, line, lastDay, more = [], rescind, onKeep }: CancelNoticeProps): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = useStepForm({
    name: `rescind ${uuid}`,
    schema: z.object({ name: signatureField(CANCEL.nameMissing) }),
    defaults: { name: '' },
    labels: { name: CANCEL.name },
    needsConfirmation: () => {
      setAsking(true);
      return true;
    },
    send: async ({ name }) => {
      try {
        await rescind({ name: name.trim() });
        toasts.show(CANCEL.done);
      } finally {
        setAsking(false);
      }
    },
    onInvalid: (form) => form.setFocus('name'),
  });
  useEffect(() => heading.current?.focus(), []);
  return (
    <form className="section stack" noValidate aria-labelledby="cancel-notice" onSubmit={step.submit}>
      <h2 id="cancel-notice" tabIndex={-1} ref={heading}>
        {CANCEL.formTitle}
      </h2>
      <p>{CANCEL.formIntro}</p>
      <Card nested>
        <p>{CANCEL.notice(line.amount, line.loanNumber, line.home)}</p>
      </Card>
      <h3>{CANCEL.what}</h3>
      <List items={[...CONSEQUENCES, ...more]} gap={6} />
      <SignatureField form={step.form} label={CANCEL.name} />
      <SendProblem problem={step.problem === null ? null : `${step.problem} ${CANCEL.failedCall(company().phone)}`} title={CANCEL.failed} />
      <Stack row gap={16}>
        <Button variant="danger" type="submit">
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
            <Button variant="danger" disabled={step.isSending} onClick={step.sendAnyway}>
              {step.isSending ? CANCEL.sending : CANCEL.yes}
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              {CANCEL.keep}
            </Button>
          </>
        }
      >
        <p>{CANCEL.confirmText(lastDay)}</p>
      </Dialog>
    </form>
  );
}
