import type { RegistrationAddress } from '@hearthline/journey/registration/data.ts';
import type { Held, SchemaOf } from '@hearthline/journey/registration/members.ts';
import { addressFields, isState, isTypeaheadLine, occupancyField, typeaheadField } from '@hearthline/rules/fields/address.ts';
import type { OccupancyType } from '@hearthline/rules/enums.ts';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { wholeForm } from '../form/schema.ts';
import { ADDRESS } from './copy.ts';

/**
 * An address as a form holds it. `isOpen`: the fields under the street are shown, because a suggestion was picked or the address is typed
 * by hand.
 */
export type AddressValues = {
  isOpen: boolean;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
};
export type PropertyValues = AddressValues & { occupancyType: OccupancyType | null };

/** The form's initial values from a saved address; one without city and zip is a street line that was never picked. */
export function addressValues({ street1, street2, city, state, zip }: RegistrationAddress): AddressValues {
  return { isOpen: street1 !== '' && (city !== '' || zip !== ''), street1, street2, city, state, zip };
}

/** The part of the form's address that is saved, complete or not. */
export function addressPart({ street1, street2, city, state, zip }: AddressValues): Held<'home-address'>['homeAddress'] {
  const code = state.trim().toUpperCase();
  return { street1, street2, city, state: isState(code) ? code : '', zip };
}

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

/** Never shown: tells the form to open the fields under a line that was typed and not picked. */
export const NOT_PICKED = 'not picked';

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

/** The labels of the five fields; the first is the page's own label. */
export const addressLabels = (street: string) => ({
  street1: street,
  street2: ADDRESS.unit,
  city: ADDRESS.city,
  state: ADDRESS.state,
  zip: ADDRESS.zip,
});
