import { REQUIRED } from '@hearthline/rules/fields/field.ts';
import { PASSWORD_MESSAGES, passwordField } from '@hearthline/rules/fields/password.ts';
import * as z from 'zod/mini';
import { wholeForm } from '../../../services/form/whole-form.ts';

export type SetupValues = { password: string; confirmPassword: string; attested: boolean };

const attested = z.boolean().check(z.refine((given) => given, { error: REQUIRED }));

/** The rules of account-setup; somebody signed in has a password already. */
export function setupFields(isSignedIn: boolean): z.ZodMiniType {
  if (isSignedIn) return z.object({ attested });
  return z
    .object({ attested, password: passwordField, confirmPassword: z.string().check(z.minLength(1, PASSWORD_MESSAGES.required)) })
    .check(
      wholeForm<Partial<SetupValues>>(({ password, confirmPassword }) =>
        confirmPassword === '' || password === confirmPassword ? [] : [{ path: ['confirmPassword'], message: PASSWORD_MESSAGES.mismatch }],
      ),
    );
}
