import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import type { PartialRegistration, RegistrationData } from '@hearthline/journey/registration/data.ts';
import { saleStatusField } from '@hearthline/rules/fields/sale-status.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { product } from '../../../services/organization/organization.ts';
import { StepPage } from '../StepPage.tsx';
import { useStep } from '../use-step.ts';
import { ASIDE, COPY } from './copy.ts';

/** As the radio buttons hold it: 'yes', 'no', or nothing yet. */
type Values = { isListedForSale: string };

const asBoolean = (answer: string | null): boolean | undefined => (answer === 'yes' ? true : answer === 'no' ? false : undefined);
const schema = z.object({ isListedForSale: z.pipe(z.pipe(z.nullable(z.string()), z.transform(asBoolean)), saleStatusField) });
const shows = ({ isListedForSale }: RegistrationData): Values => ({
  isListedForSale: isListedForSale === null ? '' : isListedForSale ? 'yes' : 'no',
});
const holds = ({ isListedForSale }: Values): PartialRegistration => ({ isListedForSale: asBoolean(isListedForSale) ?? null });
const OPTIONS = [
  { value: 'yes', title: COPY.yes },
  { value: 'no', title: COPY.no },
];

/** Question 3: is the home for sale? Yes goes on; the server decides what it means (AMB-24). */
export function ForSale(): JSX.Element {
  const { form, next, back } = useStep<Values>({ step: 'for-sale', schema, shows, holds, finishes: { hasSaleStatusBeenSet: true } });
  const question = product().listedForSaleWording === 'NOW_OR_SOON' ? COPY.nowOrSoon : COPY.now;
  return (
    <StepPage step="for-sale" aside={ASIDE} hasErrors={form.formState.submitCount > 0 && !form.formState.isValid}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(next)(event)}>
        <FormErrors form={form} labels={{ isListedForSale: COPY.label }} />
        <PageHeading>{question}</PageHeading>
        <div className="section">
          <RadioCards {...fieldProps(form, 'isListedForSale')} label={question} hideLabel fix={COPY.fix} options={OPTIONS} />
        </div>
        <ButtonRow onBack={back}>
          <SubmitButton />
        </ButtonRow>
      </form>
    </StepPage>
  );
}
