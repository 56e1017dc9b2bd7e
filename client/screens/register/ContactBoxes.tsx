import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { PHONE_MESSAGES } from '@hearthline/rules/fields/contact.ts';
import type { ComponentProps, JSX } from 'react';
import { hinted } from './hinted.tsx';
import { COPY } from './phone-and-email/copy.ts';

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
        label={COPY.phone}
        hint={hinted('phoneNumber')}
        error={/^\D*1/.test(typed) ? PHONE_MESSAGES.countryCode : phone.error}
      />
      <TextField
        {...email}
        label={COPY.email}
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
