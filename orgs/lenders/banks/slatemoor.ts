import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { PRAIRIE_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A gray brand. */
export const SLATEMOOR = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'SLATEMOOR',
  canonicalOrgCode: 'SLATEMOOR',
  hostPrefix: 'slatemoor',
  orgBrand: 'slatemoor',
  name: 'Slatemoor Bank',
  legalName: 'Slatemoor Bank',
  address: { street1: '92 Specimen Lane', street2: null, city: 'Denver', state: 'CO', zip: '80202' },
  affiliates: [],
  nmls: '000013',
  originatorNmls: '000113',
  lei: 'SANDBOX0SLATEMOOR057',
  ecoaAgency: 'STATE_MEMBER_BANK',
  brand: {
    color: '#808080',
    radius: 8,
    fontText: null,
    fontQuestion: null,
    mark: '<path d="M2 24 10 8l5 9 3-5 12 12Z"/><rect x="2" y="26" width="28" height="3"/>',
    ownLoader: false,
  },
  staffDomains: ['slatemoor.example.com', 'slatemoor.example'],
  supportPhone: '303-555-0113',
  supportEmail: 'lending@slatemoor.example',
  phoneHours: openHours('America/Denver', ['08:00', '18:00'], ['09:00', '13:00']),
  chatHours: openHours('America/Denver', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.slatemoor.example/chat',
    vendors: ['stream'],
    linkDomains: ['slatemoor.example'],
  },
  licensedStates: ['CO', 'WY', 'UT', 'NM'],
  trustees: [
    {
      states: ['NM', 'UT', 'WY'],
      name: 'Lupine Example Title Insurance Company',
      address: { street1: '139 Sample Title Plaza', street2: null, city: 'Provo', state: 'UT', zip: '84601' },
    },
  ],
  heloc: PRAIRIE_LINE,
  exemptBrokerNmls: [],
  dscrLoan: 'COMING_SOON',
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
