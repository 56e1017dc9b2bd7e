import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours, statesBut } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { RIDGE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A neon brand in fifty jurisdictions: every one but New York. */
export const ARCOLUNE = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'ARCOLUNE',
  canonicalOrgCode: 'ARCOLUNE',
  hostPrefix: 'arcolune',
  orgBrand: 'arcolune',
  name: 'Arcolune',
  legalName: 'Arcolune Home Lending, Inc.',
  address: { street1: '267 Sample Parkway', street2: null, city: 'Austin', state: 'TX', zip: '78701' },
  affiliates: [],
  nmls: '000038',
  originatorNmls: '000138',
  lei: 'SANDBOX0ARCOLUNE0025',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#39ff14',
    radius: 16,
    fontText: 'IBM Plex Sans',
    fontQuestion: 'IBM Plex Sans',
    mark: '<path d="M16 3a13 13 0 1 0 13 13 10 10 0 1 1-13-13Z"/><circle cx="24" cy="8" r="3.2"/>',
    ownLoader: true,
  },
  staffDomains: ['arcolune.example.com', 'arcolune.example'],
  supportPhone: '512-555-0138',
  supportEmail: 'homes@arcolune.example',
  phoneHours: openHours('America/Chicago', ['06:00', '22:00'], ['07:00', '20:00'], ['09:00', '18:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.arcolune.example/chat',
    vendors: ['stream', 'talkjs'],
    linkDomains: ['arcolune.example', 'forms.arcolune.example'],
  },
  licensedStates: statesBut('NY'),
  excludedZips: ['99950'],
  trustees: [
    {
      states: ['AK', 'AZ', 'CA', 'ID', 'MT', 'NM', 'NV', 'OR', 'TX', 'UT', 'WA', 'WY'],
      name: 'Mesquite Example Title Insurance Company',
      address: { street1: '214 Sample Title Plaza', street2: null, city: 'Waco', state: 'TX', zip: '76701' },
    },
    {
      states: ['DC', 'MD', 'MO', 'MS', 'NC', 'NE', 'TN', 'VA'],
      name: 'Nathaniel Specimen, Attorney at Law',
      address: { street1: '228 Specimen Court Street', street2: null, city: 'Norfolk', state: 'VA', zip: '23510' },
    },
    {
      states: ['WV'],
      name: 'Octavia Exampler, Attorney at Law',
      address: { street1: '230 Specimen Court Street', street2: null, city: 'Morgantown', state: 'WV', zip: '26501' },
    },
  ],
  heloc: { ...RIDGE_LINE, minDrawByState: { AK: 25_001 } },
  exemptBrokerNmls: [],
  cryptoLine: 'COMING_SOON',
  dscrLoan: 'WAITLIST',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: 'https://arcolune.example/contact' },
  disclaimers: [NOT_NEW_YORK, 'Arcolune Home Lending, Inc. is licensed in the states that are listed on this page.'],
});
