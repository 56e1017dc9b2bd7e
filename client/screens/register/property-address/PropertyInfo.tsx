import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { JSX } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { wholeForm } from '@hearthline/rules/fields/field.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import {
  addressLabels,
  addressPart,
  addressValues,
  type AddressValues,
  type PropertyValues,
} from '../../../parts/address/address-values.ts';
import { homeAddressFields, needsFields, propertyAddressFields } from '../../../parts/address/address-rules.ts';
import { fieldHint } from '../field-hint.tsx';
import { PropertyAddress } from './PropertyAddress.tsx';
import type { MoreFields } from './use-property-question.ts';
import { ADDRESS } from '../../../parts/address/copy.ts';
import { STEP_HEADINGS } from '../copy.ts';

/** The property's form and the residence's, which is required only when it differs. */
type Values = PropertyValues & { readonly home: AddressValues };

const needsResidence = ({ occupancyType }: Pick<Values, 'occupancyType'>): boolean => occupancyType !== null && occupancyType !== 'HOME';
const homeOf = (values: PropertyValues): AddressValues => (values as Values).home;

/** The schemas of register-v2's first two pages, validated together. */
export function propertyInfoFields(settings: { regulatorReview: boolean }): z.ZodMiniType {
  const property = propertyAddressFields(settings);
  const home = homeAddressFields({ regulatorReview: false });
  return z.unknown().check(
    wholeForm<unknown>((typed) => {
      const values = typed as Values;
      return [
        ...(property.safeParse(values).error?.issues ?? []),
        ...(needsResidence(values) ? (home.safeParse(values.home).error?.issues ?? []) : []).map(({ path, message }) => ({
          path: ['home', ...path],
          message,
        })),
      ];
    }),
  );
}

function HomeFields({ form }: { form: UseFormReturn<PropertyValues> }): JSX.Element | null {
  const occupancyType = useWatch({ control: form.control, name: 'occupancyType' });
  if (!needsResidence({ occupancyType })) return null;
  return (
    <section className="section">
      <h2>{STEP_HEADINGS['home-address']}</h2>
      <AddressFields
        form={form as unknown as UseFormReturn<AddressValues>}
        label={ADDRESS.home}
        hint={fieldHint('homeAddress', ADDRESS.hint)}
        within="home"
        isOwn
      />
    </section>
  );
}

const MORE: MoreFields = {
  schema: propertyInfoFields,
  shows: (data: RegistrationData) => ({ home: addressValues(data.homeAddress) }),
  holds: (values) => ({ homeAddress: addressPart(homeOf(values)) }),
  labels: Object.fromEntries(Object.entries(addressLabels(ADDRESS.home)).map(([name, label]) => [`home.${name}`, label])),
  Fields: HomeFields,
  async open(form) {
    const values = form.getValues();
    if (!needsResidence(values) || !needsFields(homeOf(values))) return;
    form.setValue('home.isOpen' as 'isOpen', true);
    await form.trigger();
  },
};

/** The legacy flow's first page: the property, its occupancy, and the residence when it differs (AMB-17). */
export function PropertyInfo(): JSX.Element {
  return <PropertyAddress more={MORE} />;
}
