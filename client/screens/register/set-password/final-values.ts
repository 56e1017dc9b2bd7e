import { consentFields } from '@hearthline/rules/fields/consents.ts';
import * as z from 'zod/mini';
import { contactFields, type ContactValues } from '../ContactFields.tsx';
import { FIRST_PASSWORD, samePassword } from '../../../parts/password/new-password-fields.ts';

/** The final step's form. */
export type FinalValues = ContactValues & {
  password: string;
  confirmPassword: string;
  termPrivacyConsent: boolean;
  communicationConsent: boolean;
  smsMarketingConsent: boolean;
  smsTransactionalConsent: boolean;
};

/** What the final step asks besides the consents: contact data where a broker keeps the passwords, else a password of who has none yet. */
export type Asked = 'contact' | 'password' | 'nothing';

export function askedOf(isBroker: boolean, isSignedIn: boolean): Asked {
  if (isBroker) return 'contact';
  return isSignedIn ? 'nothing' : 'password';
}

/** The rules of the final step. */
export function finalFields(asked: Asked) {
  if (asked === 'nothing') return consentFields;
  if (asked === 'contact') return z.object({ ...consentFields.shape, ...contactFields.shape });
  return z.object({ ...consentFields.shape, ...FIRST_PASSWORD }).check(samePassword());
}
