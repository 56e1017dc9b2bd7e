/**
 * Messages of the first question's fields, and the general one for a missing answer; in the language of the build. Separate from `copy.ts`,
 * because only these are part of the first page's byte budget.
 */

/** The default message for a missing answer. */
export const REQUIRED = 'Required';

export const ADDRESS_MESSAGES = {
  typeahead: 'Please enter a valid property address',
  street: 'Street address is required',
  city: 'Please enter a valid city name',
  stateLength: 'State must be two characters in length',
  state: 'Please enter a valid state',
  regulator: "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
  zip: 'Please enter a valid zipcode',
  occupancy: 'Please select an occupancy type.',
} as const;
