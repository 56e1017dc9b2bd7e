import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { STONE_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A bank of the plains: six states, and no origination fee. */
export const VELMORA = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'VELMORA',
  canonicalOrgCode: 'VELMORA',
  hostPrefix: 'velmora',
  orgBrand: 'velmora',
  name: 'Velmora Bank',
  legalName: 'Velmora Bank and Trust Company',
  address: { street1: '43 Sample Parkway', street2: null, city: 'Omaha', state: 'NE', zip: '68102' },
  affiliates: [],
  nmls: '000006',
  originatorNmls: '000106',
  lei: 'SANDBOX0VELMORA00004',
  ecoaAgency: 'STATE_NONMEMBER_BANK',
  brand: {
    color: '#b3122f',
    radius: 4,
    fontText: null,
    fontQuestion: 'Lora',
    mark: '<path d="M2 6h8l6 13 6-13h8L18.5 28h-5Z"/>',
    ownLoader: true,
  },
  staffDomains: ['velmora.example.com', 'velmora.example'],
  supportPhone: '402-555-0106',
  supportEmail: 'homes@velmora.example',
  phoneHours: openHours('America/Chicago', ['08:00', '18:00'], ['09:00', '13:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.velmora.example/chat',
    vendors: ['stream'],
    linkDomains: ['velmora.example', 'forms.velmora.example'],
  },
  licensedStates: ['NE', 'IA', 'KS', 'MO', 'SD', 'CO'],
  trustees: [
    {
      states: ['MO', 'NE'],
      name: 'Abigail Sampleton, Attorney at Law',
      address: { street1: '202 Specimen Court Street', street2: null, city: 'Lincoln', state: 'NE', zip: '68508' },
    },
  ],
  heloc: STONE_LINE,
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.velmora.example/' },
  vendors: { valuation: 'field-assignments' },
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
