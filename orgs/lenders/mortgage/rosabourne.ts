import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { SENIOR_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** An age-restricted lender: borrowers of 62 or older, interest-only payments. */
export const ROSABOURNE = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'ROSABOURNE',
  canonicalOrgCode: 'ROSABOURNE',
  hostPrefix: 'rosabourne',
  orgBrand: 'rosabourne',
  name: 'Rosabourne',
  legalName: 'Rosabourne Later Life Lending, Inc.',
  address: { street1: '365 Example Boulevard', street2: 'Suite 152', city: 'Sarasota', state: 'FL', zip: '34236' },
  affiliates: [],
  nmls: '000052',
  originatorNmls: '000152',
  lei: 'SANDBOX0ROSABOURNE28',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#f7c6d4',
    radius: 16,
    fontText: 'Atkinson Hyperlegible Next',
    fontQuestion: 'Bitter',
    mark: '<path d="M2 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0ZM5 16a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z" fill-rule="evenodd"/><path d="M11.8 11a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0ZM16.6 14.5a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0ZM14.7 20a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0ZM8.9 20a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0ZM7 14.5a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0Z"/>',
    ownLoader: true,
  },
  staffDomains: ['rosabourne.example.com', 'rosabourne.example'],
  supportPhone: '941-555-0152',
  supportEmail: 'help@rosabourne.example',
  phoneHours: openHours('America/New_York', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.rosabourne.example/chat',
    vendors: ['stream', 'talkjs'],
    linkDomains: ['rosabourne.example', 'forms.rosabourne.example'],
  },
  licensedStates: ['AZ', 'CA', 'FL', 'NC', 'SC'],
  trustees: [
    {
      states: ['AZ', 'CA'],
      name: 'Catalpa Example Title Insurance Company',
      address: { street1: '256 Sample Title Plaza', street2: null, city: 'Sacramento', state: 'CA', zip: '95814' },
    },
    {
      states: ['NC'],
      name: 'Ulysses Specimen, Attorney at Law',
      address: { street1: '240 Specimen Court Street', street2: null, city: 'Durham', state: 'NC', zip: '27701' },
    },
  ],
  heloc: { ...SENIOR_LINE, ageRestricted: true, rescissionMailDays: 7 },
  exemptBrokerNmls: [],
  disclaimers: [
    NOT_NEW_YORK,
    'Our lines are for homeowners who are 62 or older. Monthly payments cover the interest, rounded up to whole dollars. The last payment is the whole balance, a balloon.',
  ],
});
