import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { PASSWORD_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { passwordStrength, unmetRules, passwordField } from '@hearthline/rules/fields/password.ts';
import type { JSX } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { wholeForm } from '@hearthline/rules/fields/field.ts';
import { NEW_PASSWORD } from './copy.ts';

type PasswordName = 'password' | 'newPassword';
type Typed = Partial<Record<PasswordName | 'confirmPassword', string>>;

const confirmPassword = z.string().check(z.minLength(1, PASSWORD_MESSAGES.required));

/** The first password of an account, and its confirmation (AMB-13). */
export const FIRST_PASSWORD = { password: passwordField, confirmPassword } as const;
/** A password that replaces another. */
export const NEXT_PASSWORD = { newPassword: passwordField, confirmPassword } as const;

/** Both fields must match: the error is at the second one, once it is not empty. */
export const samePassword = (name: PasswordName = 'password') =>
  wholeForm<Typed>((typed) =>
    typed.confirmPassword === '' || typed[name] === typed.confirmPassword
      ? []
      : [{ path: ['confirmPassword'], message: PASSWORD_MESSAGES.mismatch }],
  );

type Passwords = Partial<Record<PasswordName, string>> & { confirmPassword: string };
type NewPasswordProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  /** The field's name: `newPassword` when it replaces an existing one. */
  readonly name?: PasswordName;
  /** `next` marks a replacement. */
  readonly labels?: 'first' | 'next';
  /** The account's email: hidden, read by password managers. */
  readonly username?: string | undefined;
};

/** A new password with strength meter and unmet rules, and its confirmation. */
export function NewPassword<Values extends Passwords & FieldValues>({
  form: whole,
  name = 'password',
  labels = 'first',
  username,
}: NewPasswordProps<Values>): JSX.Element {
  const form = whole as unknown as UseFormReturn<Passwords>;
  const typed = useWatch({ control: form.control, name }) ?? '';
  const strength = passwordStrength(typed) as 0 | 1 | 2 | 3 | 4;
  return (
    <>
      {username !== undefined && <input type="email" autoComplete="username" value={username} readOnly hidden />}
      <PasswordField
        {...fieldProps(form, name)}
        label={NEW_PASSWORD[labels].password}
        autoComplete="new-password"
        strength={strength}
        strengthWord={typed === '' ? '' : NEW_PASSWORD.strength[strength]}
        unmet={unmetRules(typed).map((rule) => rule.label)}
      />
      <PasswordField
        {...fieldProps(form, 'confirmPassword')}
        label={NEW_PASSWORD[labels].confirm}
        fix={NEW_PASSWORD.confirmFix}
        autoComplete="new-password"
      />
    </>
  );
}
