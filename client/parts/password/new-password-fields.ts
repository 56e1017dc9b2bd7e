import { passwordField } from '@hearthline/rules/fields/password.ts';
import * as z from 'zod/mini';
import { wholeForm } from '../form/schema.ts';
import { PASSWORD_MESSAGES } from '@hearthline/rules/fields/copy.ts';

export type PasswordName = 'password' | 'newPassword';
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
