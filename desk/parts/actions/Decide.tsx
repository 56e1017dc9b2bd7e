import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { type JSX, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { FormParts } from '../form/FormParts.tsx';
import { useDeskForm } from '../form/use-desk-form.ts';
import { AcceptTyped, type Typed } from './AcceptTyped.tsx';
import classes from './Actions.module.css';

/** The buttons where it is no proposal that is refused. */
export type RefuseWords = { readonly button: string; readonly why: string; readonly missing: string };
const REFUSE: RefuseWords = { button: 'Refuse', why: 'Why you refuse it', missing: 'Say why you refuse it' };

/** Under what only a colleague may decide. */
export const WAITS = 'It waits for a colleague whose role may do it.';
const TITLE = 'Nothing was decided';

type DecideProps = {
  /** Of what is decided: the field of the reason is named after it, because several cards stand on one page. */
  readonly id: string;
  readonly mayDecide: boolean;
  /** Label of the button that accepts; null where nothing is accepted any more. */
  readonly acceptText: string | null;
  readonly words?: RefuseWords;
  /** What they type to accept; absent: a button accepts. */
  readonly typed?: Typed | undefined;
  readonly accept: (typed?: string) => Promise<void>;
  readonly refuse: (reason: string) => Promise<void>;
  /** Below, for those who asked and those who may not decide; `now` runs another decision with the same alert. */
  readonly otherwise: (now: (decision: () => Promise<void>) => void, isSending: boolean) => ReactNode;
};

/** The buttons of a second person: accept, or refuse with a reason. */
export function Decide({ id, mayDecide, acceptText, words = REFUSE, typed, accept, refuse, otherwise }: DecideProps): JSX.Element {
  const field = `refuse-${id}`;
  const [isRefusing, setRefusing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const now = async (decision: () => Promise<void>): Promise<void> => {
    setSending(true);
    setProblem(null);
    await decision().catch((error: unknown) => setProblem(staffMessage(error)));
    setSending(false);
  };
  const step = useDeskForm<Record<string, string>>({
    schema: z.object({ [field]: z.string().check(z.trim(), z.minLength(3, words.missing)) }),
    defaults: { [field]: '' },
    labels: { [field]: words.why },
    send: async (values) => refuse((values[field] ?? '').trim()),
  });
  const refuseButton = (
    <Button variant="outline" compact disabled={isSending} onClick={() => setRefusing(true)}>
      {words.button}
    </Button>
  );
  return (
    <>
      {problem !== null && (
        <Alert kind="err" title={TITLE}>
          {problem}
        </Alert>
      )}
      {mayDecide && !isRefusing && acceptText !== null && typed !== undefined && (
        <AcceptTyped {...typed} id={id} submit={acceptText} failed={TITLE} accept={accept} more={refuseButton} />
      )}
      {mayDecide && !isRefusing && (acceptText === null || typed === undefined) && (
        <div className={classes.buttons}>
          {acceptText !== null && (
            <Button compact disabled={isSending} onClick={() => void now(accept)}>
              {acceptText}
            </Button>
          )}
          {refuseButton}
        </div>
      )}
      {isRefusing && (
        <FormParts
          step={step}
          submit={words.button}
          failed={TITLE}
          more={
            <Button variant="text" onClick={() => setRefusing(false)}>
              Back
            </Button>
          }
        >
          <TextArea {...fieldProps(step.form, field)} label={words.why} rows={3} maxLength={400} />
        </FormParts>
      )}
      {otherwise((decision) => void now(decision), isSending)}
    </>
  );
}
