import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { PARTNER_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender behind brokers on the northern plains. */
export const THREADGATE = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'THREADGATE',
  canonicalOrgCode: 'THREADGATE',
  hostPrefix: 'threadgate',
  orgBrand: 'threadgate',
  name: 'Threadgate Partner Lending',
  legalName: 'Threadgate Partner Lending Corporation',
  address: { street1: '407 Specimen Road', street2: null, city: 'Sioux Falls', state: 'SD', zip: '57104' },
  affiliates: [],
  nmls: '000058',
  originatorNmls: '000158',
  lei: 'SANDBOX0THREADGATE58',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#607d8b',
    radius: 3,
    fontText: 'IBM Plex Sans',
    fontQuestion: null,
    mark: '<path d="M4 30V6h5v24ZM23 30V6h5v24Z"/><path d="M2 8c9-8 19-8 28 0v4c-9-8-19-8-28 0ZM9 20h14v3H9Z"/>',
    ownLoader: false,
  },
  staffDomains: ['threadgate.example.com', 'threadgate.example'],
  supportPhone: '605-555-0158',
  supportEmail: 'homes@threadgate.example',
  phoneHours: openHours('America/Chicago', ['08:00', '17:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.threadgate.example/chat',
    vendors: ['nice'],
    linkDomains: ['threadgate.example', 'forms.threadgate.example'],
  },
  licensedStates: ['MN', 'ND', 'NE', 'SD'],
  trustees: [
    {
      states: ['NE'],
      name: 'Winston Sampleton, Attorney at Law',
      address: { street1: '244 Specimen Court Street', street2: null, city: 'Lincoln', state: 'NE', zip: '68508' },
    },
  ],
  heloc: PARTNER_LINE,
  wholesale: true,
  disclaimers: [NOT_NEW_YORK, 'We take applications that a broker or a loan officer brings.'],
});
