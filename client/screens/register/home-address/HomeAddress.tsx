import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import type { PartialRegistration, RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { JSX } from 'react';
import { addressPart, addressValues, homeAddressFields, wantsFields, type AddressValues } from '../../../parts/address/address-values.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import { hinted } from '../hinted.tsx';
import { StepPage } from '../StepPage.tsx';
import { useStep } from '../use-step.ts';
import { ADDRESS } from '../../../parts/address/copy.ts';
import { STEP_HEADINGS } from '../copy.ts';
import { ASIDE } from './copy.ts';

const schema = homeAddressFields({ regulatorReview: false });
const shows = ({ homeAddress }: RegistrationData): AddressValues => addressValues(homeAddress);
const holds = (values: AddressValues): PartialRegistration => ({ homeAddress: addressPart(values) });
const LABELS = { street1: ADDRESS.home, street2: ADDRESS.unit, city: ADDRESS.city, state: ADDRESS.state, zip: ADDRESS.zip };

/** Question 2: where the borrower lives, when it is not the property (AMB-16). */
export function HomeAddress(): JSX.Element {
  const { form, next, back } = useStep<AddressValues>({ step: 'home-address', schema, shows, holds });
  const submit = form.handleSubmit(next, async () => {
    if (!wantsFields(form.getValues())) return;
    form.setValue('isOpen', true);
    await form.trigger();
  });
  return (
    <StepPage step="home-address" aside={ASIDE} hasErrors={form.formState.submitCount > 0 && !form.formState.isValid}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormErrors form={form} labels={LABELS} />
        <PageHeading>{STEP_HEADINGS['home-address']}</PageHeading>
        <div className="section">
          <AddressFields form={form} label={ADDRESS.home} hint={hinted('homeAddress', ADDRESS.hint)} isOwn />
        </div>
        <ButtonRow onBack={back}>
          <SubmitButton />
        </ButtonRow>
      </form>
    </StepPage>
  );
}
