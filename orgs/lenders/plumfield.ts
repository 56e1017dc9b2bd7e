import { DEMO_DEFAULTS, DEMO_LINE, NOT_NEW_YORK } from '../demo-defaults.ts';
import { OURS } from '../menus.ts';
import { lender } from '../schema.ts';

const counter = { from: '08:00', to: '17:00' };

/** A fictional partner credit union: its own color, shape, type and members' discount. */
export const PLUMFIELD = lender({
  ...DEMO_DEFAULTS,
  version: 4,
  orgCode: 'PLUMFIELD',
  canonicalOrgCode: 'PLUMFIELD',
  hostPrefix: 'plumfield',
  orgBrand: 'plumfield',
  name: 'Plumfield Credit Union',
  legalName: 'Plumfield Community Credit Union',
  address: { street1: '9 Orchard Example Road', street2: null, city: 'Boise', state: 'ID', zip: '83702' },
  affiliates: [],
  nmls: '000005',
  originatorNmls: '000105',
  lei: 'SANDBOX0PLUMFIELD021',
  // Chartered by its state: a federal credit union says so in its name.
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#6d2f6f',
    radius: 14,
    fontText: null,
    fontQuestion: 'Source Sans 3',
    mark: '<path d="M4 17a12 12 0 0 1 24 0Z"/><rect x="2" y="20" width="28" height="3" rx="1.5"/><rect x="7" y="26" width="18" height="3" rx="1.5"/>',
    ownLoader: true,
  },
  staffDomains: ['plumfield.example.com'],
  supportPhone: '208-555-0177',
  supportEmail: 'lending@plumfield.example',
  chat: { ...DEMO_DEFAULTS.chat, surveyUrl: 'https://survey.plumfield.example/chat', linkDomains: ['plumfield.example'] },
  phoneHours: { timeZone: 'America/Boise', week: [counter, counter, counter, counter, counter, { from: '09:00', to: '13:00' }, null] },
  chatHours: { timeZone: 'America/Boise', week: [counter, counter, counter, counter, counter, null, null] },
  licensedStates: ['AZ', 'CA', 'CO', 'FL', 'GA', 'HI', 'ID', 'IL', 'MI', 'MT', 'NC', 'NM', 'OR', 'TX', 'WA', 'WY'],
  trustees: [
    {
      states: ['AZ', 'CA', 'ID', 'MT', 'NM', 'OR', 'TX', 'WA', 'WY'],
      name: 'Syringa Example Title Company',
      address: { street1: '40 Orchard Example Road', street2: null, city: 'Boise', state: 'ID', zip: '83702' },
    },
    {
      states: ['NC'],
      name: 'Owen Specimen, Attorney at Law',
      address: { street1: '3 Sample Oak Street', street2: null, city: 'Asheville', state: 'NC', zip: '28801' },
    },
  ],
  heloc: {
    ...DEMO_LINE,
    membershipDiscount: { type: 'CREDIT_UNION', percent: 0.25 },
    // Its members pay for the automated valuation in Texas too: it counts toward the 2 %, so that other fees are offered.
    lenderPaysInTexas: ['RECORDING_FEE', 'NOTARY_FEE'],
    laterDraws: {
      margins: DEMO_LINE.laterDraws.margins.map(({ score, margin }) => ({ score, margin: margin - 0.25 })),
      maxRate: 16.5,
    },
  },
  listedForSaleWording: 'NOW_OR_SOON',
  exemptBrokerNmls: [],
  dscrLoan: 'WAITLIST',
  termsLabel: 'Terms of Use',
  // It takes payments in its online banking, and has none of the other products.
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://banking.plumfield.example/payments' },
  leaveSurvey: false,
  vendors: { text: 'message-requests', valuation: 'field-assignments' },
  disclaimers: [
    NOT_NEW_YORK,
    'Membership is required to open a line and can be asked for on the way; the membership discount applies once it is confirmed.',
  ],
});
