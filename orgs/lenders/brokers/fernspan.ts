import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { PARTNER_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A brokerage that lends: its visitors come through a loan officer. */
export const FERNSPAN = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'FERNSPAN',
  canonicalOrgCode: 'FERNSPAN',
  hostPrefix: 'fernspan',
  orgBrand: 'fernspan',
  name: 'Fernspan Advisors',
  legalName: 'Fernspan Mortgage Advisors, LLC',
  address: { street1: '393 Sample Street', street2: 'Suite 156', city: 'Boise', state: 'ID', zip: '83702' },
  affiliates: [],
  nmls: '000056',
  originatorNmls: '000156',
  lei: 'SANDBOX0FERNSPAN0070',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#558b2f',
    radius: 13,
    fontText: 'Nunito Sans',
    fontQuestion: null,
    mark: '<path d="M2 25C4 12 10 6 16 6s12 6 14 19h-4c-2-10-6-15-10-15S8 15 6 25Z"/><rect x="15" y="8" width="2" height="17"/><rect x="10" y="12" width="2" height="13"/><rect x="20" y="12" width="2" height="13"/><rect x="1" y="25" width="30" height="3"/>',
    ownLoader: true,
  },
  staffDomains: ['fernspan.example.com', 'fernspan.example'],
  supportPhone: '208-555-0156',
  supportEmail: 'help@fernspan.example',
  phoneHours: openHours('America/Boise', ['08:00', '17:00']),
  chatHours: openHours('America/Boise', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.fernspan.example/chat',
    vendors: ['twilio', 'nice', 'stream', 'talkjs'],
    linkDomains: ['fernspan.example', 'forms.fernspan.example'],
  },
  licensedStates: ['ID', 'MT', 'UT'],
  trustees: [
    {
      states: ['ID', 'MT', 'UT'],
      name: 'Elderberry Example Title Insurance Company',
      address: { street1: '268 Sample Title Plaza', street2: null, city: 'Pocatello', state: 'ID', zip: '83201' },
    },
  ],
  heloc: PARTNER_LINE,
  loRequired: true,
  termsLabel: 'Terms of Use',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: 'https://fernspan.example/contact' },
  vendors: { valuation: 'field-assignments' },
  disclaimers: [NOT_NEW_YORK, 'We take applications that a broker or a loan officer brings.'],
});
