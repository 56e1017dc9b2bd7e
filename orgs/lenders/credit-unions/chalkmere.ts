import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { SCHOOLHOUSE_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A federal credit union of teachers, with a discount of its own. */
export const CHALKMERE = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'CHALKMERE',
  canonicalOrgCode: 'CHALKMERE',
  hostPrefix: 'chalkmere',
  orgBrand: 'chalkmere',
  name: 'Chalkmere Educators',
  legalName: 'Chalkmere Educators Federal Credit Union',
  address: { street1: '141 Example Boulevard', street2: 'Suite 120', city: 'Hartford', state: 'CT', zip: '06103' },
  affiliates: [],
  nmls: '000020',
  originatorNmls: '000120',
  lei: 'SANDBOX0CHALKMERE093',
  ecoaAgency: 'FEDERAL_CREDIT_UNION',
  brand: {
    color: '#00695c',
    radius: 8,
    fontText: 'Atkinson Hyperlegible Next',
    fontQuestion: 'Bitter',
    mark: '<path d="M16 4 31 11 16 18 1 11Z"/><path d="M7 16v6c0 3 4 5 9 5s9-2 9-5v-6l-9 4.5Z"/><rect x="27" y="13" width="2" height="11" rx="1"/>',
    ownLoader: true,
  },
  staffDomains: ['chalkmere.example.com', 'chalkmere.example'],
  supportPhone: '860-555-0120',
  supportEmail: 'help@chalkmere.example',
  phoneHours: openHours('America/New_York', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.chalkmere.example/chat',
    vendors: ['stream'],
    linkDomains: ['chalkmere.example', 'forms.chalkmere.example'],
  },
  licensedStates: ['CT'],
  trustees: [],
  heloc: { ...SCHOOLHOUSE_LINE, membershipDiscount: { type: 'TEACHERS_FEDERAL_CU', percent: 0.25 } },
  regulatorReview: true,
  exemptBrokerNmls: [],
  termsLabel: 'Terms of Use',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: 'https://chalkmere.example/contact' },
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
