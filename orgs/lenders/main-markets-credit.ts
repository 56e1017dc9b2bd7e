import { DEMO_DEFAULTS, DEMO_LINE, HEARTHLINE_LOOK, NOT_NEW_YORK } from '../demo-defaults.ts';
import { lender } from '../schema.ts';

/** The age-restricted product: borrowers of 62 or older, interest-only payments (AMB-02). */
export const MAIN_MARKETS_CREDIT = lender({
  ...DEMO_DEFAULTS,
  ...HEARTHLINE_LOOK,
  version: 2,
  orgCode: 'MAIN_MARKETS_CREDIT',
  canonicalOrgCode: 'MAIN',
  hostPrefix: 'markets',
  name: 'Hearthline Markets Credit',
  legalName: 'Hearthline Markets Credit, LLC',
  address: { street1: '77 Example Market Square', street2: null, city: 'Tempe', state: 'AZ', zip: '85281' },
  affiliates: ['Hearthline Home Equity, Inc.', 'Hearthline Home Equity of New York, Inc.', 'Hearthline Wholesale Lending, LLC'],
  nmls: '000004',
  originatorNmls: '000104',
  lei: 'SANDBOX0MARKETSCR097',
  ecoaAgency: 'NON_BANK',
  staffDomains: ['main-markets-credit.example.com'],
  supportPhone: '480-555-0144',
  supportEmail: 'markets@hearthline.example',
  licensedStates: ['AZ', 'CA', 'CO', 'FL', 'GA', 'ID', 'MI', 'NC', 'NM', 'OH', 'OR', 'PA', 'SC', 'TN', 'VA', 'WA'],
  trustees: [
    {
      states: ['AZ', 'CA', 'ID', 'NM', 'OR', 'WA'],
      name: 'Palo Verde Example Escrow, Inc.',
      address: { street1: '31 Sample Mill Road', street2: null, city: 'Tempe', state: 'AZ', zip: '85281' },
    },
    {
      states: ['NC', 'TN', 'VA'],
      name: 'Miriam Specimen, Attorney at Law',
      address: { street1: '8 Sample Row', street2: null, city: 'Bristol', state: 'VA', zip: '24201' },
    },
  ],
  brand: { ...HEARTHLINE_LOOK.brand, ownLoader: false },
  heloc: { ...DEMO_LINE, ageRestricted: true },
  disclaimers: [
    NOT_NEW_YORK,
    'Our lines are for homeowners who are 62 or older. Monthly payments cover the interest, rounded up to whole dollars. The last payment is the whole balance, a balloon.',
  ],
});
