import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { outside } from '@hearthline/journey/paths.ts';
import type { PartialRegistration, RegistrationData } from '@hearthline/journey/registration/data.ts';
import { type ComponentType, type JSX, lazy, Suspense, useLayoutEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { UseFormReturn } from 'react-hook-form';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { takePreHydrationInput } from '../../../services/pre-hydration-input.ts';
import { product } from '../../../services/organization/organization.ts';
import {
  addressPart,
  addressValues,
  propertyAddressFields,
  wantsFields,
  type AddressValues,
  type PropertyValues,
} from '../../../parts/address/address-values.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import { hinted } from '../hinted.tsx';
import { StepPage } from '../StepPage.tsx';
import { useStep } from '../use-step.ts';
import { ADDRESS } from '../../../parts/address/copy.ts';
import { STEP_HEADINGS } from '../copy.ts';
import { useIsUnlicensed } from '../../../services/referral/referring-officer.ts';
import { isDisasterZip, isServed, stopFor, type Stop } from './where-we-lend.ts';
import { ASIDE, COPY } from './copy.ts';

const StopModal = lazy(() => import('./StopModal.tsx').then((m) => ({ default: m.StopModal })));

const shows = ({ propertyAddress }: RegistrationData): PropertyValues => ({
  ...addressValues(propertyAddress),
  occupancyType: propertyAddress.occupancyType,
});
const holds = (values: PropertyValues): PartialRegistration => ({
  propertyAddress: { ...addressPart(values), occupancyType: values.occupancyType },
});
const LABELS = {
  street1: ADDRESS.label,
  street2: ADDRESS.unit,
  city: ADDRESS.city,
  state: ADDRESS.state,
  zip: ADDRESS.zip,
  occupancyType: COPY.useLabel,
};
const USES = [
  { value: 'HOME', title: COPY.primary, note: COPY.primaryNote },
  { value: 'SECONDARY', title: COPY.secondary, note: COPY.secondaryNote },
  { value: 'INVESTMENT', title: COPY.investment, note: COPY.investmentNote },
];

/** What the legacy flow asks on the same page: more fields of the same form (AMB-17). */
export type MoreFields = {
  readonly schema: (settings: { regulatorReview: boolean }) => z.ZodMiniType;
  readonly shows: (data: RegistrationData) => object;
  readonly holds: (values: PropertyValues) => PartialRegistration;
  readonly labels: Readonly<Record<string, string>>;
  readonly Fields: ComponentType<{ form: UseFormReturn<PropertyValues> }>;
  /** Opens the fields under a line that was typed and not picked. */
  readonly open: (form: UseFormReturn<PropertyValues>) => Promise<void>;
};

/** Question 1: the property and how it is used; says at once when this lender, this officer or this site cannot go on with it. */
export function PropertyAddress({ more }: { more?: MoreFields }): JSX.Element {
  const [plan] = useState(() => ({
    schema: (more?.schema ?? propertyAddressFields)({ regulatorReview: product().regulatorReview }),
    shows: (data: RegistrationData) => ({ ...shows(data), ...more?.shows(data) }),
    holds: (values: PropertyValues) => ({ ...holds(values), ...more?.holds(values) }),
  }));
  const { form, next } = useStep<PropertyValues>({ step: 'property-address', ...plan });
  const [stop, setStop] = useState<Stop | null>(null);
  const go = useGo();
  const [state, zip] = form.watch(['state', 'zip']);
  const isUnlicensed = useIsUnlicensed(state);

  useLayoutEffect(() => {
    const { line, hasFocus } = takePreHydrationInput();
    if (line !== '' && form.getValues('street1') === '') form.setValue('street1', line, { shouldDirty: true });
    if (hasFocus) document.getElementById('street1')?.focus();
  }, [form]);

  const submit = form.handleSubmit(
    async (values) => {
      const place = { state: values.state.trim().toUpperCase(), zip: values.zip.trim() };
      const found = stopFor(place);
      setStop(found);
      if (found !== null) return;
      if (await isServed(place)) await next();
      else await go(outside.waitlist());
    },
    async () => {
      await more?.open(form);
      if (!wantsFields(form.getValues())) return;
      form.setValue('isOpen', true);
      await form.trigger();
    },
  );
  return (
    <StepPage step="property-address" aside={ASIDE} hasErrors={form.formState.submitCount > 0 && !form.formState.isValid}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormErrors form={form} labels={{ ...LABELS, ...more?.labels }} />
        <PageHeading intro={COPY.intro}>{STEP_HEADINGS['property-address']}</PageHeading>
        <div className="section">
          <AddressFields
            form={form as unknown as UseFormReturn<AddressValues>}
            label={ADDRESS.label}
            hint={hinted('propertyAddress', ADDRESS.hint)}
          />
          <RadioCards {...fieldProps(form, 'occupancyType')} label={COPY.use} options={USES} />
        </div>
        {more && <more.Fields form={form} />}
        {isDisasterZip(zip) && (
          <div className="section">
            <Alert kind="warn" title={COPY.disaster} live>
              {COPY.disasterText}
            </Alert>
          </div>
        )}
        {isUnlicensed && (
          <div className="section">
            <Alert kind="err" title={COPY.notLicensed} />
          </div>
        )}
        <ButtonRow>
          <SubmitButton disabled={isUnlicensed} loading={form.formState.isSubmitting} />
        </ButtonRow>
      </form>
      {stop !== null && (
        <Suspense>
          <StopModal stop={stop} onClose={() => setStop(null)} />
        </Suspense>
      )}
    </StepPage>
  );
}
