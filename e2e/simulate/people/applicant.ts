/** An applicant: a persona drawn from the seed, with the profile that the database holds of them. */
import { type Persona, type PersonaExtra, personaOf } from '@hearthline/sandbox/personas.ts';
import { creationBody, digitsOf } from '@hearthline/sandbox/registration.ts';
import { v7 } from 'uuid';
import type { Database } from '../memory/tables.ts';
import type { Shape } from '../shape.ts';
import { draw } from '../vendors/random.ts';

export type Applicant = {
  readonly identityUuid: string;
  readonly orgCode: string;
  readonly state: string;
  readonly persona: Persona;
  readonly body: ReturnType<typeof creationBody>;
};

const home = (city: string, state: string, zip: string, street1 = '1 Main Street') => ({ street1, city, state, zip });
/** Where the home stands, and an address of the same state that is typed instead of it. */
const PLACES = {
  AZ: { orgCode: 'MAIN', property: home('Phoenix', 'AZ', '85004'), address: home('Tempe', 'AZ', '85281', '2 Side Street') },
  TX: { orgCode: 'MAIN', property: home('Houston', 'TX', '77002'), address: home('Austin', 'TX', '78701', '2 Side Street') },
  GA: { orgCode: 'MAIN', property: home('Atlanta', 'GA', '30303'), address: home('Athens', 'GA', '30601', '2 Side Street') },
  NY: { orgCode: 'MAIN_NY', property: home('Albany', 'NY', '12207'), address: home('Troy', 'NY', '12180', '2 Side Street') },
} as const;
const OTHER_OWNER = { first: 'John', last: 'Other', email: 'john@example.com', phone: '602-555-0103' };
const THIRD_OWNER = { first: 'Joan', last: 'Other', email: 'joan@example.com', phone: '602-555-0104' };
/** What the borrower of a shape states and wants. Every creditor's name contains an empty one. */
const OF_SHAPE: Partial<Record<Shape, PersonaExtra>> = {
  owners: { ownership: 'JOINT', otherOwners: [OTHER_OWNER, THIRD_OWNER] },
  debts: { payOff: [''] },
};
const EMAIL = 'grace@example.com';
const SSN_SECRET = 'kept 666010001';

export function applicant(db: Database, random: () => number, shape: Shape): Applicant {
  const happy = personaOf('happy');
  if (!happy) throw new Error('There is no persona happy');
  const identityUuid = v7();
  const state = draw<keyof typeof PLACES>(random, [
    [10, 'AZ'],
    [3, 'TX'],
    [2, 'GA'],
    [2, 'NY'],
  ]);
  const { orgCode, property, address } = PLACES[state];
  const dob = draw(random, [
    [60, '1970-05-01'],
    [1, '2015-05-01'],
  ]);
  const employment = draw<'FULL_TIME' | 'SELF_EMPLOYED' | 'RETIRED'>(random, [
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
  const row = {
    uuid: v7(),
    identity_uuid: identityUuid,
    first_name: happy.first,
    middle_name: happy.middle,
    last_name: happy.last,
    suffix: '',
    // as the world's secrets seal it
    sealed_dob: Buffer.from(dob),
    email: EMAIL,
    phone: digitsOf(happy.phone),
    ssn_secret: random() < 0.7 ? SSN_SECRET : null,
    street2: '',
    ...property,
  };
  db.tables.set('profile', new Map([[identityUuid, row]]));
  const persona: Persona = {
    ...happy,
    orgCode,
    property,
    dob,
    employment,
    income: draw(random, [
      [8, 144_000],
      [2, 60_000],
      [1, 24_000],
    ]),
    forSale: random() < 0.02,
    occupancy: draw(random, [
      [8, 'HOME'],
      [1, 'SECONDARY'],
      [1, 'INVESTMENT'],
    ]),
    extra: {
      address,
      otherOwners: [OTHER_OWNER],
      ...OF_SHAPE[shape],
      ...(merchant !== null && { referrer: merchant }),
      ...(crypto && { utmSource: 'CLOC' }),
    },
  };
  return { identityUuid, orgCode, state, persona, body: creationBody(persona, EMAIL, orgCode) };
}

/** The number is given at the profile, which is another service: from then on it is there. */
export function giveSsn(db: Database, { identityUuid }: Applicant): void {
  const profiles = db.tables.get('profile');
  profiles?.set(identityUuid, { ...profiles.get(identityUuid), ssn_secret: SSN_SECRET });
}
