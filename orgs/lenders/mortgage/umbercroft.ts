import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { RIDGE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender of the southern plains. */
export const UMBERCROFT = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'UMBERCROFT',
  canonicalOrgCode: 'UMBERCROFT',
  hostPrefix: 'umbercroft',
  orgBrand: 'umbercroft',
  name: 'Umbercroft Mortgage',
  legalName: 'Umbercroft Mortgage, Inc.',
  address: { street1: '337 Sample Street', street2: 'Suite 148', city: 'Oklahoma City', state: 'OK', zip: '73102' },
  affiliates: [],
  nmls: '000048',
  originatorNmls: '000148',
  lei: 'SANDBOX0UMBERCROFT95',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#5d4037',
    radius: 5,
    fontText: null,
    fontQuestion: 'Bitter',
    mark: '<path d="M4 30V12L16 3l12 9v18h-6V15l-6-4.5L10 15v15Z"/><rect x="13" y="18" width="6" height="12"/>',
    ownLoader: false,
  },
  staffDomains: ['umbercroft.example.com', 'umbercroft.example'],
  supportPhone: '405-555-0148',
  supportEmail: 'help@umbercroft.example',
  phoneHours: openHours('America/Chicago', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.umbercroft.example/chat',
    vendors: ['stream'],
    linkDomains: ['umbercroft.example', 'forms.umbercroft.example'],
  },
  licensedStates: ['AR', 'KS', 'MO', 'OK'],
  trustees: [
    {
      states: ['MO'],
      name: 'Sebastian Exampler, Attorney at Law',
      address: { street1: '236 Specimen Court Street', street2: null, city: 'Jefferson City', state: 'MO', zip: '65101' },
    },
  ],
  heloc: RIDGE_LINE,
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.umbercroft.example/' },
  disclaimers: [NOT_NEW_YORK, 'Umbercroft Mortgage, Inc. is licensed in the states that are listed on this page.'],
});
