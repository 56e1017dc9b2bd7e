import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { HARBOR_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A savings bank of one small state. */
export const NINEBARROW = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'NINEBARROW',
  canonicalOrgCode: 'NINEBARROW',
  hostPrefix: 'ninebarrow',
  orgBrand: 'ninebarrow',
  name: 'Ninebarrow Trust',
  legalName: 'Ninebarrow Savings and Trust',
  address: { street1: '134 Sample Square', street2: null, city: 'Burlington', state: 'VT', zip: '05401' },
  affiliates: [],
  nmls: '000019',
  originatorNmls: '000119',
  lei: 'SANDBOX0NINEBARROW72',
  ecoaAgency: 'STATE_NONMEMBER_BANK',
  brand: {
    color: '#3c4f3a',
    radius: 11,
    fontText: null,
    fontQuestion: 'Lora',
    mark: '<circle cx="5.5" cy="5.5" r="4"/><circle cx="16" cy="5.5" r="4"/><circle cx="26.5" cy="5.5" r="4"/><circle cx="5.5" cy="16" r="4"/><circle cx="16" cy="16" r="4"/><circle cx="26.5" cy="16" r="4"/><circle cx="5.5" cy="26.5" r="4"/><circle cx="16" cy="26.5" r="4"/><circle cx="26.5" cy="26.5" r="4"/>',
    ownLoader: false,
  },
  staffDomains: ['ninebarrow.example.com', 'ninebarrow.example'],
  supportPhone: '802-555-0119',
  supportEmail: 'hello@ninebarrow.example',
  phoneHours: openHours('America/New_York', ['08:00', '18:00'], ['09:00', '13:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: ['talkjs'],
    linkDomains: ['ninebarrow.example'],
  },
  licensedStates: ['VT'],
  trustees: [],
  heloc: HARBOR_LINE,
  listedForSaleWording: 'NOW_OR_SOON',
  exemptBrokerNmls: [],
  termsLabel: 'Terms of Use',
  leaveSurvey: false,
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
