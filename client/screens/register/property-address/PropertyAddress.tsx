import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { outside } from '@hearthline/journey/paths.ts';
import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { Held } from '@hearthline/journey/registration/members.ts';
import { type ComponentType, type JSX, lazy, Suspense, useLayoutEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { UseFormReturn } from 'react-hook-form';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { consumePreHydrationInput } from '../../../services/pre-hydration-input.ts';
import { product } from '../../../services/organization/organization.ts';
import {
  addressLabels,
  addressPart,
  addressValues,
  openFields,
  propertyAddressFields,
  type AddressValues,
  type PropertyValues,
} from '../../../parts/address/address-values.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import { fieldHint } from '../field-hint.tsx';
import { Question } from '../Question.tsx';
import { useQuestion } from '../use-question.ts';
import { ADDRESS } from '../../../parts/address/copy.ts';
import { useIsUnlicensed } from '../../../services/referral/referring-officer.ts';
import { isDisasterZip, isServed, stopFor, type Stop } from './lending-area.ts';
import { ASIDE, COPY } from './copy.ts';

const PlaceAlerts = lazy(() => import('./StopModal.tsx').then((m) => ({ default: m.PlaceAlerts })));
const StopModal = lazy(() => import('./StopModal.tsx').then((m) => ({ default: m.StopModal })));

const shows = ({ propertyAddress }: RegistrationData): PropertyValues => ({
  ...addressValues(propertyAddress),
  occupancyType: propertyAddress.occupancyType,
});
const holds = (values: PropertyValues): Held<'property-address'> => ({
  propertyAddress: { ...addressPart(values), occupancyType: values.occupancyType },
});
const LABELS = { ...addressLabels(ADDRESS.label), occupancyType: COPY.useLabel };
const USES = [
  { value: 'HOME', title: COPY.primary, note: COPY.primaryNote },
  { value: 'SECONDARY', title: COPY.secondary, note: COPY.secondaryNote },
  { value: 'INVESTMENT', title: COPY.investment, note: COPY.investmentNote },
];

/** The legacy flow's further fields on the same page, part of the same form (AMB-17). */
export type MoreFields = {
  readonly schema: (settings: { regulatorReview: boolean }) => z.ZodMiniType;
  readonly shows: (data: RegistrationData) => object;
  readonly holds: (values: PropertyValues) => Held<'home-address'>;
  readonly labels: Readonly<Record<string, string>>;
  readonly Fields: ComponentType<{ form: UseFormReturn<PropertyValues> }>;
  /** Opens the fields under a line that was typed and not picked. */
  readonly open: (form: UseFormReturn<PropertyValues>) => Promise<void>;
};

/** Question 1: the property and its occupancy; says at once when this lender, loan officer or site cannot accept it. */
export function PropertyAddress({ more }: { more?: MoreFields }): JSX.Element {
  const [stop, setStop] = useState<Stop | null>(null);
  const go = useGo();
  const [plan] = useState(() => ({
    schema: (more?.schema ?? propertyAddressFields)({ regulatorReview: product().regulatorReview }),
    shows: (data: RegistrationData) => ({ ...shows(data), ...more?.shows(data) }),
    holds: (values: PropertyValues) => ({ ...holds(values), ...more?.holds(values) }),
  }));
  const question = useQuestion({
    step: 'property-address',
    ...plan,
    labels: { ...LABELS, ...more?.labels },
    async canContinue(values) {
      const place = { state: values.state.trim().toUpperCase(), zip: values.zip.trim() };
      const found = stopFor(place);
      setStop(found);
      if (found !== null) return false;
      if (await isServed(place)) return true;
      await go(outside.waitlist());
      return false;
    },
    async stopped(submitted) {
      await more?.open(submitted);
      await openFields(submitted);
    },
  });
  const { form } = question;
  const [state, zip] = form.watch(['state', 'zip']);
  const isUnlicensed = useIsUnlicensed(state);
  const isDisaster = isDisasterZip(zip);

  useLayoutEffect(() => {
    const { line, hasFocus } = consumePreHydrationInput();
    if (line !== '' && form.getValues('street1') === '') form.setValue('street1', line, { shouldDirty: true });
    if (hasFocus) document.getElementById('street1')?.focus();
  }, [form]);

  const modal = stop !== null && (
    <Suspense>
      <StopModal stop={stop} onClose={() => setStop(null)} />
    </Suspense>
  );
  return (
    <Question question={question} aside={ASIDE} intro={COPY.intro} disabled={isUnlicensed} after={modal}>
      <div className="section">
        <AddressFields
          form={form as unknown as UseFormReturn<AddressValues>}
          label={ADDRESS.label}
          hint={fieldHint('propertyAddress', ADDRESS.hint)}
        />
        <RadioCards {...fieldProps(form, 'occupancyType')} label={COPY.use} options={USES} />
      </div>
      {more && <more.Fields form={form} />}
      {(isDisaster || isUnlicensed) && (
        <Suspense>
          <PlaceAlerts isDisaster={isDisaster} isUnlicensed={isUnlicensed} />
        </Suspense>
      )}
    </Question>
  );
}
