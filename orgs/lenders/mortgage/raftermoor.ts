import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { RIDGE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender of the Northwest. */
export const RAFTERMOOR = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'RAFTERMOOR',
  canonicalOrgCode: 'RAFTERMOOR',
  hostPrefix: 'raftermoor',
  orgBrand: 'raftermoor',
  name: 'Raftermoor Home Loans',
  legalName: 'Raftermoor Home Loans, LLC',
  address: { street1: '309 Example Boulevard', street2: 'Suite 144', city: 'Spokane', state: 'WA', zip: '99201' },
  affiliates: [],
  nmls: '000044',
  originatorNmls: '000144',
  lei: 'SANDBOX0RAFTERMOOR02',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#2e8b57',
    radius: 10,
    fontText: null,
    fontQuestion: null,
    mark: '<path d="M16 2 30 16h-5L16 7 7 16H2Z"/><path d="M16 11 25 20h-5l-4-4-4 4H7Z"/><path d="M16 20 25 29h-5l-4-4-4 4H7Z"/>',
    ownLoader: true,
  },
  passwordDays: 730,
  staffDomains: ['raftermoor.example.com', 'raftermoor.example'],
  supportPhone: '509-555-0144',
  supportEmail: 'help@raftermoor.example',
  phoneHours: openHours('America/Los_Angeles', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/Los_Angeles', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: ['nice'],
    linkDomains: ['raftermoor.example', 'forms.raftermoor.example'],
  },
  licensedStates: ['CA', 'ID', 'MT', 'NV', 'OR', 'WA'],
  trustees: [
    {
      states: ['CA', 'ID', 'MT', 'NV', 'OR', 'WA'],
      name: 'Madrone Example Title Insurance Company',
      address: { street1: '232 Sample Title Plaza', street2: null, city: 'Tacoma', state: 'WA', zip: '98402' },
    },
  ],
  heloc: RIDGE_LINE,
  exemptBrokerNmls: [],
  termsLabel: 'Terms of Use',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: 'https://raftermoor.example/contact' },
  vendors: { text: 'message-requests', valuation: 'field-assignments' },
  disclaimers: [NOT_NEW_YORK, 'Raftermoor Home Loans, LLC is licensed in the states that are listed on this page.'],
});
