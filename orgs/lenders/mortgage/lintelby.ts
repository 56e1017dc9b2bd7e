import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { RIDGE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A lender of one state. */
export const LINTELBY = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'LINTELBY',
  canonicalOrgCode: 'LINTELBY',
  hostPrefix: 'lintelby',
  orgBrand: 'lintelby',
  name: 'Lintelby Mortgage',
  legalName: 'Lintelby Mortgage Corporation',
  address: { street1: '302 Sample Square', street2: null, city: 'Detroit', state: 'MI', zip: '48226' },
  affiliates: [],
  nmls: '000043',
  originatorNmls: '000143',
  lei: 'SANDBOX0LINTELBY0084',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#ad1457',
    radius: 8,
    fontText: 'Public Sans',
    fontQuestion: null,
    mark: '<rect x="2" y="4" width="28" height="6" rx="1"/><rect x="5" y="12" width="5" height="17" rx="1"/><rect x="22" y="12" width="5" height="17" rx="1"/><rect x="13" y="16" width="6" height="13" rx="3"/>',
    ownLoader: false,
  },
  staffDomains: ['lintelby.example.com', 'lintelby.example'],
  supportPhone: '313-555-0143',
  supportEmail: 'hello@lintelby.example',
  phoneHours: openHours('America/Detroit', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/Detroit', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.lintelby.example/chat',
    vendors: ['twilio'],
    linkDomains: ['lintelby.example'],
  },
  licensedStates: ['MI'],
  trustees: [],
  heloc: RIDGE_LINE,
  listedForSaleWording: 'NOW_OR_SOON',
  exemptBrokerNmls: [],
  leaveSurvey: false,
  vendors: { text: 'message-requests' },
  disclaimers: [NOT_NEW_YORK, 'Lintelby Mortgage Corporation is licensed in the states that are listed on this page.'],
});
