import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { HARBOR_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A yellow brand: buttons keep the color and have dark words. */
export const SUNDREL = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'SUNDREL',
  canonicalOrgCode: 'SUNDREL',
  hostPrefix: 'sundrel',
  orgBrand: 'sundrel',
  name: 'Sundrel Bank',
  legalName: 'Sundrel Bank',
  address: { street1: '71 Specimen Road', street2: null, city: 'Tampa', state: 'FL', zip: '33602' },
  affiliates: [],
  nmls: '000010',
  originatorNmls: '000110',
  lei: 'SANDBOX0SUNDREL00085',
  ecoaAgency: 'STATE_NONMEMBER_BANK',
  brand: {
    color: '#ffd400',
    radius: 16,
    fontText: 'Nunito Sans',
    fontQuestion: 'Nunito Sans',
    mark: '<circle cx="16" cy="16" r="6"/><path d="M14.8 7L17.2 7L17.2 1L14.8 1ZM19.5 7.6L21.5 8.8L23.3 5.8L21.2 4.6ZM23.2 10.5L24.4 12.5L29.6 9.5L28.4 7.5ZM25 14.8L25 17.2L28.5 17.2L28.5 14.8ZM24.4 19.5L23.2 21.5L28.4 24.5L29.6 22.5ZM21.5 23.2L19.5 24.4L21.2 27.4L23.3 26.2ZM17.2 25L14.8 25L14.8 31L17.2 31ZM12.5 24.4L10.5 23.2L8.7 26.2L10.8 27.4ZM8.8 21.5L7.6 19.5L2.4 22.5L3.6 24.5ZM7 17.2L7 14.8L3.5 14.8L3.5 17.2ZM7.6 12.5L8.8 10.5L3.6 7.5L2.4 9.5ZM10.5 8.8L12.5 7.6L10.8 4.6L8.7 5.8Z"/>',
    ownLoader: true,
  },
  staffDomains: ['sundrel.example.com', 'sundrel.example'],
  supportPhone: '813-555-0110',
  supportEmail: 'homes@sundrel.example',
  phoneHours: openHours('America/New_York', ['08:00', '19:00'], ['09:00', '14:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.sundrel.example/chat',
    vendors: ['stream', 'talkjs'],
    linkDomains: ['sundrel.example', 'forms.sundrel.example'],
  },
  licensedStates: ['FL', 'GA', 'AL'],
  trustees: [],
  heloc: HARBOR_LINE,
  exemptBrokerNmls: [],
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
