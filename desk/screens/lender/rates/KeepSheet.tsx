import { deskRateSheetPost } from '@hearthline/web/operations/desk.ts';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../../parts/form/use-desk-form.ts';
import { api } from '../../../services/api.ts';
import type { Cells } from './cells.ts';
import type { Sheet } from './copy.ts';
import { fileOf } from './use-draft.ts';

const NAME_MAX = 80;
const SCHEMA = z.object({
  name: z.string().check(z.trim(), z.minLength(3, 'Name the sheet'), z.maxLength(NAME_MAX, `At most ${NAME_MAX} characters`)),
});
const LABELS = { name: 'Name of the sheet' } as const;

type KeepSheetProps = {
  readonly cells: Cells;
  /** Settings that are to change with it. */
  readonly changes: Readonly<Record<string, unknown>>;
  readonly onKept: (sheet: Sheet) => void;
};

/** Keeps a sheet that was previewed, under a name; what is kept is never changed. */
export function KeepSheet({ cells, changes, onKept }: KeepSheetProps): JSX.Element {
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: { name: '' },
    labels: LABELS,
    send: async ({ name }) => onKept(await api(deskRateSheetPost, { body: { name: name.trim(), file: fileOf(cells), changes } })),
  });
  return (
    <section className="section">
      <h2>Keep it</h2>
      <FormParts step={step} submit="Keep this sheet" failed="The sheet was not kept">
        <TextField
          {...fieldProps(step.form, 'name')}
          label={LABELS.name}
          hint="As examiners and colleagues will ask for it. A sheet that is kept is never changed; it is lent by once it is published."
          maxLength={NAME_MAX}
        />
      </FormParts>
    </section>
  );
}
