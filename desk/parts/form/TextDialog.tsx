import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import type { JSX } from 'react';
import { FormParts } from './FormParts.tsx';
import { textForBorrower, whyText } from './text-rules.ts';
import { useDeskForm } from './use-desk-form.ts';
import * as z from 'zod/mini';

type TextDialogProps = {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  /** The member of the request: words for colleagues, or what the borrower reads. */
  readonly name: 'reason' | 'note' | 'textForBorrower';
  readonly submit: string;
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks for a few words before something is done; what was typed stays when it is refused. */
export function TextDialog({ title, label, hint, name, submit, onSend, onClose }: TextDialogProps): JSX.Element {
  const step = useDeskForm<Partial<Record<TextDialogProps['name'], string>>>({
    schema: z.object({ [name]: name === 'textForBorrower' ? textForBorrower : whyText }),
    defaults: { [name]: '' },
    labels: { [name]: label },
    send: async (typed) => onSend(typed[name]?.trim() ?? ''),
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <FormParts
        step={step}
        submit={submit}
        failed="This was not done"
        more={
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <TextArea {...fieldProps(step.form, name)} label={label} hint={hint} rows={3} />
      </FormParts>
    </Dialog>
  );
}
