import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { PrefillSource } from '@hearthline/journey/registration/prefill.ts';

/** What is said at a value that was filled in for the person. */
export type Notes = { readonly [Field in keyof RegistrationData]?: string };

/** Said at each value that somebody else gave, until it is changed. */
export const FILLED_IN: Readonly<Record<PrefillSource, string>> = {
  profile: 'Filled in from your profile. Change it if it is not right.',
  wholesaleReferral: 'Filled in by your loan officer. Change it if it is not right.',
  offerCode: 'Filled in from your mail offer. Change it if it is not right.',
  affiliate: 'Filled in from what you told our partner. Change it if it is not right.',
  draft: 'Filled in from your last visit. Change it if it is not right.',
};
