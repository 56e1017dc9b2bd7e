import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { REQUIRED } from '@hearthline/rules/fields/field.ts';
import { PASSWORD_MESSAGES, passwordField, passwordStrength, unmetRules } from '@hearthline/rules/fields/password.ts';
import { type JSX, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { api } from '../../../services/api/api.ts';
import { SendProblem } from '../../../services/asking/SendProblem.tsx';
import { fieldProblems, sayProblem } from '../../../services/asking/say-problem.ts';
import { schemaResolver } from '../../../services/form/schema-resolver.ts';
import { PASSWORD } from './words.ts';

type Values = { currentPassword: string; newPassword: string; confirmPassword: string };
const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };
const schema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, REQUIRED)),
    newPassword: passwordField,
    confirmPassword: z.string().check(z.minLength(1, REQUIRED)),
  })
  .check(
    z.refine((typed) => typed.newPassword === typed.confirmPassword, { error: PASSWORD_MESSAGES.mismatch, path: ['confirmPassword'] }),
  );

/** A new password, given the old one. The server ends every other session. */
export function PasswordForm({ onChanged }: { onChanged: () => void }): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  const form = useForm<Values>({ defaultValues: EMPTY, resolver: schemaResolver<Values>(schema), mode: 'onTouched' });
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const strength = passwordStrength(typed) as 0 | 1 | 2 | 3 | 4;
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
      <PasswordField {...fieldProps(form, 'currentPassword')} label={PASSWORD.current} autoComplete="current-password" />
      <PasswordField
        {...fieldProps(form, 'newPassword')}
        label={PASSWORD.next}
        autoComplete="new-password"
        strength={strength}
        strengthWord={typed === '' ? '' : PASSWORD.strength[strength]}
        unmet={unmetRules(typed).map((rule) => rule.label)}
      />
      <PasswordField {...fieldProps(form, 'confirmPassword')} label={PASSWORD.confirm} autoComplete="new-password" />
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
