import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { ROLE_NAMES } from '../../parts/roles.ts';
import { COPY } from './copy.ts';

export type Colleagues = Reply<'desk-colleagues-get'>;
const NOBODY = 'NOBODY';
const SCHEMA = z.object({ to: z.string().check(z.minLength(1, 'Choose a colleague')) });

type AssignDialogProps = {
  readonly colleagues: Colleagues;
  readonly send: (to: string | null) => Promise<void>;
  readonly onClose: () => void;
};

/** To whom applications are given. */
export function AssignDialog({ colleagues, send, onClose }: AssignDialogProps): JSX.Element {
  const step = useDeskForm<{ to: string }>({
    schema: SCHEMA,
    defaults: { to: '' },
    labels: { to: COPY.to },
    send: async ({ to }) => send(to === NOBODY ? null : to),
  });
  return (
    <Dialog open onClose={onClose} title={COPY.assignTitle}>
      <FormParts step={step} submit={COPY.assign} failed="They were not assigned">
        <SelectField
          {...fieldProps(step.form, 'to')}
          label={COPY.to}
          options={[
            ...colleagues.map(({ uuid, name, role }) => ({ value: uuid, text: `${name}, ${ROLE_NAMES[role].toLowerCase()}` })),
            { value: NOBODY, text: COPY.release },
          ]}
        />
      </FormParts>
    </Dialog>
  );
}
