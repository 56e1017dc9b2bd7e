import { deskTaskHandOver } from '@hearthline/web/operations/desk.ts';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../../parts/form/use-desk-form.ts';
import { ROLE_NAMES } from '../../../parts/roles.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api, queryClient } from '../../../services/api.ts';

const LABELS = { to: 'To', toKnow: 'What they should know' } as const;
const SCHEMA = z.object({ to: z.string().check(z.minLength(1, 'Choose a colleague')), toKnow: z.string() });

/** Gives the task to a colleague whose role may end it. */
export function HandOver({ detail, onClose }: { readonly detail: Reply<'desk-task-get'>; readonly onClose: () => void }): JSX.Element {
  const { task, colleagues } = detail;
  const step = useDeskForm<{ to: string; toKnow: string }>({
    schema: SCHEMA,
    defaults: { to: '', toKnow: '' },
    labels: LABELS,
    send: async ({ to, toKnow }) => {
      await api(deskTaskHandOver, {
        path: { taskUuid: task.uuid },
        body: { version: task.version, to, ...(toKnow.trim() !== '' && { text: toKnow.trim() }) },
      });
      onClose();
      void queryClient.invalidateQueries();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Hand the task over">
      <FormParts step={step} submit="Hand over" failed="The task was not handed over">
        <SelectField
          {...fieldProps(step.form, 'to')}
          label={LABELS.to}
          options={colleagues.map(({ uuid, name, role }) => ({ value: uuid, text: `${name}, ${ROLE_NAMES[role].toLowerCase()}` }))}
        />
        <TextArea {...fieldProps(step.form, 'toKnow')} label={LABELS.toKnow} optional rows={3} maxLength={2000} />
      </FormParts>
    </Dialog>
  );
}
