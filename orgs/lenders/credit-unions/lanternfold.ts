import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { COMMON_BOND_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union of Alaska, in that state’s time. */
export const LANTERNFOLD = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'LANTERNFOLD',
  canonicalOrgCode: 'LANTERNFOLD',
  hostPrefix: 'lanternfold',
  orgBrand: 'lanternfold',
  name: 'Lanternfold Credit Union',
  legalName: 'Lanternfold Credit Union',
  address: { street1: '176 Example Avenue', street2: null, city: 'Fairbanks', state: 'AK', zip: '99701' },
  affiliates: [],
  nmls: '000025',
  originatorNmls: '000125',
  lei: 'SANDBOX0LANTERNFOL27',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#ff8a00',
    radius: 12,
    fontText: 'Nunito Sans',
    fontQuestion: 'Bitter',
    mark: '<path d="M11 2h10v3h3l3 5H5l3-5h3Z"/><path d="M7 12h18v14H7ZM16 14c-4 4-5 6-5 7.5a5 5 0 0 0 10 0C21 20 20 18 16 14Z" fill-rule="evenodd"/><rect x="5" y="28" width="22" height="3" rx="1"/>',
    ownLoader: true,
  },
  staffDomains: ['lanternfold.example.com', 'lanternfold.example'],
  supportPhone: '907-555-0125',
  supportEmail: 'lending@lanternfold.example',
  phoneHours: openHours('America/Anchorage', ['09:00', '18:00'], ['10:00', '14:00']),
  chatHours: openHours('America/Anchorage', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.lanternfold.example/chat',
    vendors: [],
    linkDomains: ['lanternfold.example'],
  },
  licensedStates: ['AK'],
  excludedZips: ['99950'],
  trustees: [
    {
      states: ['AK'],
      name: 'Foxglove Example Title Insurance Company',
      address: { street1: '175 Sample Title Plaza', street2: null, city: 'Juneau', state: 'AK', zip: '99801' },
    },
  ],
  heloc: { ...COMMON_BOND_LINE, minDrawByState: { AK: 25_001 }, membershipDiscount: { type: 'CREDIT_UNION', percent: 0.25 } },
  exemptBrokerNmls: [],
  redesignCheck: false,
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
