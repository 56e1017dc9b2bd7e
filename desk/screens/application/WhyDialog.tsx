import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { keepWhy, lastWhy, type Reason, WHY, type Why } from '../../parts/reason.ts';
import { WHY_LABELS, WhyFields } from '../../parts/WhyFields.tsx';

type Props = {
  readonly title: string;
  readonly send: string;
  readonly onSend: (why: Why) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks why a person's data is looked at before it is shown; filled with what was said last. */
export function WhyDialog({ title, send, onSend, onClose }: Props): JSX.Element {
  const step = useDeskForm<{ reason: string; note: string }>({
    schema: z.object(WHY),
    defaults: lastWhy() ?? { reason: '', note: '' },
    labels: WHY_LABELS,
    send: async ({ reason, note }) => {
      const why: Why = { reason: reason as Reason, note: note.trim() };
      keepWhy(why);
      await onSend(why);
    },
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <FormParts step={step} submit={send}>
        <WhyFields form={step.form} />
      </FormParts>
    </Dialog>
  );
}
