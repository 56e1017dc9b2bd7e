import { deskAccountPassword } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { passwordField, passwordStrength, unmetRules } from '@hearthline/rules/fields/password.ts';
import { type JSX, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { api } from '../../services/api.ts';
import { ACCOUNT } from './copy.ts';

const { password: copy } = ACCOUNT;
const SCHEMA = z.object({ password: z.string().check(z.minLength(1, copy.required)), newPassword: passwordField });
const EMPTY = { password: '', newPassword: '' };

/** Another password in place of the present one. */
export function ChangePassword({ email }: { readonly email: string }): JSX.Element {
  const [isDone, setDone] = useState(false);
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: EMPTY,
    labels: { password: copy.old, newPassword: copy.new },
    send: async (body) => {
      setDone(false);
      await api(deskAccountPassword, { body });
      step.form.reset(EMPTY);
      setDone(true);
    },
  });
  const typed = useWatch({ control: step.form.control, name: 'newPassword' });
  const strength = passwordStrength(typed) as 0 | 1 | 2 | 3 | 4;
  return (
    <Card title={copy.title}>
      <p>{copy.intro}</p>
      <div role="status">
        {isDone && (
          <Alert kind="ok" title={copy.done}>
            {copy.doneText}
          </Alert>
        )}
      </div>
      <FormParts step={step} submit={copy.submit} failed={copy.failed}>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField {...fieldProps(step.form, 'password')} label={copy.old} autoComplete="current-password" />
        <PasswordField
          {...fieldProps(step.form, 'newPassword')}
          label={copy.new}
          autoComplete="new-password"
          strength={strength}
          strengthWord={typed === '' ? '' : copy.strength[strength]}
          unmet={unmetRules(typed).map((rule) => rule.label)}
        />
      </FormParts>
    </Card>
  );
}
