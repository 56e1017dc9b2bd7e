import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { COMMON_BOND_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A federal credit union of a department’s staff, with a discount of its own. */
export const LEDGERBOURNE = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'LEDGERBOURNE',
  canonicalOrgCode: 'LEDGERBOURNE',
  hostPrefix: 'ledgerbourne',
  orgBrand: 'ledgerbourne',
  name: 'Ledgerbourne Federal Credit Union',
  legalName: 'Ledgerbourne Federal Credit Union',
  address: { street1: '148 Specimen Lane', street2: null, city: 'Arlington', state: 'VA', zip: '22201' },
  affiliates: [],
  nmls: '000021',
  originatorNmls: '000121',
  lei: 'SANDBOX0LEDGERBOUR85',
  ecoaAgency: 'FEDERAL_CREDIT_UNION',
  brand: {
    color: '#1f4fd8',
    radius: 4,
    fontText: 'Public Sans',
    fontQuestion: null,
    mark: '<path d="M3 5c5-1 9 0 12 2v21c-3-2-7-3-12-2ZM29 5c-5-1-9 0-12 2v21c3-2 7-3 12-2Z"/>',
    ownLoader: false,
  },
  passwordDays: 90,
  staffDomains: ['ledgerbourne.example.com', 'ledgerbourne.example'],
  supportPhone: '703-555-0121',
  supportEmail: 'lending@ledgerbourne.example',
  phoneHours: openHours('America/New_York', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.ledgerbourne.example/chat',
    vendors: ['twilio', 'nice', 'stream', 'talkjs'],
    linkDomains: ['ledgerbourne.example'],
  },
  licensedStates: ['VA', 'MD', 'DC'],
  trustees: [
    {
      states: ['DC', 'MD', 'VA'],
      name: 'Isadora Exampler, Attorney at Law',
      address: { street1: '218 Specimen Court Street', street2: null, city: 'Norfolk', state: 'VA', zip: '23510' },
    },
  ],
  heloc: { ...COMMON_BOND_LINE, membershipDiscount: { type: 'DEPARTMENT_OF_COMMERCE_CU', percent: 0.2 } },
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.ledgerbourne.example/' },
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
