import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { RIDGE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A brand in pure magenta. */
export const MAGENTRY = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'MAGENTRY',
  canonicalOrgCode: 'MAGENTRY',
  hostPrefix: 'magentry',
  orgBrand: 'magentry',
  name: 'Magentry Home Loans',
  legalName: 'Magentry Home Loans, Inc.',
  address: { street1: '323 Sample Parkway', street2: null, city: 'Miami', state: 'FL', zip: '33130' },
  affiliates: [],
  nmls: '000046',
  originatorNmls: '000146',
  lei: 'SANDBOX0MAGENTRY0091',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#ff00ff',
    radius: 0,
    fontText: 'Public Sans',
    fontQuestion: 'Public Sans',
    mark: '<path d="M16 1L19.9 12.1L31 16L19.9 19.9L16 31L12.1 19.9L1 16L12.1 12.1Z"/><path d="M22.6 7.2a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0ZM22.6 24.8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0ZM5 24.8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0ZM5 7.2a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z"/>',
    ownLoader: true,
  },
  staffDomains: ['magentry.example.com', 'magentry.example'],
  supportPhone: '305-555-0146',
  supportEmail: 'homes@magentry.example',
  phoneHours: openHours('America/New_York', ['08:00', '22:00'], ['09:00', '18:00'], ['10:00', '16:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.magentry.example/chat',
    vendors: [],
    linkDomains: ['magentry.example', 'forms.magentry.example'],
  },
  licensedStates: ['FL', 'GA', 'NC', 'SC', 'TN', 'TX'],
  trustees: [
    {
      states: ['TX'],
      name: 'Hackberry Example Title Insurance Company',
      address: { street1: '238 Sample Title Plaza', street2: null, city: 'Waco', state: 'TX', zip: '76701' },
    },
    {
      states: ['NC', 'TN'],
      name: 'Rosalind Specimen, Attorney at Law',
      address: { street1: '234 Specimen Court Street', street2: null, city: 'Durham', state: 'NC', zip: '27701' },
    },
  ],
  heloc: RIDGE_LINE,
  exemptBrokerNmls: [],
  disclaimers: [NOT_NEW_YORK, 'Magentry Home Loans, Inc. is licensed in the states that are listed on this page.'],
});
