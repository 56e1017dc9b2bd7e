import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { RIDGE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender of the middle Atlantic. */
export const INDIGARTH = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'INDIGARTH',
  canonicalOrgCode: 'INDIGARTH',
  hostPrefix: 'indigarth',
  orgBrand: 'indigarth',
  name: 'Indigarth Mortgage',
  legalName: 'Indigarth Mortgage Corporation',
  address: { street1: '351 Specimen Road', street2: null, city: 'Philadelphia', state: 'PA', zip: '19103' },
  affiliates: [],
  nmls: '000050',
  originatorNmls: '000150',
  lei: 'SANDBOX0INDIGARTH007',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#3d00d6',
    radius: 2,
    fontText: null,
    fontQuestion: null,
    mark: '<path d="M3 3h18v18H3ZM8 8v8h8V8Z" fill-rule="evenodd"/><path d="M24 11h5v18H11v-5h13Z"/>',
    ownLoader: false,
  },
  staffDomains: ['indigarth.example.com', 'indigarth.example'],
  supportPhone: '215-555-0150',
  supportEmail: 'homes@indigarth.example',
  phoneHours: openHours('America/New_York', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.indigarth.example/chat',
    vendors: ['twilio'],
    linkDomains: ['indigarth.example', 'forms.indigarth.example'],
  },
  licensedStates: ['DE', 'MD', 'NJ', 'PA'],
  trustees: [
    {
      states: ['MD'],
      name: 'Theodora Sampleton, Attorney at Law',
      address: { street1: '238 Specimen Court Street', street2: null, city: 'Frederick', state: 'MD', zip: '21701' },
    },
  ],
  heloc: RIDGE_LINE,
  regulatorReview: true,
  exemptBrokerNmls: [],
  termsLabel: 'Terms of Use',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: 'https://indigarth.example/contact' },
  disclaimers: [NOT_NEW_YORK, 'Indigarth Mortgage Corporation is licensed in the states that are listed on this page.'],
});
