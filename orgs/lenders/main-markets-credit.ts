import { lender } from '../schema.ts';
import { MAIN, NOT_NEW_YORK } from './main.ts';

/** The age-restricted product: borrowers of 62 or older, interest-only payments (AMB-02). */
export const MAIN_MARKETS_CREDIT = lender({
  ...MAIN,
  orgCode: 'MAIN_MARKETS_CREDIT',
  canonicalOrgCode: 'MAIN',
  name: 'Hearthline Markets Credit',
  legalName: 'Hearthline Markets Credit, LLC',
  nmls: '000004',
  lei: 'SANDBOX0MARKETSCR097',
  staffDomains: ['main-markets-credit.example.com'],
  supportEmail: 'markets@hearthline.example',
  licensedStates: ['AZ', 'CA', 'CO', 'FL', 'GA', 'ID', 'MI', 'NC', 'NM', 'OH', 'OR', 'PA', 'SC', 'TN', 'VA', 'WA'],
  excludedZips: [],
  brand: { ...MAIN.brand, ownLoader: false },
  heloc: { ...MAIN.heloc, minDrawByState: {}, ageRestricted: true },
  hawaiiModal: null,
  disclaimers: [
    NOT_NEW_YORK,
    'Our lines are for homeowners who are 62 or older. Monthly payments cover the interest, rounded up to whole dollars. The last payment is the whole balance, a balloon.',
  ],
});
