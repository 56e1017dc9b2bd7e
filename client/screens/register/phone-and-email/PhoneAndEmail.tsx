import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { PartialRegistration, RegistrationData } from '@hearthline/journey/registration/data.ts';
import { emailField, PHONE_MESSAGES, phoneField } from '@hearthline/rules/fields/contact.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { StepPage } from '../StepPage.tsx';
import { useStep } from '../use-step.ts';
import { STEP_HEADINGS } from '../words.ts';
import { ASIDE, WORDS } from './words.ts';

type Values = { phoneNumber: string; email: string };

const schema = z.object({ phoneNumber: phoneField, email: emailField });
const shows = ({ phoneNumber, email }: RegistrationData): Values => ({ phoneNumber, email });
const holds = (values: Values): PartialRegistration => values;

/** Question 7: phone and email. A leading 1 is answered at once (AMB-12). */
export function PhoneAndEmail(): JSX.Element {
  const { form, next, back } = useStep<Values>({ step: 'phone-and-email', schema, shows, holds });
  const phone = fieldProps(form, 'phoneNumber');
  const startsWithOne = /^\D*1/.test(form.watch('phoneNumber'));
  return (
    <StepPage step="phone-and-email" aside={ASIDE} hasErrors={form.formState.submitCount > 0 && !form.formState.isValid}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(next)(event)}>
        <FormErrors form={form} labels={{ phoneNumber: WORDS.phone, email: WORDS.email }} />
        <PageHeading lede={WORDS.lede}>{STEP_HEADINGS['phone-and-email']}</PageHeading>
        <div className="section">
          <PhoneField {...phone} label={WORDS.phone} error={startsWithOne ? PHONE_MESSAGES.countryCode : phone.error} />
          <TextField
            {...fieldProps(form, 'email')}
            label={WORDS.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <ButtonRow onBack={back}>
          <SubmitButton />
        </ButtonRow>
      </form>
    </StepPage>
  );
}
