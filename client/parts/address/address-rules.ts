import type { SchemaOf } from '@hearthline/journey/registration/members.ts';
import type { OccupancyType } from '@hearthline/rules/enums.ts';
import { addressFields, isTypeaheadLine, occupancyField, typeaheadField } from '@hearthline/rules/fields/address.ts';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { wholeForm } from '@hearthline/rules/fields/field.ts';
import { type AddressValues, NOT_PICKED } from './address-values.ts';

const texts = {
  isOpen: z.boolean(),
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
} satisfies SchemaOf<AddressValues, z.ZodMiniType>;
const collapsed = z.object({ street1: typeaheadField });

/** Validates the street line while it is alone, and every field once they are shown (AMB-33). */
function judged<T extends AddressValues>(settings: { regulatorReview: boolean }) {
  const open = addressFields(settings);
  return wholeForm<T>((values) => {
    const rule: z.ZodMiniType = values.isOpen ? open : collapsed;
    const problems = rule.safeParse(values).error?.issues ?? [];
    // a line that looks like an address, but was not picked from the suggestions, is incomplete
    return values.isOpen || problems.length > 0 ? problems : [{ path: ['street1'], message: NOT_PICKED }];
  });
}

export const homeAddressFields = (settings: { regulatorReview: boolean }) => z.object(texts).check(judged<AddressValues>(settings));

export const propertyAddressFields = (settings: { regulatorReview: boolean }) =>
  z.object({ ...texts, occupancyType: occupancyField }).check(judged<AddressValues & { occupancyType: OccupancyType }>(settings));

/** True for a line that was typed but not picked: the other fields open next. */
export const needsFields = (values: AddressValues): boolean => !values.isOpen && isTypeaheadLine(values.street1);

/** Opens the fields under a line that was typed and not picked, and validates them, so that each field shows its error. */
export async function openFields<Values extends AddressValues>(form: UseFormReturn<Values>): Promise<void> {
  const address = form as unknown as UseFormReturn<AddressValues>;
  if (!needsFields(address.getValues())) return;
  address.setValue('isOpen', true);
  await address.trigger();
}
