/** What the server of a sample person replies about them. */
import type { Reply } from '@hearthline/web/api/operation.ts';
import type { PreviewedPerson } from '@hearthline/web/preview.ts';

const SAMPLE_ID = '00000000-0000-4000-8000-000000000001';
const nameOf = ([name = '']: readonly string[]) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, middleName: '', lastName, suffix: '' };
};
const PHONES = [{ type: 'MOBILE', number: '6025550101' }];

export const profileOf = ({ names, email, home }: PreviewedPerson): Reply<'profile-get'> => ({
  uuid: SAMPLE_ID,
  identityUuid: SAMPLE_ID,
  createdAt: '2026-11-20T16:50:00.000Z',
  type: 'PRIMARY',
  name: { uuid: SAMPLE_ID, ...nameOf(names) },
  email,
  phoneNumbers: PHONES,
  addresses: [{ uuid: SAMPLE_ID, type: 'HOME', ...home, street2: '' }],
  dob: '1984-05-17',
  ssnLast4: null,
  optimizelyProfileUuid: null,
  trackerUuid: null,
  version: 1,
});

export const identityOf = ({ names, email }: PreviewedPerson, organizationCode: string): Reply<'identity-get'> => ({
  uuid: SAMPLE_ID,
  type: 'PRIMARY',
  name: nameOf(names),
  email,
  emailVerified: true,
  phoneNumbers: PHONES,
  organizationCode,
  profileType: 'PRIMARY',
  updatedAt: '2026-11-20T16:50:00.000Z',
  isManageable: true,
  isBroker: false,
  activeLegacyCustomerOrgs: [],
  aliases: [],
  passwordExpired: false,
  twoFactorEnabled: false,
  totpVerified: false,
  wallet: { accountAddress: null, groupPolicyAddress: null },
});

export const correctionsOf = ({ names, home, occupancy }: PreviewedPerson): Reply<'corrections-get'> => ({
  open: false,
  answers: {
    name: nameOf(names),
    address: { ...home, street2: null },
    incomePrimary: 144_000,
    incomeOther: 0,
    occupancy,
    ownership: null,
    signers: names.length - 1,
  },
  redone: { NAME: [], ADDRESS: [], INCOME: [], PROPERTY_USE: [], OWNERSHIP: [] },
  requests: [],
});

/** Its person reads on the screen; where letters would go. */
export const recordsOf = ({ names, home }: PreviewedPerson, consent: string): Reply<'electronic-records-get'> => ({
  how: 'ELECTRONIC',
  withdrawn: false,
  version: '2026-01',
  text: consent,
  mailTo: [names[0] ?? '', home.street1, `${home.city}, ${home.state} ${home.zip}`],
});

/** Those who sign beside the first borrower, by their names. */
export const signersOf = (names: readonly string[]): Reply<'signers-get'> =>
  names.map((name) => {
    const { firstName, lastName } = nameOf([name]);
    return {
      id: firstName,
      name,
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}@example.com`,
      role: 'CO_DEEDER',
      state: 'INVITED',
      invitedUntil: '2099-12-04T17:00:00.000Z',
      waitsFor: null,
      change: { documents: true, title: false },
    };
  });
