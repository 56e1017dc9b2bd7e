import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { emailField, PHONE_MESSAGES, phoneField } from '@hearthline/rules/fields/contact.ts';
import type { ComponentProps, JSX } from 'react';
import * as z from 'zod/mini';
import { hinted } from './hinted.tsx';
import { WORDS } from './phone-and-email/words.ts';

export type ContactValues = { phoneNumber: string; email: string };

export const contactFields = z.object({ phoneNumber: phoneField, email: emailField });

type ContactBoxesProps = {
  readonly phone: Omit<ComponentProps<typeof PhoneField>, 'label'>;
  readonly email: Omit<ComponentProps<typeof TextField>, 'label'>;
  /** What stands in the phone's box. */
  readonly typed: string;
};

/** Phone and email. A leading 1 is answered at once (AMB-12). */
export function ContactBoxes({ phone, email, typed }: ContactBoxesProps): JSX.Element {
  return (
    <>
      <PhoneField
        {...phone}
        label={WORDS.phone}
        hint={hinted('phoneNumber')}
        error={/^\D*1/.test(typed) ? PHONE_MESSAGES.countryCode : phone.error}
      />
      <TextField
        {...email}
        label={WORDS.email}
        hint={hinted('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
