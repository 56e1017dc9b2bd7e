import { deskStaffPropose, deskStaffSuspend } from '@hearthline/web/operations/desk.ts';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { ROLE_OPTIONS } from '../../parts/roles.ts';
import { api } from '../../services/api.ts';
import type { Role } from '../../services/session.ts';
import type { Colleague } from './colleague.ts';

type Change = 'ROLE' | 'SUSPENDED' | 'RESTORED' | 'RESET';
type Values = { change: string; role: string; reason: string };

const EFFECTS: Readonly<Record<Change, { readonly text: string; readonly effect: string }>> = {
  ROLE: { text: 'Another role', effect: 'A second person approves it. Then they are signed out and sign in again with the new role.' },
  SUSPENDED: {
    text: 'Suspend',
    effect: 'At once: they are signed out and cannot sign in. Two people end a suspension.',
  },
  RESTORED: {
    text: 'End the suspension',
    effect: 'A second person approves it. Then they get an email with a link to set a new password and authenticator app.',
  },
  RESET: {
    text: 'New password and authenticator app',
    effect: 'A second person approves it. Then both stop working, they are signed out, and they get an email with a link to set new ones.',
  },
};
const LABELS = { change: 'What to change', role: 'New role', reason: 'Why' } as const;
const SCHEMA = z
  .object({
    change: z.string().check(z.minLength(1, 'Choose what to change')),
    role: z.string(),
    reason: z.string().check(z.trim(), z.minLength(5, 'Say why in a few words')),
  })
  .check(z.refine(({ change, role }) => change !== 'ROLE' || role !== '', { error: 'Choose a role', path: ['role'] }));

type ChangeAccessProps = { readonly colleague: Colleague; readonly onClose: () => void; readonly onDone: (words: string) => void };

/** Proposes a change of a colleague's access, or suspends them; what it does is said before. */
export function ChangeAccess({ colleague: { staffUuid, name, state, role }, onClose, onDone }: ChangeAccessProps): JSX.Element {
  const open: readonly Change[] = state === 'SUSPENDED' ? ['RESTORED', 'ROLE'] : ['ROLE', 'SUSPENDED', 'RESET'];
  const step = useDeskForm<Values>({
    schema: SCHEMA,
    defaults: { change: '', role: '', reason: '' },
    labels: LABELS,
    send: async (values) => {
      const change = values.change as Change;
      const reason = values.reason.trim();
      if (change === 'SUSPENDED') {
        await api(deskStaffSuspend, { path: { staffUuid }, body: { reason } });
        return onDone(`${name} was suspended.`);
      }
      const body = change === 'ROLE' ? { change, staffUuid, reason, role: values.role as Role } : { change, staffUuid, reason };
      await api(deskStaffPropose, { body });
      return onDone(`Proposed for ${name}: ${EFFECTS[change].text.toLowerCase()}. A second person approves it.`);
    },
  });
  const change = useWatch({ control: step.form.control, name: 'change' }) as Change | '';
  return (
    <Dialog open onClose={onClose} title={`Change access of ${name}`}>
      <FormParts step={step} submit={change === 'SUSPENDED' ? 'Suspend now' : 'Propose it'} failed="Nothing was changed">
        <SelectField
          {...fieldProps(step.form, 'change')}
          label={LABELS.change}
          options={open.map((value) => ({ value, text: EFFECTS[value].text }))}
        />
        {change === 'ROLE' && (
          <SelectField
            {...fieldProps(step.form, 'role')}
            label={LABELS.role}
            options={ROLE_OPTIONS.filter(({ value }) => value !== role)}
          />
        )}
        {change !== '' && <Note live>{EFFECTS[change].effect}</Note>}
        <TextField {...fieldProps(step.form, 'reason')} label={LABELS.reason} hint="Kept in the log of changes" maxLength={300} />
      </FormParts>
    </Dialog>
  );
}
