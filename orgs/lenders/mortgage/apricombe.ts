import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { GABLE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A pale brand, of two states where a notary comes to the home. */
export const APRICOMBE = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'APRICOMBE',
  canonicalOrgCode: 'APRICOMBE',
  hostPrefix: 'apricombe',
  orgBrand: 'apricombe',
  name: 'Apricombe Home Loans',
  legalName: 'Apricombe Home Loans, LLC',
  address: { street1: '344 Example Avenue', street2: null, city: 'Savannah', state: 'GA', zip: '31401' },
  affiliates: [],
  nmls: '000049',
  originatorNmls: '000149',
  lei: 'SANDBOX0APRICOMBE004',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#ffb07c',
    radius: 15,
    fontText: 'Nunito Sans',
    fontQuestion: 'Lora',
    mark: '<circle cx="16" cy="19" r="11"/><path d="M16 7c0-4 3-6 8-6 0 4-3 6-8 6Z"/>',
    ownLoader: true,
  },
  staffDomains: ['apricombe.example.com', 'apricombe.example'],
  supportPhone: '912-555-0149',
  supportEmail: 'lending@apricombe.example',
  phoneHours: openHours('America/New_York', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: ['twilio', 'nice', 'stream', 'talkjs'],
    linkDomains: ['apricombe.example'],
  },
  licensedStates: ['GA', 'SC'],
  trustees: [],
  heloc: { ...GABLE_LINE, prices: { ...GABLE_LINE.prices, notary: 240 } },
  exemptBrokerNmls: [],
  redesignCheck: false,
  disclaimers: [NOT_NEW_YORK, 'Apricombe Home Loans, LLC is licensed in the states that are listed on this page.'],
});
