import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { HARBOR_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A savings bank of northern New England, with square corners. */
export const QUILLHAVEN = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'QUILLHAVEN',
  canonicalOrgCode: 'QUILLHAVEN',
  hostPrefix: 'quillhaven',
  orgBrand: 'quillhaven',
  name: 'Quillhaven Savings Bank',
  legalName: 'Quillhaven Savings Bank',
  address: { street1: '50 Example Row', street2: null, city: 'Portland', state: 'ME', zip: '04101' },
  affiliates: [],
  nmls: '000007',
  originatorNmls: '000107',
  lei: 'SANDBOX0QUILLHAVEN43',
  ecoaAgency: 'STATE_NONMEMBER_BANK',
  brand: {
    color: '#2c3e66',
    radius: 0,
    fontText: 'IBM Plex Sans',
    fontQuestion: 'Lora',
    mark: '<path d="M27 3C14 4 6 12 6 24l-2 5h4l1.5-4C20 25 27 17 27 3ZM9 21C11 15 15 11 20 9c-4 4-7 8-8.5 12Z" fill-rule="evenodd"/>',
    ownLoader: false,
  },
  staffDomains: ['quillhaven.example.com', 'quillhaven.example'],
  supportPhone: '207-555-0107',
  supportEmail: 'hello@quillhaven.example',
  phoneHours: openHours('America/New_York', ['08:00', '18:00'], ['09:00', '13:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.quillhaven.example/chat',
    vendors: ['twilio', 'nice', 'stream', 'talkjs'],
    linkDomains: ['quillhaven.example'],
  },
  licensedStates: ['ME', 'NH', 'VT', 'MA'],
  trustees: [],
  heloc: HARBOR_LINE,
  regulatorReview: true,
  exemptBrokerNmls: [],
  termsLabel: 'Terms of Use',
  leaveSurvey: false,
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
