import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import type { LenderSet } from '@hearthline/orgs/lender-set.ts';
/** What registration sends for a persona: the account, and the application. */
import type { helocCreate } from '@hearthline/contract/application/create.ts';
import type { identityRegister } from '@hearthline/contract/identity/identity.ts';
import { employmentTypeFor } from '@hearthline/rules/employment.ts';
import { CONSENT_TYPES } from '@hearthline/rules/enums.ts';
import type { z } from 'zod';
import { consentText } from '@hearthline/server/identity/consents/consent-texts.ts';
import { type Persona, PERSONA_PASSWORD } from './personas.ts';

export const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');
/** The name as the persona signs. */
export const nameOf = ({ first, middle, last }: Persona): string => [first, middle, last].filter(Boolean).join(' ');

/** What the last question of registration sends to open an account. */
export const accountBody = (persona: Persona, email: string, password = PERSONA_PASSWORD): z.output<typeof identityRegister.body> => ({
  email,
  password,
  phoneNumber: digitsOf(persona.phone),
});

/** What the registration then sends to create the application. */
export function creationBody(
  persona: Persona,
  email: string,
  orgCode: string,
  {
    occupancy = persona.occupancy,
    lenders = FILE_LENDERS,
  }: { readonly occupancy?: Persona['occupancy'] | undefined; readonly lenders?: LenderSet } = {},
): z.output<typeof helocCreate.body> {
  const lender = lenders.byCode(orgCode) ?? MAIN;
  const property = persona.property as z.output<typeof helocCreate.body>['propertyRequest'];
  return {
    ...(persona.extra.referrer && { referrerId: persona.extra.referrer }),
    ...(persona.extra.utmSource && { utmParameters: { SOURCE: persona.extra.utmSource } }),
    consentListRequest: {
      consents: CONSENT_TYPES.map((type) => ({ type, version: consentText(type, lender).version, optInOut: 'OPT_IN' })),
    },
    // New York withholds the soft-credit consent until its notices were read.
    ...(property.state !== 'NY' && { consentRequests: [{ type: 'SOFT_CREDIT', version: consentText('SOFT_CREDIT', lender).version }] }),
    income: { incomeCoDeeders: 0, incomePrimary: persona.income, incomeOther: persona.otherIncome },
    employmentType: employmentTypeFor(persona.employment),
    employmentAnswer: persona.employment,
    profileRequest: {
      name: { firstName: persona.first, ...(persona.middle && { middleName: persona.middle }), lastName: persona.last, dob: persona.dob },
      email,
      homeAddress: { ...property, type: 'HOME' },
    },
    propertyListedForSale: persona.forSale,
    propertyRequest: { ...property, type: occupancy },
    publish: true,
  };
}
