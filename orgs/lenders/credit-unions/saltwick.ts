import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { COMMON_BOND_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union of people who work at sea. */
export const SALTWICK = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'SALTWICK',
  canonicalOrgCode: 'SALTWICK',
  hostPrefix: 'saltwick',
  orgBrand: 'saltwick',
  name: 'Saltwick Mariners',
  legalName: 'Saltwick Mariners Credit Union',
  address: { street1: '190 Sample Square', street2: null, city: 'Bellingham', state: 'WA', zip: '98225' },
  affiliates: [],
  nmls: '000027',
  originatorNmls: '000127',
  lei: 'SANDBOX0SALTWICK0008',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#13315c',
    radius: 2,
    fontText: 'IBM Plex Sans',
    fontQuestion: null,
    mark: '<path d="M17 2v19H4Z"/><path d="M19 7 28 21h-9Z"/><path d="M2 23h28c-2 5-5 7-9 7H11c-4 0-7-2-9-7Z"/>',
    ownLoader: false,
  },
  staffDomains: ['saltwick.example.com', 'saltwick.example'],
  supportPhone: '360-555-0127',
  supportEmail: 'hello@saltwick.example',
  phoneHours: openHours('America/Los_Angeles', ['06:00', '20:00'], ['08:00', '16:00'], ['08:00', '12:00']),
  chatHours: openHours('America/Los_Angeles', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.saltwick.example/chat',
    vendors: ['stream'],
    linkDomains: ['saltwick.example'],
  },
  licensedStates: ['WA', 'OR', 'AK'],
  excludedZips: ['99950'],
  trustees: [
    {
      states: ['AK', 'OR', 'WA'],
      name: 'Bitterroot Example Title Insurance Company',
      address: { street1: '181 Sample Title Plaza', street2: null, city: 'Tacoma', state: 'WA', zip: '98402' },
    },
  ],
  heloc: { ...COMMON_BOND_LINE, minDrawByState: { AK: 25_001 } },
  exemptBrokerNmls: [],
  termsLabel: 'Terms of Use',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.saltwick.example/' },
  leaveSurvey: false,
  vendors: { valuation: 'field-assignments' },
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
