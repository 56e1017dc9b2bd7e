import { lender } from '../schema.ts';
import { MAIN } from './main.ts';

/** The primary brand's New York site: New York homes only, with that state's own notices. */
export const MAIN_NY = lender({
  ...MAIN,
  orgCode: 'MAIN_NY',
  canonicalOrgCode: 'MAIN',
  name: 'Hearthline New York',
  legalName: 'Hearthline Home Equity of New York, Inc.',
  address: { street1: '12 Example Plaza', street2: 'Floor 3', city: 'Albany', state: 'NY', zip: '12207' },
  nmls: '000003',
  lei: 'SANDBOX0HEARTHNY0063',
  staffDomains: ['main-ny.example.com'],
  supportEmail: 'ny@hearthline.example',
  licensedStates: ['NY'],
  excludedZips: [],
  // The most is New York City's: basic, additional and city tax, without the lender's own share.
  heloc: { ...MAIN.heloc, minDrawByState: {}, prices: { ...MAIN.heloc.prices, recordingTax: 1_800 } },
  newYorkSite: true,
  hawaiiModal: null,
  disclaimers: ['It is a crime to intentionally falsify information on this application.'],
});
