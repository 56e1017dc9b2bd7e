import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { GABLE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender whose visitors come through one of its loan officers. */
export const DORSILLO = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'DORSILLO',
  canonicalOrgCode: 'DORSILLO',
  hostPrefix: 'dorsillo',
  orgBrand: 'dorsillo',
  name: 'Dorsillo Home Equity',
  legalName: 'Dorsillo Home Equity Corporation',
  address: { street1: '288 Example Avenue', street2: null, city: 'Raleigh', state: 'NC', zip: '27601' },
  affiliates: [],
  nmls: '000041',
  originatorNmls: '000141',
  lei: 'SANDBOX0DORSILLO0080',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#b08d57',
    radius: 3,
    fontText: null,
    fontQuestion: 'Lora',
    mark: '<path d="M6 30V13a10 10 0 0 1 20 0v17ZM11 30h10V13a5 5 0 0 0-10 0Z" fill-rule="evenodd"/><circle cx="18.5" cy="21" r="1.6"/>',
    ownLoader: true,
  },
  staffDomains: ['dorsillo.example.com', 'dorsillo.example'],
  supportPhone: '919-555-0141',
  supportEmail: 'lending@dorsillo.example',
  phoneHours: openHours('America/New_York', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.dorsillo.example/chat',
    vendors: ['stream'],
    linkDomains: ['dorsillo.example'],
  },
  licensedStates: ['NC', 'SC', 'VA'],
  trustees: [
    {
      states: ['NC', 'VA'],
      name: 'Percival Sampleton, Attorney at Law',
      address: { street1: '232 Specimen Court Street', street2: null, city: 'Norfolk', state: 'VA', zip: '23510' },
    },
  ],
  heloc: GABLE_LINE,
  loRequired: true,
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS },
  disclaimers: [
    NOT_NEW_YORK,
    'We take applications that a broker or a loan officer brings.',
    'Dorsillo Home Equity Corporation is licensed in the states that are listed on this page.',
  ],
});
