import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { SPRINT_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender of the Southwest that sells two terms. */
export const VANTIBAR = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'VANTIBAR',
  canonicalOrgCode: 'VANTIBAR',
  hostPrefix: 'vantibar',
  orgBrand: 'vantibar',
  name: 'Vantibar Mortgage',
  legalName: 'Vantibar Mortgage Company',
  address: { street1: '281 Sample Street', street2: 'Suite 140', city: 'Las Vegas', state: 'NV', zip: '89101' },
  affiliates: [],
  nmls: '000040',
  originatorNmls: '000140',
  lei: 'SANDBOX0VANTIBAR0006',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#5c6bc0',
    radius: 4,
    fontText: null,
    fontQuestion: null,
    mark: '<rect x="3" y="18" width="5" height="11" rx="1"/><rect x="10" y="12" width="5" height="17" rx="1"/><rect x="17" y="7" width="5" height="22" rx="1"/><rect x="24" y="2" width="5" height="27" rx="1"/>',
    ownLoader: false,
  },
  staffDomains: ['vantibar.example.com', 'vantibar.example'],
  supportPhone: '702-555-0140',
  supportEmail: 'help@vantibar.example',
  phoneHours: openHours('America/Los_Angeles', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/Los_Angeles', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.vantibar.example/chat',
    vendors: ['talkjs'],
    linkDomains: ['vantibar.example', 'forms.vantibar.example'],
  },
  licensedStates: ['AZ', 'CA', 'NV', 'UT'],
  trustees: [
    {
      states: ['AZ', 'CA', 'NV', 'UT'],
      name: 'Cholla Example Title Insurance Company',
      address: { street1: '220 Sample Title Plaza', street2: null, city: 'Reno', state: 'NV', zip: '89501' },
    },
  ],
  heloc: SPRINT_LINE,
  exemptBrokerNmls: [],
  dscrLoan: 'COMING_SOON',
  termsLabel: 'Terms of Use',
  disclaimers: [NOT_NEW_YORK, 'Vantibar Mortgage Company is licensed in the states that are listed on this page.'],
});
