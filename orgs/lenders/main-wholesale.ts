import { DEMO_DEFAULTS, DEMO_LINE, HEARTHLINE_LOOK, NOT_NEW_YORK, statesBut } from '../demo-defaults.ts';
import { lender } from '../schema.ts';

/** The primary brand for brokers: applications only with a valid referral (AMB-75). */
export const MAIN_WHOLESALE = lender({
  ...DEMO_DEFAULTS,
  ...HEARTHLINE_LOOK,
  version: 3,
  orgCode: 'MAIN_WHOLESALE',
  canonicalOrgCode: 'MAIN',
  hostPrefix: 'wholesale',
  name: 'Hearthline Wholesale',
  legalName: 'Hearthline Wholesale Lending, LLC',
  address: { street1: '410 Sample Street', street2: 'Suite 3', city: 'Phoenix', state: 'AZ', zip: '85004' },
  affiliates: ['Hearthline Home Equity, Inc.', 'Hearthline Home Equity of New York, Inc.', 'Hearthline Markets Credit, LLC'],
  nmls: '000002',
  originatorNmls: '000102',
  lei: 'SANDBOX0WHOLESALE084',
  ecoaAgency: 'NON_BANK',
  staffDomains: ['main-wholesale.example.com'],
  supportPhone: '623-555-0142',
  supportEmail: 'brokers@hearthline.example',
  licensedStates: statesBut('DE', 'HI', 'KY', 'NV', 'NY', 'SD', 'UT', 'WV'),
  excludedZips: ['99950'],
  trustees: [
    {
      states: ['AK', 'AZ', 'CA', 'ID', 'MT', 'NM', 'OR', 'TX', 'WA', 'WY'],
      name: 'Ocotillo Example Title Agency, LLC',
      address: { street1: '22 Sample Avenue', street2: null, city: 'Tucson', state: 'AZ', zip: '85701' },
    },
    {
      states: ['DC', 'MD', 'MO', 'MS', 'NC', 'NE', 'TN', 'VA'],
      name: 'Julian Sampleton, Attorney at Law',
      address: { street1: '5 Example Street', street2: null, city: 'Roanoke', state: 'VA', zip: '24011' },
    },
  ],
  heloc: { ...DEMO_LINE, minDrawByState: { AK: 25_001 } },
  listedForSaleWording: 'NOW_OR_SOON',
  loRequired: true,
  wholesale: true,
  dscrLoan: 'COMING_SOON',
  disclaimers: [NOT_NEW_YORK],
});
