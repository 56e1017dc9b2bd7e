import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { GABLE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A brand in pure cyan, in thirteen states of the West with the two that lie apart. */
export const CYANDALE = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'CYANDALE',
  canonicalOrgCode: 'CYANDALE',
  hostPrefix: 'cyandale',
  orgBrand: 'cyandale',
  name: 'Cyandale Lending',
  legalName: 'Cyandale Lending, LLC',
  address: { street1: '330 Example Row', street2: null, city: 'Seattle', state: 'WA', zip: '98101' },
  affiliates: [],
  nmls: '000047',
  originatorNmls: '000147',
  lei: 'SANDBOX0CYANDALE0083',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#00ffff',
    radius: 6,
    fontText: 'IBM Plex Sans',
    fontQuestion: null,
    mark: '<path d="M16 1.5L28.6 8.7L28.6 23.2L16 30.5L3.4 23.3L3.4 8.7ZM20.5 8.2L25 16L20.5 23.8L11.5 23.8L7 16L11.5 8.2Z" fill-rule="evenodd"/><path d="M16 11L20.3 13.5L20.3 18.5L16 21L11.7 18.5L11.7 13.5Z"/>',
    ownLoader: true,
  },
  staffDomains: ['cyandale.example.com', 'cyandale.example'],
  supportPhone: '206-555-0147',
  supportEmail: 'hello@cyandale.example',
  phoneHours: openHours('America/Los_Angeles', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/Los_Angeles', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.cyandale.example/chat',
    vendors: ['talkjs'],
    linkDomains: ['cyandale.example'],
  },
  licensedStates: ['AK', 'AZ', 'CA', 'CO', 'HI', 'ID', 'MT', 'NM', 'NV', 'OR', 'UT', 'WA', 'WY'],
  excludedZips: ['99950'],
  trustees: [
    {
      states: ['AK', 'AZ', 'CA', 'ID', 'MT', 'NM', 'NV', 'OR', 'UT', 'WA', 'WY'],
      name: 'Buckeye Example Title Insurance Company',
      address: { street1: '241 Sample Title Plaza', street2: null, city: 'Tacoma', state: 'WA', zip: '98402' },
    },
  ],
  heloc: { ...GABLE_LINE, minDrawByState: { AK: 25_001 } },
  exemptBrokerNmls: [],
  dscrLoan: 'WAITLIST',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS },
  leaveSurvey: false,
  disclaimers: [NOT_NEW_YORK, 'Cyandale Lending, LLC is licensed in the states that are listed on this page.'],
});
