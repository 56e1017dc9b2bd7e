import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { STONE_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A bank of the upper South. */
export const BRINDLEMARK = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'BRINDLEMARK',
  canonicalOrgCode: 'BRINDLEMARK',
  hostPrefix: 'brindlemark',
  orgBrand: 'brindlemark',
  name: 'Brindlemark Bank',
  legalName: 'Brindlemark Bank and Trust',
  address: { street1: '106 Example Row', street2: null, city: 'Nashville', state: 'TN', zip: '37203' },
  affiliates: ['Brindlemark Title Services, LLC'],
  nmls: '000015',
  originatorNmls: '000115',
  lei: 'SANDBOX0BRINDLEMAR88',
  ecoaAgency: 'STATE_NONMEMBER_BANK',
  brand: {
    color: '#9c3f12',
    radius: 7,
    fontText: null,
    fontQuestion: 'Bitter',
    mark: '<rect x="3" y="3" width="11" height="11" rx="2"/><rect x="18" y="3" width="11" height="11" rx="5.5"/><rect x="3" y="18" width="11" height="11" rx="5.5"/><rect x="18" y="18" width="11" height="11" rx="2"/>',
    ownLoader: false,
  },
  staffDomains: ['brindlemark.example.com', 'brindlemark.example'],
  supportPhone: '615-555-0115',
  supportEmail: 'hello@brindlemark.example',
  phoneHours: openHours('America/Chicago', ['08:00', '18:00'], ['09:00', '13:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.brindlemark.example/chat',
    vendors: ['twilio'],
    linkDomains: ['brindlemark.example'],
  },
  licensedStates: ['TN', 'KY', 'AR', 'MS'],
  trustees: [
    {
      states: ['MS', 'TN'],
      name: 'Eleanor Specimen, Attorney at Law',
      address: { street1: '210 Specimen Court Street', street2: null, city: 'Knoxville', state: 'TN', zip: '37902' },
    },
  ],
  heloc: STONE_LINE,
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.brindlemark.example/' },
  leaveSurvey: false,
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
