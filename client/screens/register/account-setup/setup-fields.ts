import * as z from 'zod/mini';
import { FIRST_PASSWORD, samePassword } from '../../../parts/password/new-password-fields.ts';
import { REQUIRED } from '@hearthline/rules/fields/address-copy.ts';

export type SetupValues = { password: string; confirmPassword: string; attested: boolean };

const attested = z.boolean().check(z.refine((given) => given, { error: REQUIRED }));

/** The rules of account-setup; somebody signed in has a password already. */
export function setupFields(isSignedIn: boolean): z.ZodMiniType {
  if (isSignedIn) return z.object({ attested });
  return z.object({ attested, ...FIRST_PASSWORD }).check(samePassword());
}
