import { identityPassword } from '@hearthline/web/operations/identity.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { SectionForm } from '../../../parts/form/SectionForm.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { NEW_PASSWORD } from '../../../parts/password/copy.ts';
import { NEXT_PASSWORD, samePassword, NewPassword } from '../../../parts/password/NewPassword.tsx';
import { $api } from '../../../services/api/queries.ts';
import { PASSWORD } from './copy.ts';
import { REQUIRED } from '@hearthline/rules/fields/address-copy.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };
const SCHEMA = z
  .object({ currentPassword: z.string().check(z.minLength(1, REQUIRED)), ...NEXT_PASSWORD })
  .check(samePassword('newPassword'));
const LABELS = { currentPassword: PASSWORD.current, newPassword: NEW_PASSWORD.next.password, confirmPassword: NEW_PASSWORD.next.confirm };

/** Replaces the password, given the old one. The server ends every other session. */
export function PasswordForm({ email, onChanged }: { email: string | undefined; onChanged: () => void }): JSX.Element {
  const save = $api.useWrite(identityPassword);
  const [isChanged, setChanged] = useState(false);
  const step = useStepForm({
    name: 'settings password',
    schema: SCHEMA,
    defaults: EMPTY,
    labels: LABELS,
    async send({ currentPassword, newPassword }) {
      setChanged(false);
      await save.mutateAsync({ body: { currentPassword, newPassword } });
      step.form.reset(EMPTY);
      setChanged(true);
      onChanged();
    },
  });
  return (
    <SectionForm step={step} submit={PASSWORD.save}>
      <PasswordField
        {...fieldProps(step.form, 'currentPassword')}
        label={PASSWORD.current}
        fix={PASSWORD.currentFix}
        autoComplete="current-password"
      />
      <NewPassword form={step.form} name="newPassword" labels="next" username={email} />
      {isChanged && (
        <div className="section">
          <Alert kind="ok" live title={PASSWORD.saved}>
            {PASSWORD.savedNote}
          </Alert>
        </div>
      )}
    </SectionForm>
  );
}
