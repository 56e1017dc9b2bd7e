import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours, statesBut } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { COLUMN_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A national bank: every state but three. */
export const CALDERWYN = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'CALDERWYN',
  canonicalOrgCode: 'CALDERWYN',
  hostPrefix: 'calderwyn',
  orgBrand: 'calderwyn',
  name: 'Calderwyn Bank',
  legalName: 'Calderwyn Bank, N.A.',
  address: { street1: '127 Specimen Road', street2: null, city: 'Chicago', state: 'IL', zip: '60602' },
  affiliates: ['Calderwyn Card Services, Inc.'],
  nmls: '000018',
  originatorNmls: '000118',
  lei: 'SANDBOX0CALDERWYN098',
  ecoaAgency: 'LARGE_INSTITUTION',
  brand: {
    color: '#4b2e83',
    radius: 5,
    fontText: 'Public Sans',
    fontQuestion: null,
    mark: '<path d="M2.5 16a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0 -27 0ZM8.5 16a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z" fill-rule="evenodd"/><path d="M11.5 16a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0ZM16.5 16a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z" fill-rule="evenodd"/>',
    ownLoader: true,
  },
  passwordDays: 180,
  identityChangeHours: 72,
  staffDomains: ['calderwyn.example.com', 'calderwyn.example'],
  supportPhone: '312-555-0118',
  supportEmail: 'homes@calderwyn.example',
  phoneHours: openHours('America/Chicago', ['07:00', '20:00'], ['09:00', '16:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.calderwyn.example/chat',
    vendors: [],
    linkDomains: ['calderwyn.example', 'forms.calderwyn.example'],
  },
  licensedStates: statesBut('AK', 'HI', 'NY'),
  trustees: [
    {
      states: ['AZ', 'CA', 'ID', 'MT', 'NM', 'NV', 'OR', 'TX', 'UT', 'WA', 'WY'],
      name: 'Manzanita Example Title Insurance Company',
      address: { street1: '154 Sample Title Plaza', street2: null, city: 'Reno', state: 'NV', zip: '89501' },
    },
    {
      states: ['DC', 'MD', 'MO', 'MS', 'NC', 'NE', 'TN', 'VA'],
      name: 'Gwendolyn Sampleton, Attorney at Law',
      address: { street1: '214 Specimen Court Street', street2: null, city: 'Norfolk', state: 'VA', zip: '23510' },
    },
    {
      states: ['WV'],
      name: 'Horace Specimen, Attorney at Law',
      address: { street1: '216 Specimen Court Street', street2: null, city: 'Morgantown', state: 'WV', zip: '26501' },
    },
  ],
  heloc: COLUMN_LINE,
  exemptBrokerNmls: [],
  cryptoLine: 'COMING_SOON',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.calderwyn.example/' },
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
