import * as z from 'zod/mini';

import { isState, OCCUPANCY_TYPES } from '../enums.ts';
import type { StateCode } from '../enums.ts';
import { textField } from './field.ts';
import { ADDRESS_MESSAGES } from './address-copy.ts';
import { isOneLine } from './characters.ts';

/** Whether a typed line is long enough for an address search: 3 characters and two words. */
export const isTypeaheadLine = (line: string): boolean => line.trim().length >= 3 && /\S\s+\S/.test(line.trim());

/** The collapsed address field, before one is chosen (AMB-33). */
export const typeaheadField = textField(ADDRESS_MESSAGES.typeahead, [[isTypeaheadLine, ADDRESS_MESSAGES.typeahead]]);

/** One line without markup. */
const isAddressLine = (line: string): boolean => isOneLine(line) && !/[<>]/.test(line);

export const streetField = textField(ADDRESS_MESSAGES.street, [
  [(street) => street.length > 0, ADDRESS_MESSAGES.street],
  [(street) => street.length <= 120 && isAddressLine(street), ADDRESS_MESSAGES.typeahead],
]);

/** The second line of an address, which may be empty. */
export const unitField = textField(ADDRESS_MESSAGES.typeahead, [
  [(line) => line.length <= 60 && isAddressLine(line), ADDRESS_MESSAGES.typeahead],
]);

export const cityField = textField(ADDRESS_MESSAGES.city, [[(city) => /^[\p{L}\p{M} ]{1,80}$/u.test(city), ADDRESS_MESSAGES.city]]);

/** `regulatorReview` on: no loans in New York (AMB-25). */
export const stateField = ({ regulatorReview }: { regulatorReview: boolean }) =>
  z.pipe(
    textField(ADDRESS_MESSAGES.stateLength, [
      [(state) => state.length === 2, ADDRESS_MESSAGES.stateLength],
      [(state) => isState(state.toUpperCase()), ADDRESS_MESSAGES.state],
      [(state) => !(regulatorReview && state.toUpperCase() === 'NY'), ADDRESS_MESSAGES.regulator],
    ]),
    z.transform((state) => state.toUpperCase() as StateCode),
  );

export const zipField = textField(ADDRESS_MESSAGES.zip, [[(zip) => /^\d{5}$/.test(zip), ADDRESS_MESSAGES.zip]]);

/** An address typed by hand, all fields shown. street2 is optional. */
export const addressFields = (settings: { regulatorReview: boolean }) =>
  z.object({
    street1: streetField,
    street2: z._default(unitField, ''),
    city: cityField,
    state: stateField(settings),
    zip: zipField,
  });

export const occupancyField = z.enum(OCCUPANCY_TYPES, { error: ADDRESS_MESSAGES.occupancy });
