import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { COMMON_BOND_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A federal credit union of the northern plains. */
export const ORRINSEDGE = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'ORRINSEDGE',
  canonicalOrgCode: 'ORRINSEDGE',
  hostPrefix: 'orrinsedge',
  orgBrand: 'orrinsedge',
  name: 'Orrinsedge Federal',
  legalName: 'Orrinsedge Federal Credit Union',
  address: { street1: '218 Example Row', street2: null, city: 'Fargo', state: 'ND', zip: '58102' },
  affiliates: [],
  nmls: '000031',
  originatorNmls: '000131',
  lei: 'SANDBOX0ORRINSEDGE74',
  ecoaAgency: 'FEDERAL_CREDIT_UNION',
  brand: {
    color: '#2f7dd1',
    radius: 0,
    fontText: 'IBM Plex Sans',
    fontQuestion: 'IBM Plex Sans',
    mark: '<path d="M2 28 12 4h8l10 24h-6L16 9 8 28Z"/><rect x="13" y="22" width="6" height="6"/>',
    ownLoader: false,
  },
  staffDomains: ['orrinsedge.example.com', 'orrinsedge.example'],
  supportPhone: '701-555-0131',
  supportEmail: 'hello@orrinsedge.example',
  phoneHours: openHours('America/Chicago', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.orrinsedge.example/chat',
    vendors: ['stream', 'talkjs'],
    linkDomains: ['orrinsedge.example'],
  },
  licensedStates: ['ND', 'SD', 'MN', 'MT'],
  trustees: [
    {
      states: ['MT'],
      name: 'Camas Example Title Insurance Company',
      address: { street1: '193 Sample Title Plaza', street2: null, city: 'Helena', state: 'MT', zip: '59601' },
    },
  ],
  heloc: COMMON_BOND_LINE,
  exemptBrokerNmls: [],
  leaveSurvey: false,
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
