import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { PrefillSource } from '@hearthline/journey/registration/prefill.ts';

/** Note at a prefilled value. */
export type Notes = { readonly [Field in keyof RegistrationData]?: string };

/** Notes at prefilled values, each shown until the value is changed. */
export const FILLED_IN: Readonly<Record<PrefillSource, string>> = {
  profile: 'Filled in from your profile. Change it if it is not right.',
  wholesaleReferral: 'Filled in by your loan officer. Change it if it is not right.',
  offerCode: 'Filled in from your mail offer. Change it if it is not right.',
  affiliate: 'Filled in from what you told our partner. Change it if it is not right.',
  draft: 'Filled in from your last visit. Change it if it is not right.',
};
