import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';

export const REASON = z
  .string()
  .check(z.trim(), z.minLength(10, 'Say why in 10 characters or more'), z.maxLength(300, 'At most 300 characters'));
const SCHEMA = z.object({ reason: REASON });
const LABELS = { reason: 'Why' } as const;

type ConfirmChangeProps = {
  readonly title: string;
  /** What it does, said before and again when it is confirmed. */
  readonly effect: ReactNode;
  /** Label of the button that does it. */
  readonly act: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
};

/** A change of what borrowers see, in two steps: why, and then what will happen, to be confirmed. */
export function ConfirmChange({ title, effect, act, send, onClose }: ConfirmChangeProps): JSX.Element {
  const [reason, setReason] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: { reason: '' },
    labels: LABELS,
    send: async (values) => setReason(values.reason.trim()),
  });
  const confirm = async (): Promise<void> => {
    setSending(true);
    setProblem(null);
    try {
      await send(reason ?? '');
    } catch (error) {
      setProblem(staffMessage(error));
      setSending(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <p>{effect}</p>
      {reason === null ? (
        <FormParts step={step} submit="Continue">
          <TextField {...fieldProps(step.form, 'reason')} label={LABELS.reason} hint="Kept in the log of changes" maxLength={300} />
        </FormParts>
      ) : (
        <>
          <p className="muted">Why: {reason}</p>
          {problem !== null && (
            <Alert kind="err" title="Nothing was changed">
              {problem}
            </Alert>
          )}
          <Stack row gap={16} top={20}>
            <Button disabled={isSending} onClick={() => void confirm()}>
              {act}
            </Button>
            <Button variant="text" onClick={() => setReason(null)}>
              Back
            </Button>
          </Stack>
        </>
      )}
    </Dialog>
  );
}
