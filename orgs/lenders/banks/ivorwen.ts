import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { COLUMN_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A brand that is nearly white: its logo is seen on dark grounds only, its words as on any page. */
export const IVORWEN = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'IVORWEN',
  canonicalOrgCode: 'IVORWEN',
  hostPrefix: 'ivorwen',
  orgBrand: 'ivorwen',
  name: 'Ivorwen Private Bank',
  legalName: 'Ivorwen Private Bank',
  address: { street1: '85 Example Boulevard', street2: 'Suite 112', city: 'Greenwich', state: 'CT', zip: '06830' },
  affiliates: [],
  nmls: '000012',
  originatorNmls: '000112',
  lei: 'SANDBOX0IVORWEN00082',
  ecoaAgency: 'STATE_NONMEMBER_BANK',
  brand: {
    color: '#fbfaf3',
    radius: 2,
    fontText: null,
    fontQuestion: 'Lora',
    mark: '<path d="M16 2 30 16 16 30 2 16ZM16 8 8 16l8 8 8-8Z" fill-rule="evenodd"/><rect x="13.5" y="13.5" width="5" height="5" rx="1"/>',
    ownLoader: true,
  },
  staffDomains: ['ivorwen.example.com', 'ivorwen.example'],
  supportPhone: '203-555-0112',
  supportEmail: 'help@ivorwen.example',
  phoneHours: openHours('America/New_York', ['08:00', '18:00'], ['09:00', '13:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.ivorwen.example/chat',
    vendors: ['talkjs'],
    linkDomains: ['ivorwen.example', 'forms.ivorwen.example'],
  },
  licensedStates: ['CT', 'RI', 'MA', 'NJ'],
  trustees: [],
  heloc: { ...COLUMN_LINE, minLine: 50_000, payoutWaitHours: 48 },
  listedForSaleWording: 'NOW_OR_SOON',
  regulatorReview: true,
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.ivorwen.example/' },
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
