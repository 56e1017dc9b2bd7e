import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { type JSX, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { api } from '../../../services/api/api.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { fieldProblems, sayProblem } from '../../../parts/requests/say-problem.ts';
import { schemaResolver } from '../../../parts/form/schema.ts';
import { NewPassword } from '../../../parts/password/NewPassword.tsx';
import { NEXT_PASSWORD, samePassword } from '../../../parts/password/new-password-fields.ts';
import { PASSWORD } from './copy.ts';
import { REQUIRED } from '@hearthline/rules/fields/address-copy.ts';

type Values = { currentPassword: string; newPassword: string; confirmPassword: string };
const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };
const schema = z
  .object({ currentPassword: z.string().check(z.minLength(1, REQUIRED)), ...NEXT_PASSWORD })
  .check(samePassword('newPassword'));

/** A new password, given the old one. The server ends every other session. */
export function PasswordForm({ email, onChanged }: { email: string | undefined; onChanged: () => void }): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  const form = useForm<Values>({ defaultValues: EMPTY, resolver: schemaResolver<Values>(schema), mode: 'onTouched' });
  const save = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setProblem(null);
    setChanged(false);
    try {
      await api.PUT('/identity/secure/api/v1/password', { body: { currentPassword, newPassword } });
      form.reset(EMPTY);
      setChanged(true);
      onChanged();
    } catch (error) {
      const fields = fieldProblems(error);
      for (const { field, message } of fields) form.setError(field as keyof Values, { type: 'server', message }, { shouldFocus: true });
      if (fields.length === 0) setProblem(sayProblem(error));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <PasswordField
        {...fieldProps(form, 'currentPassword')}
        label={PASSWORD.current}
        fix={PASSWORD.currentFix}
        autoComplete="current-password"
      />
      <NewPassword form={form} name="newPassword" labels="next" username={email} />
      <SendProblem problem={problem} />
      {isChanged && (
        <div className="section">
          <Alert kind="ok" live title={PASSWORD.saved}>
            {PASSWORD.savedNote}
          </Alert>
        </div>
      )}
      <p className="section">
        <SubmitButton loading={form.formState.isSubmitting}>{PASSWORD.save}</SubmitButton>
      </p>
    </form>
  );
}
