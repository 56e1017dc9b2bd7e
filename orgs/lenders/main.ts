import { OUR_MENUS } from '../menus.ts';
import { lender } from '../schema.ts';
import { STATES } from '@hearthline/rules/enums.ts';

const NOT_LICENSED = new Set(['DE', 'HI', 'KY', 'NV', 'NY', 'SD', 'UT', 'WV']);

/** The statement that every site carries which does not lend in New York (lending §2.9). */
export const NOT_NEW_YORK =
  'This site is not authorized by the New York State Department of Financial Services. No mortgage solicitation activity or loan applications for properties located in the State of New York can be facilitated through this site.';

const office = { from: '06:00', to: '18:00' };

/** The primary brand: served on hosts that belong to no other lender. */
export const MAIN = lender({
  version: 1,
  orgCode: 'MAIN',
  canonicalOrgCode: 'MAIN',
  orgBrand: 'hearthline',
  name: 'Hearthline',
  legalName: 'Hearthline Home Equity, Inc.',
  address: { street1: '400 Sample Street', street2: 'Suite 210', city: 'Phoenix', state: 'AZ', zip: '85004' },
  nmls: '000000',
  originatorNmls: '000100',
  lei: 'SANDBOX0HEARTHLINE47',
  ecoaAgency: 'NON_BANK',
  brand: { color: '#14543f', radius: 8, fontText: null, fontQuestion: null, mark: 'arch', ownLoader: true },
  passwordDays: null,
  staffDomains: ['main.example.com'],
  supportPhone: '888-819-6388',
  supportEmail: 'help@hearthline.example',
  phoneHours: { timeZone: 'America/Los_Angeles', week: [office, office, office, office, office, null, null] },
  chatHours: { timeZone: 'America/Los_Angeles', week: [office, office, office, office, office, { from: '08:00', to: '14:00' }, null] },
  licensedStates: STATES.filter((state) => !NOT_LICENSED.has(state)),
  excludedZips: ['99950'],
  trustees: [
    {
      states: ['AK', 'AZ', 'CA', 'ID', 'MT', 'NM', 'NV', 'OR', 'TX', 'UT', 'WA', 'WY'],
      name: 'Saguaro Example Title Agency, Inc.',
      address: { street1: '7 Sample Plaza', street2: null, city: 'Phoenix', state: 'AZ', zip: '85003' },
    },
    {
      states: ['DC', 'MD', 'MO', 'MS', 'NC', 'NE', 'TN', 'VA', 'WV'],
      name: 'Harriet Example, Attorney at Law',
      address: { street1: '18 Sample Court Square', street2: null, city: 'Richmond', state: 'VA', zip: '23219' },
    },
  ],
  heloc: {
    minLine: 15_000,
    maxLine: 400_000,
    minDrawByState: { AK: 25_001 },
    feePercents: [4.99, 2.99, 1.99, 0],
    feeCap: null,
    terms: [5, 10, 15, 30],
    laterDraws: {
      margins: [
        { score: 780, margin: 1.5 },
        { score: 760, margin: 1.75 },
        { score: 740, margin: 2 },
        { score: 720, margin: 2.5 },
        { score: 700, margin: 3.25 },
        { score: 680, margin: 4.5 },
        { score: 660, margin: 5.5 },
        { score: 640, margin: 7 },
      ],
      maxRate: 17.2,
    },
    autopayDiscount: 0.25,
    membershipDiscount: null,
    ageRestricted: false,
    maxHcltv: 85,
    prices: { avm: 180, bpo: 110, evaluation: 190, appraisal: 550, notary: 300, recording: 315, recordingTax: 1_400 },
    rescissionMailDays: 3,
    payoutWaitHours: 24,
    lenderPaysInTexas: ['AVM_FEE', 'BPO_FEE', 'RECORDING_FEE', 'NOTARY_FEE'],
  },
  listedForSaleWording: 'NOW',
  newYorkSite: false,
  hawaiiModal: { partnerName: 'Plumfield Credit Union', partnerUrl: '/account/heloc/register-v2?org=PLUMFIELD' },
  regulatorReview: false,
  loRequired: false,
  wholesale: false,
  exemptBrokerNmls: ['9990001'],
  cryptoLine: 'WAITLIST',
  dscrLoan: null,
  termsLabel: 'Terms of Service',
  menus: OUR_MENUS,
  leaveSurvey: true,
  disclaimers: [NOT_NEW_YORK],
});
