import { consentFields } from '@hearthline/rules/fields/consents.ts';
import { passwordField, PASSWORD_MESSAGES } from '@hearthline/rules/fields/password.ts';
import * as z from 'zod/mini';
import { wholeForm } from '../../../services/form/whole-form.ts';

/** The final step's form. */
export type FinalValues = {
  password: string;
  confirmPassword: string;
  termPrivacyConsent: boolean;
  communicationConsent: boolean;
  smsMarketingConsent: boolean;
  smsTransactionalConsent: boolean;
};

const confirm = z.string().check(z.minLength(1, PASSWORD_MESSAGES.required));

/** The rules of the final step; somebody signed in has a password already. */
export function finalFields(isSignedIn: boolean) {
  if (isSignedIn) return consentFields;
  return z
    .object({ ...consentFields.shape, password: passwordField, confirmPassword: confirm })
    .check(
      wholeForm<Partial<FinalValues>>(({ password, confirmPassword }) =>
        confirmPassword === '' || password === confirmPassword ? [] : [{ path: ['confirmPassword'], message: PASSWORD_MESSAGES.mismatch }],
      ),
    );
}
