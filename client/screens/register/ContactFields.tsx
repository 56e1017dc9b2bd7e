import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { emailField, phoneField } from '@hearthline/rules/fields/contact.ts';
import type { ComponentProps, JSX } from 'react';
import * as z from 'zod/mini';
import { CONTACT } from './copy.ts';
import { fieldHint } from './field-hint.tsx';
import { PHONE_MESSAGES } from '@hearthline/rules/fields/copy.ts';

/** Phone and email as typed. */
export type ContactValues = { phoneNumber: string; email: string };

export const contactFields = z.object({ phoneNumber: phoneField, email: emailField });

type ContactFieldsProps = {
  readonly phone: Omit<ComponentProps<typeof PhoneField>, 'label'>;
  readonly email: Omit<ComponentProps<typeof TextField>, 'label'>;
  /** The text in the phone field. */
  readonly typed: string;
};

/** Phone and email. A leading 1 is rejected at once (AMB-12). */
export function ContactFields({ phone, email, typed }: ContactFieldsProps): JSX.Element {
  return (
    <>
      <PhoneField
        {...phone}
        label={CONTACT.phone}
        hint={fieldHint('phoneNumber')}
        error={/^\D*1/.test(typed) ? PHONE_MESSAGES.countryCode : phone.error}
      />
      <TextField
        {...email}
        label={CONTACT.email}
        hint={fieldHint('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
