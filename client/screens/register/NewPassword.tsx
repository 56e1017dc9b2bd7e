import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { passwordStrength, unmetRules } from '@hearthline/rules/fields/password.ts';
import type { JSX } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { NEW_PASSWORD as WORDS } from './set-password/new-password-words.ts';

type Passwords = { password: string; confirmPassword: string };

/** The new password with its meter and the rules it does not meet yet, and once more to be sure. */
export function NewPassword<Values extends Passwords & FieldValues>({ form: whole }: { form: UseFormReturn<Values> }): JSX.Element {
  const form = whole as unknown as UseFormReturn<Passwords>;
  const password = useWatch({ control: form.control, name: 'password' });
  const strength = passwordStrength(password) as 0 | 1 | 2 | 3 | 4;
  return (
    <>
      <PasswordField
        {...fieldProps(form, 'password')}
        label={WORDS.password}
        autoComplete="new-password"
        strength={strength}
        strengthWord={password === '' ? '' : WORDS.strength[strength]}
        unmet={unmetRules(password).map((rule) => rule.label)}
      />
      <PasswordField {...fieldProps(form, 'confirmPassword')} label={WORDS.confirm} autoComplete="new-password" />
    </>
  );
}
