import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { PRAIRIE_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A bank of one state. */
export const OMBRAFIELD = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'OMBRAFIELD',
  canonicalOrgCode: 'OMBRAFIELD',
  hostPrefix: 'ombrafield',
  orgBrand: 'ombrafield',
  name: 'Ombrafield Bank',
  legalName: 'Ombrafield State Bank',
  address: { street1: '64 Example Avenue', street2: null, city: 'Albuquerque', state: 'NM', zip: '87102' },
  affiliates: [],
  nmls: '000009',
  originatorNmls: '000109',
  lei: 'SANDBOX0OMBRAFIELD85',
  ecoaAgency: 'STATE_MEMBER_BANK',
  brand: {
    color: '#7a4a1f',
    radius: 10,
    fontText: null,
    fontQuestion: 'Bitter',
    mark: '<path d="M3 16a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM16 3v26a13 13 0 0 0 0-26Z" fill-rule="evenodd"/><path d="M19 9v14a7 7 0 0 0 0-14Z"/>',
    ownLoader: false,
  },
  staffDomains: ['ombrafield.example.com', 'ombrafield.example'],
  supportPhone: '505-555-0109',
  supportEmail: 'lending@ombrafield.example',
  phoneHours: openHours('America/Denver', ['08:00', '18:00'], ['09:00', '13:00']),
  chatHours: openHours('America/Denver', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: ['nice'],
    linkDomains: ['ombrafield.example'],
  },
  licensedStates: ['NM'],
  trustees: [
    {
      states: ['NM'],
      name: 'Yarrow Example Title Insurance Company',
      address: { street1: '127 Sample Title Plaza', street2: null, city: 'Las Cruces', state: 'NM', zip: '88001' },
    },
  ],
  heloc: PRAIRIE_LINE,
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.ombrafield.example/' },
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
