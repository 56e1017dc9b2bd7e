import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { GABLE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender of the Midwest, in Indiana’s time. */
export const GABLEWRIGHT = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'GABLEWRIGHT',
  canonicalOrgCode: 'GABLEWRIGHT',
  hostPrefix: 'gablewright',
  orgBrand: 'gablewright',
  name: 'Gablewright',
  legalName: 'Gablewright Lending, Inc.',
  address: { street1: '295 Specimen Road', street2: null, city: 'Indianapolis', state: 'IN', zip: '46204' },
  affiliates: [],
  nmls: '000042',
  originatorNmls: '000142',
  lei: 'SANDBOX0GABLEWRIGH24',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#374151',
    radius: 1,
    fontText: 'IBM Plex Sans',
    fontQuestion: 'Bitter',
    mark: '<path d="M16 3 30 14v5L16 8 2 19v-5Z"/><path d="M6 20 16 12l10 8v9H6ZM13 29h6v-7h-6Z" fill-rule="evenodd"/>',
    ownLoader: false,
  },
  staffDomains: ['gablewright.example.com', 'gablewright.example'],
  supportPhone: '317-555-0142',
  supportEmail: 'homes@gablewright.example',
  phoneHours: openHours('America/Indiana/Indianapolis', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/Indiana/Indianapolis', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.gablewright.example/chat',
    vendors: ['twilio', 'nice', 'stream', 'talkjs'],
    linkDomains: ['gablewright.example', 'forms.gablewright.example'],
  },
  licensedStates: ['IL', 'IN', 'KY', 'MI', 'OH', 'WI'],
  trustees: [],
  heloc: GABLE_LINE,
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.gablewright.example/' },
  disclaimers: [NOT_NEW_YORK, 'Gablewright Lending, Inc. is licensed in the states that are listed on this page.'],
});
