import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { SPRINT_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender of one large state. */
export const CORNIVANE = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'CORNIVANE',
  canonicalOrgCode: 'CORNIVANE',
  hostPrefix: 'cornivane',
  orgBrand: 'cornivane',
  name: 'Cornivane Lending',
  legalName: 'Cornivane Lending Corporation',
  address: { street1: '316 Specimen Lane', street2: null, city: 'San Diego', state: 'CA', zip: '92101' },
  affiliates: [],
  nmls: '000045',
  originatorNmls: '000145',
  lei: 'SANDBOX0CORNIVANE079',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#e91e8c',
    radius: 14,
    fontText: 'Atkinson Hyperlegible Next',
    fontQuestion: 'Atkinson Hyperlegible Next',
    mark: '<path d="M5 24.8L7.2 27L27 7.2L24.8 5Z"/><path d="M24.8 27L27 24.8L7.2 5L5 7.2Z"/><circle cx="16" cy="16" r="5"/><path d="M13.4 4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM25.4 16a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM13.4 28a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM1.4 16a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z"/>',
    ownLoader: false,
  },
  staffDomains: ['cornivane.example.com', 'cornivane.example'],
  supportPhone: '619-555-0145',
  supportEmail: 'lending@cornivane.example',
  phoneHours: openHours('America/Los_Angeles', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/Los_Angeles', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.cornivane.example/chat',
    vendors: ['stream', 'talkjs'],
    linkDomains: ['cornivane.example'],
  },
  licensedStates: ['CA'],
  trustees: [
    {
      states: ['CA'],
      name: 'Tamarack Example Title Insurance Company',
      address: { street1: '235 Sample Title Plaza', street2: null, city: 'Sacramento', state: 'CA', zip: '95814' },
    },
  ],
  heloc: SPRINT_LINE,
  exemptBrokerNmls: [],
  cryptoLine: 'COMING_SOON',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.cornivane.example/' },
  disclaimers: [NOT_NEW_YORK, 'Cornivane Lending Corporation is licensed in the states that are listed on this page.'],
});
