import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { SCHOOLHOUSE_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union of the desert, in Arizona’s time, which has no summer time. */
export const EMBERQUIST = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'EMBERQUIST',
  canonicalOrgCode: 'EMBERQUIST',
  hostPrefix: 'emberquist',
  orgBrand: 'emberquist',
  name: 'Emberquist Credit Union',
  legalName: 'Emberquist Community Credit Union',
  address: { street1: '232 Example Avenue', street2: null, city: 'Flagstaff', state: 'AZ', zip: '86001' },
  affiliates: [],
  nmls: '000033',
  originatorNmls: '000133',
  lei: 'SANDBOX0EMBERQUIST88',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#e8400c',
    radius: 7,
    fontText: 'Atkinson Hyperlegible Next',
    fontQuestion: null,
    mark: '<path d="M16 1c2 6 10 9 10 18a10 11 0 0 1-20 0c0-5 3-7 4-11 2 2 3 3 3 5 2-3 3-7 3-12ZM16 18c-3 3-4 5-4 7a4 4 0 0 0 8 0c0-2-1-4-4-7Z" fill-rule="evenodd"/>',
    ownLoader: true,
  },
  staffDomains: ['emberquist.example.com', 'emberquist.example'],
  supportPhone: '928-555-0133',
  supportEmail: 'lending@emberquist.example',
  phoneHours: openHours('America/Phoenix', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/Phoenix', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.emberquist.example/chat',
    vendors: ['talkjs'],
    linkDomains: ['emberquist.example'],
  },
  licensedStates: ['AZ', 'NM', 'NV'],
  trustees: [
    {
      states: ['AZ', 'NM', 'NV'],
      name: 'Trillium Example Title Insurance Company',
      address: { street1: '199 Sample Title Plaza', street2: null, city: 'Mesa', state: 'AZ', zip: '85201' },
    },
  ],
  // a member over a limit by little is looked at by a person
  heloc: {
    ...SCHOOLHOUSE_LINE,
    membershipDiscount: { type: 'CREDIT_UNION', percent: 0.3 },
    referOver: { dti: 5, cltv: 5 },
  },
  exemptBrokerNmls: [],
  cryptoLine: 'COMING_SOON',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.emberquist.example/' },
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
