import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { PRAIRIE_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A bank of two states on the Gulf, whose lines end at $250,000. */
export const FENNIMARSH = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'FENNIMARSH',
  canonicalOrgCode: 'FENNIMARSH',
  hostPrefix: 'fennimarsh',
  orgBrand: 'fennimarsh',
  name: 'Fennimarsh Bank',
  legalName: 'Fennimarsh State Bank',
  address: { street1: '113 Sample Street', street2: 'Suite 116', city: 'Baton Rouge', state: 'LA', zip: '70801' },
  affiliates: [],
  nmls: '000016',
  originatorNmls: '000116',
  lei: 'SANDBOX0FENNIMARSH13',
  ecoaAgency: 'STATE_NONMEMBER_BANK',
  brand: {
    color: '#4d6b1f',
    radius: 9,
    fontText: 'Nunito Sans',
    fontQuestion: 'Bitter',
    mark: '<path d="M15 29V3h2v26Z"/><path d="M15 14C9 14 5 10 5 4c6 0 10 4 10 10ZM17 14c6 0 10-4 10-10-6 0-10 4-10 10ZM15 26C9 26 5 22 5 16c6 0 10 4 10 10ZM17 26c6 0 10-4 10-10-6 0-10 4-10 10Z"/>',
    ownLoader: false,
  },
  staffDomains: ['fennimarsh.example.com', 'fennimarsh.example'],
  supportPhone: '225-555-0116',
  supportEmail: 'help@fennimarsh.example',
  phoneHours: openHours('America/Chicago', ['08:00', '18:00'], ['09:00', '13:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.fennimarsh.example/chat',
    vendors: ['nice'],
    linkDomains: ['fennimarsh.example', 'forms.fennimarsh.example'],
  },
  licensedStates: ['LA', 'MS'],
  trustees: [
    {
      states: ['MS'],
      name: 'Franklin Exampler, Attorney at Law',
      address: { street1: '212 Specimen Court Street', street2: null, city: 'Tupelo', state: 'MS', zip: '38801' },
    },
  ],
  heloc: { ...PRAIRIE_LINE, maxLine: 250_000 },
  exemptBrokerNmls: [],
  termsLabel: 'Terms of Use',
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
