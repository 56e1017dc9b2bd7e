import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { STONE_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A brand that is nearly black. */
export const KESTOMA = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'KESTOMA',
  canonicalOrgCode: 'KESTOMA',
  hostPrefix: 'kestoma',
  orgBrand: 'kestoma',
  name: 'Kestoma Bank',
  legalName: 'Kestoma Bank, N.A.',
  address: { street1: '78 Sample Square', street2: null, city: 'Columbus', state: 'OH', zip: '43215' },
  affiliates: [],
  nmls: '000011',
  originatorNmls: '000111',
  lei: 'SANDBOX0KESTOMA00080',
  ecoaAgency: 'NATIONAL_BANK',
  brand: {
    color: '#0a0a0c',
    radius: 0,
    fontText: 'IBM Plex Sans',
    fontQuestion: 'IBM Plex Sans',
    mark: '<path d="M3 3h7v11L20 3h9L17 16l12 13h-9L10 18v11H3Z"/>',
    ownLoader: false,
  },
  staffDomains: ['kestoma.example.com', 'kestoma.example'],
  supportPhone: '614-555-0111',
  supportEmail: 'hello@kestoma.example',
  phoneHours: openHours('America/New_York', ['08:00', '18:00'], ['09:00', '13:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.kestoma.example/chat',
    vendors: [],
    linkDomains: ['kestoma.example'],
  },
  licensedStates: ['OH', 'KY', 'IN', 'MI', 'WV', 'PA'],
  trustees: [
    {
      states: ['WV'],
      name: 'Desmond Sampleton, Attorney at Law',
      address: { street1: '208 Specimen Court Street', street2: null, city: 'Morgantown', state: 'WV', zip: '26501' },
    },
  ],
  heloc: STONE_LINE,
  exemptBrokerNmls: [],
  cryptoLine: 'COMING_SOON',
  termsLabel: 'Terms of Use',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS },
  leaveSurvey: false,
  vendors: { text: 'message-requests' },
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
