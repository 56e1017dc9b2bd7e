import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { PARTNER_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A brokerage of one state whose visitors come through a loan officer. */
export const KEYFELLOW = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'KEYFELLOW',
  canonicalOrgCode: 'KEYFELLOW',
  hostPrefix: 'keyfellow',
  orgBrand: 'keyfellow',
  name: 'Keyfellow',
  legalName: 'Keyfellow Home Equity Brokers, Inc.',
  address: { street1: '400 Example Avenue', street2: null, city: 'Little Rock', state: 'AR', zip: '72201' },
  affiliates: [],
  nmls: '000057',
  originatorNmls: '000157',
  lei: 'SANDBOX0KEYFELLOW089',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#8a6d00',
    radius: 4,
    fontText: null,
    fontQuestion: 'Bitter',
    mark: '<path d="M2 10a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM6.4 10a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z" fill-rule="evenodd"/><path d="M14 16.5 16.5 14 29 26.5V30h-5v-4h-4v-4h-1Z"/>',
    ownLoader: false,
  },
  staffDomains: ['keyfellow.example.com', 'keyfellow.example'],
  supportPhone: '501-555-0157',
  supportEmail: 'lending@keyfellow.example',
  phoneHours: openHours('America/Chicago', ['08:00', '17:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.keyfellow.example/chat',
    vendors: ['twilio'],
    linkDomains: ['keyfellow.example'],
  },
  licensedStates: ['AR'],
  trustees: [],
  heloc: PARTNER_LINE,
  loRequired: true,
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.keyfellow.example/' },
  disclaimers: [NOT_NEW_YORK, 'We take applications that a broker or a loan officer brings.'],
});
