import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { SPRINT_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A brand in neon lime. */
export const VIRIDELL = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'VIRIDELL',
  canonicalOrgCode: 'VIRIDELL',
  hostPrefix: 'viridell',
  orgBrand: 'viridell',
  name: 'Viridell Home Equity',
  legalName: 'Viridell Home Equity, LLC',
  address: { street1: '358 Sample Square', street2: null, city: 'Madison', state: 'WI', zip: '53703' },
  affiliates: [],
  nmls: '000051',
  originatorNmls: '000151',
  lei: 'SANDBOX0VIRIDELL0092',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#ccff00',
    radius: 9,
    fontText: 'Public Sans',
    fontQuestion: null,
    mark: '<path d="M28 4C12 3 4 10 4 19c0 3 1 6 3 8C10 19 15 14 22 11 15 16 11 21 9 29c12 2 21-8 19-25Z"/>',
    ownLoader: false,
  },
  identityChangeHours: 24,
  staffDomains: ['viridell.example.com', 'viridell.example'],
  supportPhone: '608-555-0151',
  supportEmail: 'hello@viridell.example',
  phoneHours: openHours('America/Chicago', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.viridell.example/chat',
    vendors: ['nice'],
    linkDomains: ['viridell.example'],
  },
  licensedStates: ['IA', 'IL', 'MI', 'MN', 'WI'],
  trustees: [],
  heloc: SPRINT_LINE,
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.viridell.example/' },
  leaveSurvey: false,
  disclaimers: [NOT_NEW_YORK, 'Viridell Home Equity, LLC is licensed in the states that are listed on this page.'],
});
