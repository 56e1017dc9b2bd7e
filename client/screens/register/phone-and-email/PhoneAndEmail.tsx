import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import type { PartialRegistration, RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { JSX } from 'react';
import { StepPage } from '../StepPage.tsx';
import { useStep } from '../use-step.ts';
import { CONTACT, STEP_HEADINGS } from '../copy.ts';
import { ContactFields, contactFields, type ContactValues } from '../ContactFields.tsx';
import { ASIDE, COPY } from './copy.ts';

const shows = ({ phoneNumber, email }: RegistrationData): ContactValues => ({ phoneNumber, email });
const holds = (values: ContactValues): PartialRegistration => values;

/** Question 7: phone and email. A leading 1 is answered at once (AMB-12). */
export function PhoneAndEmail(): JSX.Element {
  const { form, next, back } = useStep<ContactValues>({ step: 'phone-and-email', schema: contactFields, shows, holds });
  return (
    <StepPage step="phone-and-email" aside={ASIDE} hasErrors={form.formState.submitCount > 0 && !form.formState.isValid}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(next)(event)}>
        <FormErrors form={form} labels={{ phoneNumber: CONTACT.phone, email: CONTACT.email }} />
        <PageHeading intro={COPY.intro}>{STEP_HEADINGS['phone-and-email']}</PageHeading>
        <div className="section">
          <ContactFields phone={fieldProps(form, 'phoneNumber')} email={fieldProps(form, 'email')} typed={form.watch('phoneNumber')} />
        </div>
        <ButtonRow onBack={back}>
          <SubmitButton />
        </ButtonRow>
      </form>
    </StepPage>
  );
}
