import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { PARTNER_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender behind brokers, in pure blue. */
export const RELAYTON = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'RELAYTON',
  canonicalOrgCode: 'RELAYTON',
  hostPrefix: 'relayton',
  orgBrand: 'relayton',
  name: 'Relayton',
  legalName: 'Relayton Wholesale, LLC',
  address: { street1: '386 Example Row', street2: null, city: 'Irvine', state: 'CA', zip: '92614' },
  affiliates: [],
  nmls: '000055',
  originatorNmls: '000155',
  lei: 'SANDBOX0RELAYTON0041',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#0000ff',
    radius: 8,
    fontText: 'Public Sans',
    fontQuestion: 'Public Sans',
    mark: '<path d="M2 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM5 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z" fill-rule="evenodd"/><path d="M16 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM19 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z" fill-rule="evenodd"/><path d="M9 21a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM12 21a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z" fill-rule="evenodd"/>',
    ownLoader: false,
  },
  staffDomains: ['relayton.example.com', 'relayton.example'],
  supportPhone: '949-555-0155',
  supportEmail: 'hello@relayton.example',
  phoneHours: openHours('America/Los_Angeles', ['08:00', '17:00']),
  chatHours: openHours('America/Los_Angeles', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.relayton.example/chat',
    vendors: ['stream'],
    linkDomains: ['relayton.example'],
  },
  licensedStates: ['AZ', 'CA', 'NV', 'OR', 'WA'],
  trustees: [
    {
      states: ['AZ', 'CA', 'NV', 'OR', 'WA'],
      name: 'Sumac Example Title Insurance Company',
      address: { street1: '265 Sample Title Plaza', street2: null, city: 'Sacramento', state: 'CA', zip: '95814' },
    },
  ],
  heloc: PARTNER_LINE,
  wholesale: true,
  exemptBrokerNmls: ['9990060', '9990061'],
  dscrLoan: 'COMING_SOON',
  leaveSurvey: false,
  disclaimers: [NOT_NEW_YORK, 'We take applications that a broker or a loan officer brings.'],
});
