import { DEMO_DEFAULTS, DEMO_LINE, HEARTHLINE_LOOK } from '../demo-defaults.ts';
import { lender } from '../schema.ts';

/** The primary brand's New York site: New York homes only, with that state's own notices. */
export const MAIN_NY = lender({
  ...DEMO_DEFAULTS,
  ...HEARTHLINE_LOOK,
  version: 2,
  orgCode: 'MAIN_NY',
  canonicalOrgCode: 'MAIN',
  hostPrefix: 'ny',
  name: 'Hearthline New York',
  legalName: 'Hearthline Home Equity of New York, Inc.',
  address: { street1: '12 Example Plaza', street2: 'Floor 3', city: 'Albany', state: 'NY', zip: '12207' },
  affiliates: ['Hearthline Home Equity, Inc.', 'Hearthline Wholesale Lending, LLC', 'Hearthline Markets Credit, LLC'],
  nmls: '000003',
  originatorNmls: '000103',
  lei: 'SANDBOX0HEARTHNY0063',
  ecoaAgency: 'NON_BANK',
  staffDomains: ['main-ny.example.com'],
  supportPhone: '518-555-0143',
  supportEmail: 'ny@hearthline.example',
  licensedStates: ['NY'],
  // New York takes mortgages, which have no trustee.
  trustees: [],
  // The most is New York City's: basic, additional and city tax, without the lender's own share.
  heloc: { ...DEMO_LINE, prices: { ...DEMO_LINE.prices, recordingTax: 1_800 } },
  newYorkSite: true,
  disclaimers: ['It is a crime to intentionally falsify information on this application.'],
});
