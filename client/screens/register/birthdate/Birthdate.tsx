import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { DateField } from '@hearthline/kit/date-field/DateField.tsx';
import { useControlledField } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { homeAddressOf, type PartialRegistration, type RegistrationData } from '@hearthline/journey/registration/data.ts';
import { type JSX, useState } from 'react';
import { today } from '../../../services/clock.ts';
import { registrationStore } from '../../../services/draft/registration-store.ts';
import { product } from '../../../services/organization/organization.ts';
import { hinted } from '../hinted.tsx';
import { StepPage } from '../StepPage.tsx';
import { useStep } from '../use-step.ts';
import { STEP_HEADINGS } from '../copy.ts';
import { birthdateFields } from './birthdate-field.ts';
import { ASIDE, COPY } from './copy.ts';

type Values = { dob: string };

const shows = ({ dob }: RegistrationData): Values => ({ dob });
const holds = ({ dob }: Values): PartialRegistration => ({ dob });

function schemaNow() {
  const data = registrationStore.data();
  const states = [homeAddressOf(data).state, data.propertyAddress.state];
  return birthdateFields({ states, ageRestricted: product().ageRestricted, today: today() });
}

/** Question 6: the date of birth; the stricter age of home and property state counts (AMB-01). */
export function Birthdate(): JSX.Element {
  const [schema] = useState(schemaNow);
  const { form, next, back } = useStep<Values>({ step: 'birthdate', schema, shows, holds });
  const field = useControlledField(form.control, 'dob');
  return (
    <StepPage step="birthdate" aside={ASIDE} hasErrors={form.formState.submitCount > 0 && !form.formState.isValid}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(next)(event)}>
        <FormErrors form={form} labels={{ dob: COPY.label }} />
        <PageHeading>{STEP_HEADINGS.birthdate}</PageHeading>
        <div className="section">
          <DateField {...field} label={COPY.label} hint={hinted('dob', COPY.hint)} isBirthday />
        </div>
        <ButtonRow onBack={back}>
          <SubmitButton />
        </ButtonRow>
      </form>
    </StepPage>
  );
}
