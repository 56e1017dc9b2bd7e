import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { SCHOOLHOUSE_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union of the north woods. */
export const BIRCHBELL = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'BIRCHBELL',
  canonicalOrgCode: 'BIRCHBELL',
  hostPrefix: 'birchbell',
  orgBrand: 'birchbell',
  name: 'Birchbell Credit Union',
  legalName: 'Birchbell Cooperative Credit Union',
  address: { street1: '197 Example Boulevard', street2: 'Suite 128', city: 'Duluth', state: 'MN', zip: '55802' },
  affiliates: [],
  nmls: '000028',
  originatorNmls: '000128',
  lei: 'SANDBOX0BIRCHBELL064',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#6f8f2f',
    radius: 13,
    fontText: null,
    fontQuestion: null,
    mark: '<path d="M16 2c6 2 8 7 8 13 0 5 2 7 4 9H4c2-2 4-4 4-9C8 9 10 4 16 2Z"/><circle cx="16" cy="27.5" r="3"/>',
    ownLoader: false,
  },
  staffDomains: ['birchbell.example.com', 'birchbell.example'],
  supportPhone: '218-555-0128',
  supportEmail: 'help@birchbell.example',
  phoneHours: openHours('America/Chicago', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.birchbell.example/chat',
    vendors: ['twilio', 'nice', 'stream', 'talkjs'],
    linkDomains: ['birchbell.example', 'forms.birchbell.example'],
  },
  licensedStates: ['MN', 'WI'],
  trustees: [],
  heloc: { ...SCHOOLHOUSE_LINE, membershipDiscount: { type: 'CREDIT_UNION', percent: 0.1 } },
  exemptBrokerNmls: [],
  vendors: { text: 'message-requests', valuation: 'field-assignments' },
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
