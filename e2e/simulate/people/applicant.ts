/** Somebody who applies: drawn from the seed, written into the database, and what the registration would send for them. */
import type { helocCreate } from '@hearthline/contract/application/create.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import { consentText } from '@hearthline/server/identity/consents/consent-texts.ts';
import { CONSENT_TYPES } from '@hearthline/rules/enums.ts';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Database } from '../memory/tables.ts';
import { draw } from '../vendors/random.ts';

type Body = z.output<typeof helocCreate.body>;
export type Applicant = { readonly identityUuid: string; readonly orgCode: string; readonly state: string; readonly body: Body };

const PLACES = {
  AZ: { orgCode: 'MAIN', city: 'Phoenix', zip: '85004' },
  TX: { orgCode: 'MAIN', city: 'Houston', zip: '77002' },
  GA: { orgCode: 'MAIN', city: 'Atlanta', zip: '30303' },
  NY: { orgCode: 'MAIN_NY', city: 'Albany', zip: '12207' },
} as const;

export function applicant(db: Database, random: () => number): Applicant {
  const identityUuid = v7();
  const state = draw<keyof typeof PLACES>(random, [
    [10, 'AZ'],
    [3, 'TX'],
    [2, 'GA'],
    [2, 'NY'],
  ]);
  const { orgCode, city, zip } = PLACES[state];
  const lender = lenderByCode(orgCode) ?? PRIMARY;
  const home = { street1: '1 Main Street', city, state, zip } as const;
  const name = {
    firstName: 'Grace',
    lastName: 'Happy',
    dob: draw(random, [
      [60, '1970-05-01'],
      [1, '2015-05-01'],
    ]),
  };
  const answer = draw<'FULL_TIME' | 'SELF_EMPLOYED' | 'RETIRED'>(random, [
    [8, 'FULL_TIME'],
    [2, 'SELF_EMPLOYED'],
    [1, 'RETIRED'],
  ]);
  const crypto = random() < 0.05;
  const merchant = random() < 0.05 ? v7() : null;
  if (merchant !== null)
    db.tables.set(
      'loan_officer',
      new Map([[merchant, { uuid: merchant, merchant: true, enforce_licensed_states: false, licensed_states: [] }]]),
    );
  const email = 'grace@example.com';
  const row = {
    uuid: v7(),
    identity_uuid: identityUuid,
    first_name: name.firstName,
    middle_name: '',
    last_name: name.lastName,
    suffix: '',
    dob: name.dob,
    email,
    phone: '6025550101',
    ssn_secret: random() < 0.7 ? 'kept 666010001' : null,
    street2: '',
    ...home,
  };
  db.tables.set('profile', new Map([[identityUuid, row]]));
  const body: Body = {
    consentListRequest: {
      consents: CONSENT_TYPES.map((type) => ({ type, version: consentText(type, lender).version, optInOut: 'OPT_IN' })),
    },
    ...(state !== 'NY' && { consentRequests: [{ type: 'SOFT_CREDIT', version: consentText('SOFT_CREDIT', lender).version }] }),
    income: {
      incomeCoDeeders: 0,
      incomePrimary: draw(random, [
        [8, 144_000],
        [2, 60_000],
        [1, 24_000],
      ]),
      incomeOther: 0,
    },
    employmentType: answer,
    employmentAnswer: answer,
    profileRequest: { name, email, homeAddress: { ...home, type: 'HOME' } },
    propertyListedForSale: random() < 0.02,
    propertyRequest: {
      ...home,
      type: draw(random, [
        [8, 'HOME'],
        [1, 'SECONDARY'],
        [1, 'INVESTMENT'],
      ]),
    },
    ...(merchant !== null && { referrerId: merchant }),
    ...(crypto && { utmParameters: { SOURCE: 'CLOC' } }),
    publish: true,
  };
  return { identityUuid, orgCode, state, body };
}

/** The number is given at the profile, which is another service: from then on it is there. */
export function giveSsn(db: Database, { identityUuid }: Applicant): void {
  const profiles = db.tables.get('profile');
  profiles?.set(identityUuid, { ...profiles.get(identityUuid), ssn_secret: 'kept 666010001' });
}
