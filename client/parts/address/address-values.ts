import type { RegistrationAddress } from '@hearthline/journey/registration/data.ts';
import type { HeldAnswers } from '@hearthline/journey/registration/members.ts';
import { isState, type OccupancyType } from '@hearthline/rules/enums.ts';
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

/** True when a typed line can no longer be the street picked before: another house number, or another street name. Then its city is not theirs either. */
export function isOtherStreet(picked: string, typed: string): boolean {
  const [number = '', name = ''] = picked.trim().toLowerCase().split(/\s+/);
  const [typedNumber = '', typedName = ''] = typed.trim().toLowerCase().split(/\s+/);
  return number !== typedNumber || !(name.startsWith(typedName) || typedName.startsWith(name));
}

/** The part of the form's address that is saved, complete or not. */
export function addressPart({ street1, street2, city, state, zip }: AddressValues): HeldAnswers<'home-address'>['homeAddress'] {
  const code = state.trim().toUpperCase();
  return { street1, street2, city, state: isState(code) ? code : '', zip };
}

/** Never shown: tells the form to open the fields under a line that was typed and not picked. */
export const NOT_PICKED = 'not picked';

/** The labels of the five fields; the first is the page's own label. */
export const addressLabels = (street: string) => ({
  street1: street,
  street2: ADDRESS.unit,
  city: ADDRESS.city,
  state: ADDRESS.state,
  zip: ADDRESS.zip,
});
