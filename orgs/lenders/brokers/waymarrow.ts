import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { PARTNER_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender behind brokers: a referral and a loan officer are needed. */
export const WAYMARROW = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'WAYMARROW',
  canonicalOrgCode: 'WAYMARROW',
  hostPrefix: 'waymarrow',
  orgBrand: 'waymarrow',
  name: 'Waymarrow Partners',
  legalName: 'Waymarrow Partner Lending, Inc.',
  address: { street1: '379 Sample Parkway', street2: null, city: 'Kansas City', state: 'MO', zip: '64105' },
  affiliates: [],
  nmls: '000054',
  originatorNmls: '000154',
  lei: 'SANDBOX0WAYMARROW068',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#00897b',
    radius: 7,
    fontText: null,
    fontQuestion: null,
    mark: '<path d="M14 2h4v3h8l4 4-4 4h-8v17h-4V21H6l-4-4 4-4h8Z"/>',
    ownLoader: false,
  },
  staffDomains: ['waymarrow.example.com', 'waymarrow.example'],
  supportPhone: '816-555-0154',
  supportEmail: 'homes@waymarrow.example',
  phoneHours: openHours('America/Chicago', ['08:00', '17:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: ['talkjs'],
    linkDomains: ['waymarrow.example', 'forms.waymarrow.example'],
  },
  licensedStates: ['AR', 'IA', 'IL', 'KS', 'MO', 'NE', 'OK'],
  trustees: [
    {
      states: ['MO', 'NE'],
      name: 'Vivian Exampler, Attorney at Law',
      address: { street1: '242 Specimen Court Street', street2: null, city: 'Jefferson City', state: 'MO', zip: '65101' },
    },
  ],
  heloc: PARTNER_LINE,
  loRequired: true,
  wholesale: true,
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.waymarrow.example/' },
  disclaimers: [NOT_NEW_YORK, 'We take applications that a broker or a loan officer brings.'],
});
