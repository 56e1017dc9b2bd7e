import { DEMO_DEFAULTS, DEMO_LINE, HEARTHLINE_LOOK } from '../demo-defaults.ts';
import { lender } from '../schema.ts';

/** The primary brand for brokers in New York: New York homes only, and only with a valid referral. */
export const MAIN_NY_WHOLESALE = lender({
  ...DEMO_DEFAULTS,
  ...HEARTHLINE_LOOK,
  orgCode: 'MAIN_NY_WHOLESALE',
  canonicalOrgCode: 'MAIN',
  hostPrefix: 'nywholesale',
  name: 'Hearthline New York Wholesale',
  legalName: 'Hearthline Wholesale Lending of New York, LLC',
  address: { street1: '30 Example Plaza', street2: 'Floor 7', city: 'Albany', state: 'NY', zip: '12207' },
  affiliates: [
    'Hearthline Home Equity, Inc.',
    'Hearthline Home Equity of New York, Inc.',
    'Hearthline Wholesale Lending, LLC',
    'Hearthline Markets Credit, LLC',
  ],
  nmls: '000060',
  originatorNmls: '000160',
  lei: 'SANDBOX0NYWHOLESAL61',
  ecoaAgency: 'NON_BANK',
  staffDomains: ['main-ny-wholesale.example.com'],
  supportPhone: '518-555-0160',
  supportEmail: 'nybrokers@hearthline.example',
  licensedStates: ['NY'],
  // New York takes mortgages, which have no trustee.
  trustees: [],
  // The most is New York City's: basic, additional and city tax, without the lender's own share.
  heloc: { ...DEMO_LINE, prices: { ...DEMO_LINE.prices, recordingTax: 1_800 } },
  newYorkSite: true,
  loRequired: true,
  wholesale: true,
  listedForSaleWording: 'NOW_OR_SOON',
  disclaimers: ['It is a crime to intentionally falsify information on this application.'],
});
