import { deskStaffPropose } from '@hearthline/web/operations/desk.ts';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { emailField } from '@hearthline/rules/fields/contact.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { ROLE_OPTIONS } from '../../parts/roles.ts';
import { api } from '../../services/api.ts';
import type { Role } from '../../services/session.ts';

const SCHEMA = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'Type a name')),
  email: emailField,
  role: z.string().check(z.minLength(1, 'Choose a role')),
  reason: z.string().check(z.trim(), z.minLength(5, 'Say why in a few words')),
});
const LABELS = { name: 'Name', email: 'Work email address', role: 'Role', reason: 'Why' } as const;

type InviteProps = {
  /** Of the lender's own email addresses. */
  readonly domains: readonly string[];
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** Proposes to invite a person: approved by a second one, they get an email with a one-time link. */
export function Invite({ domains, onClose, onDone }: InviteProps): JSX.Element {
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: { name: '', email: '', role: '', reason: '' },
    labels: LABELS,
    send: async ({ name, email, role, reason }) => {
      const body = { change: 'INVITED', name: name.trim(), email: email.trim(), role: role as Role, reason: reason.trim() } as const;
      await api(deskStaffPropose, { body });
      onDone(`Proposed: invite ${name.trim()}. A second person approves it.`);
    },
  });
  return (
    <Dialog open onClose={onClose} title="Invite a person">
      <FormParts step={step} submit="Propose the invitation" failed="Nothing was proposed">
        <TextField {...fieldProps(step.form, 'name')} label={LABELS.name} hint="As colleagues see it" maxLength={80} autoComplete="off" />
        <TextField
          {...fieldProps(step.form, 'email')}
          label={LABELS.email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          {...(domains.length > 0 && { hint: `At ${domains.join(' or ')}` })}
        />
        <SelectField {...fieldProps(step.form, 'role')} label={LABELS.role} options={ROLE_OPTIONS} />
        <TextField {...fieldProps(step.form, 'reason')} label={LABELS.reason} hint="For the person who approves it" maxLength={300} />
      </FormParts>
    </Dialog>
  );
}
