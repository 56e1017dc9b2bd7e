import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { HARBOR_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A savings bank of two states on the coast. */
export const HOLLINQUAY = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'HOLLINQUAY',
  canonicalOrgCode: 'HOLLINQUAY',
  hostPrefix: 'hollinquay',
  orgBrand: 'hollinquay',
  name: 'Hollinquay Bank',
  legalName: 'Hollinquay Savings and Trust',
  address: { street1: '99 Sample Parkway', street2: null, city: 'Providence', state: 'RI', zip: '02903' },
  affiliates: [],
  nmls: '000014',
  originatorNmls: '000114',
  lei: 'SANDBOX0HOLLINQUAY26',
  ecoaAgency: 'STATE_NONMEMBER_BANK',
  brand: {
    color: '#005f73',
    radius: 12,
    fontText: 'Atkinson Hyperlegible Next',
    fontQuestion: 'Atkinson Hyperlegible Next',
    mark: '<path d="M14.5 12V29h3V12Z"/><path d="M4 19c0 7 5 11 12 11s12-4 12-11l-4 3c-1 3-4 5-8 5s-7-2-8-5Z"/><path d="M11 7a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM14 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z" fill-rule="evenodd"/><rect x="10" y="13" width="12" height="3" rx="1.5"/>',
    ownLoader: true,
  },
  staffDomains: ['hollinquay.example.com', 'hollinquay.example'],
  supportPhone: '401-555-0114',
  supportEmail: 'homes@hollinquay.example',
  phoneHours: openHours('America/New_York', ['08:00', '18:00'], ['09:00', '13:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: ['twilio', 'nice', 'stream', 'talkjs'],
    linkDomains: ['hollinquay.example', 'forms.hollinquay.example'],
  },
  licensedStates: ['RI', 'CT'],
  trustees: [],
  heloc: HARBOR_LINE,
  listedForSaleWording: 'NOW_OR_SOON',
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: 'https://hollinquay.example/contact' },
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
