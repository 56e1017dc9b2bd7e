import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { COMMON_BOND_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A red brand, beside the red of an error; in Texas, in mountain time. */
export const PEPPERWYN = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'PEPPERWYN',
  canonicalOrgCode: 'PEPPERWYN',
  hostPrefix: 'pepperwyn',
  orgBrand: 'pepperwyn',
  name: 'Pepperwyn Credit Union',
  legalName: 'Pepperwyn Border Credit Union',
  address: { street1: '260 Specimen Lane', street2: null, city: 'El Paso', state: 'TX', zip: '79901' },
  affiliates: [],
  nmls: '000037',
  originatorNmls: '000137',
  lei: 'SANDBOX0PEPPERWYN044',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#d50000',
    radius: 6,
    fontText: 'Public Sans',
    fontQuestion: 'Bitter',
    mark: '<path d="M14 8c8 0 14 4 14 9 0 7-8 13-17 13 3-2 5-4 5-7-7 1-12-3-12-8 0-4 4-7 10-7Z"/><path d="M15 7c-1-3 1-5 4-6l1 3c-2 0-2 1-2 3Z"/>',
    ownLoader: false,
  },
  staffDomains: ['pepperwyn.example.com', 'pepperwyn.example'],
  supportPhone: '915-555-0137',
  supportEmail: 'lending@pepperwyn.example',
  phoneHours: openHours('America/Denver', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/Denver', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.pepperwyn.example/chat',
    vendors: ['nice'],
    linkDomains: ['pepperwyn.example'],
  },
  licensedStates: ['TX', 'NM'],
  trustees: [
    {
      states: ['NM', 'TX'],
      name: 'Sagebrush Example Title Insurance Company',
      address: { street1: '211 Sample Title Plaza', street2: null, city: 'Waco', state: 'TX', zip: '76701' },
    },
  ],
  heloc: { ...COMMON_BOND_LINE, lenderPaysInTexas: ['RECORDING_FEE', 'NOTARY_FEE'] },
  exemptBrokerNmls: [],
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
