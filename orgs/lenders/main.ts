import { DEMO_DEFAULTS, DEMO_LINE, HEARTHLINE_LOOK, NOT_NEW_YORK, statesBut } from '../demo-defaults.ts';
import { lender } from '../schema.ts';

/** The primary brand: served on hosts that belong to no other lender. */
export const MAIN = lender({
  ...DEMO_DEFAULTS,
  ...HEARTHLINE_LOOK,
  chat: { ...HEARTHLINE_LOOK.chat, skill: 'FHEL' },
  orgCode: 'MAIN',
  canonicalOrgCode: 'MAIN',
  hostPrefix: 'www',
  name: 'Hearthline',
  legalName: 'Hearthline Home Equity, Inc.',
  address: { street1: '400 Sample Street', street2: 'Suite 210', city: 'Phoenix', state: 'AZ', zip: '85004' },
  affiliates: ['Hearthline Home Equity of New York, Inc.', 'Hearthline Wholesale Lending, LLC', 'Hearthline Markets Credit, LLC'],
  nmls: '000000',
  originatorNmls: '000100',
  lei: 'SANDBOX0HEARTHLINE47',
  ecoaAgency: 'NON_BANK',
  staffDomains: ['main.example.com'],
  supportPhone: '888-819-6388',
  supportEmail: 'help@hearthline.example',
  licensedStates: statesBut('DE', 'HI', 'KY', 'NV', 'NY', 'SD', 'UT', 'WV'),
  excludedZips: ['99950'],
  trustees: [
    {
      states: ['AK', 'AZ', 'CA', 'ID', 'MT', 'NM', 'NV', 'OR', 'TX', 'UT', 'WA', 'WY'],
      name: 'Saguaro Example Title Agency, Inc.',
      address: { street1: '7 Sample Plaza', street2: null, city: 'Phoenix', state: 'AZ', zip: '85003' },
    },
    {
      states: ['DC', 'MD', 'MO', 'MS', 'NC', 'NE', 'TN', 'VA', 'WV'],
      name: 'Harriet Example, Attorney at Law',
      address: { street1: '18 Sample Court Square', street2: null, city: 'Richmond', state: 'VA', zip: '23219' },
    },
  ],
  heloc: { ...DEMO_LINE, minDrawByState: { AK: 25_001 } },
  hawaiiModal: { partnerName: 'Plumfield Credit Union', partnerUrl: '/account/heloc/register-v2?org=PLUMFIELD' },
  disclaimers: [NOT_NEW_YORK],
});
