import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { GABLE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender of the mountain states that sends Hawaii’s visitors to a partner. */
export const ZEPHYRMOOR = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'ZEPHYRMOOR',
  canonicalOrgCode: 'ZEPHYRMOOR',
  hostPrefix: 'zephyrmoor',
  orgBrand: 'zephyrmoor',
  name: 'Zephyrmoor',
  legalName: 'Zephyrmoor Home Loans, LLC',
  address: { street1: '274 Example Row', street2: null, city: 'Salt Lake City', state: 'UT', zip: '84101' },
  affiliates: [],
  nmls: '000039',
  originatorNmls: '000139',
  lei: 'SANDBOX0ZEPHYRMOOR18',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#7fd8ff',
    radius: 12,
    fontText: 'Nunito Sans',
    fontQuestion: null,
    mark: '<path d="M2 9h17a3 3 0 1 0-3-3h-3a6 6 0 1 1 6 6H2ZM2 15h22a4.5 4.5 0 1 1-4.5 4.5h3a1.5 1.5 0 1 0 1.5-1.5H2ZM2 21h11a4 4 0 1 1-4 4h3a1 1 0 1 0 1-1H2Z"/>',
    ownLoader: false,
  },
  staffDomains: ['zephyrmoor.example.com', 'zephyrmoor.example'],
  supportPhone: '801-555-0139',
  supportEmail: 'hello@zephyrmoor.example',
  phoneHours: openHours('America/Denver', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/Denver', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: [],
    linkDomains: ['zephyrmoor.example'],
  },
  licensedStates: ['AZ', 'CO', 'ID', 'MT', 'NV', 'UT', 'WY'],
  trustees: [
    {
      states: ['AZ', 'ID', 'MT', 'NV', 'UT', 'WY'],
      name: 'Agave Example Title Insurance Company',
      address: { street1: '217 Sample Title Plaza', street2: null, city: 'Provo', state: 'UT', zip: '84601' },
    },
  ],
  heloc: GABLE_LINE,
  hawaiiModal: { partnerName: 'Nalukea Federal Credit Union', partnerUrl: 'https://nalukea.example/home-equity' },
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.zephyrmoor.example/' },
  leaveSurvey: false,
  disclaimers: [NOT_NEW_YORK, 'Zephyrmoor Home Loans, LLC is licensed in the states that are listed on this page.'],
});
