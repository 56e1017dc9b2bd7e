import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { SENIOR_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** An age-restricted lender behind brokers, in cream. */
export const BELLWICK = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'BELLWICK',
  canonicalOrgCode: 'BELLWICK',
  hostPrefix: 'bellwick',
  orgBrand: 'bellwick',
  name: 'Bellwick',
  legalName: 'Bellwick Referral Lending, LLC',
  address: { street1: '414 Sample Square', street2: null, city: 'Santa Fe', state: 'NM', zip: '87501' },
  affiliates: [],
  nmls: '000059',
  originatorNmls: '000159',
  lei: 'SANDBOX0BELLWICK0024',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#f4efe6',
    radius: 12,
    fontText: 'Atkinson Hyperlegible Next',
    fontQuestion: 'Lora',
    mark: '<circle cx="16" cy="25" r="4"/><path d="M7 25a9 9 0 0 1 18 0h-3a6 6 0 0 0-12 0Z"/><path d="M1 25a15 15 0 0 1 30 0h-3a12 12 0 0 0-24 0Z"/>',
    ownLoader: false,
  },
  staffDomains: ['bellwick.example.com', 'bellwick.example'],
  supportPhone: '505-555-0159',
  supportEmail: 'hello@bellwick.example',
  phoneHours: openHours('America/Denver', ['08:00', '17:00']),
  chatHours: openHours('America/Denver', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: ['stream', 'talkjs'],
    linkDomains: ['bellwick.example'],
  },
  licensedStates: ['AZ', 'CO', 'NM', 'NV'],
  trustees: [
    {
      states: ['AZ', 'NM', 'NV'],
      name: 'Rabbitbrush Example Title Insurance Company',
      address: { street1: '277 Sample Title Plaza', street2: null, city: 'Las Cruces', state: 'NM', zip: '88001' },
    },
  ],
  heloc: { ...SENIOR_LINE, ageRestricted: true },
  wholesale: true,
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS },
  leaveSurvey: false,
  disclaimers: [
    NOT_NEW_YORK,
    'Our lines are for homeowners who are 62 or older. Monthly payments cover the interest, rounded up to whole dollars. The last payment is the whole balance, a balloon.',
    'We take applications that a broker or a loan officer brings.',
  ],
});
