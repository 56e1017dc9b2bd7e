import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { HARVEST_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union of growers: members who farm have a larger discount. */
export const HARROWDELL = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'HARROWDELL',
  canonicalOrgCode: 'HARROWDELL',
  hostPrefix: 'harrowdell',
  orgBrand: 'harrowdell',
  name: 'Harrowdell Credit Union',
  legalName: 'Harrowdell Growers Credit Union',
  address: { street1: '162 Example Row', street2: null, city: 'Yakima', state: 'WA', zip: '98901' },
  affiliates: [],
  nmls: '000023',
  originatorNmls: '000123',
  lei: 'SANDBOX0HARROWDELL05',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#e0a100',
    radius: 10,
    fontText: null,
    fontQuestion: 'Bitter',
    mark: '<path d="M15 30V10h2v20ZM16 14C10 13 7 9 7 5c5 1 9 4 9 9ZM16 14c6-1 9-5 9-9-5 1-9 4-9 9ZM16 20C10 19 7 15 7 11c5 1 9 4 9 9ZM16 20c6-1 9-5 9-9-5 1-9 4-9 9ZM16 26C10 25 7 21 7 17c5 1 9 4 9 9ZM16 26c6-1 9-5 9-9-5 1-9 4-9 9ZM16 9c-3-2-3-5 0-8 3 3 3 6 0 8Z"/>',
    ownLoader: false,
  },
  staffDomains: ['harrowdell.example.com', 'harrowdell.example'],
  supportPhone: '509-555-0123',
  supportEmail: 'hello@harrowdell.example',
  phoneHours: openHours('America/Los_Angeles', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/Los_Angeles', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.harrowdell.example/chat',
    vendors: ['nice'],
    linkDomains: ['harrowdell.example'],
  },
  licensedStates: ['WA', 'OR', 'ID'],
  trustees: [
    {
      states: ['ID', 'OR', 'WA'],
      name: 'Larkspur Example Title Insurance Company',
      address: { street1: '169 Sample Title Plaza', street2: null, city: 'Tacoma', state: 'WA', zip: '98402' },
    },
  ],
  heloc: { ...HARVEST_LINE, membershipDiscount: { type: 'VALLEY_STRONG_FFA', percent: 0.35 } },
  exemptBrokerNmls: [],
  redesignCheck: false,
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS },
  leaveSurvey: false,
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
