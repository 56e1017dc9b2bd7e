import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { COMMON_BOND_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A federal credit union of one state. */
export const MOSSGARTH = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'MOSSGARTH',
  canonicalOrgCode: 'MOSSGARTH',
  hostPrefix: 'mossgarth',
  orgBrand: 'mossgarth',
  name: 'Mossgarth Federal',
  legalName: 'Mossgarth Federal Credit Union',
  address: { street1: '246 Sample Square', street2: null, city: 'Charleston', state: 'WV', zip: '25301' },
  affiliates: [],
  nmls: '000035',
  originatorNmls: '000135',
  lei: 'SANDBOX0MOSSGARTH046',
  ecoaAgency: 'FEDERAL_CREDIT_UNION',
  brand: {
    color: '#3f8f4f',
    radius: 11,
    fontText: 'Nunito Sans',
    fontQuestion: 'Lora',
    mark: '<path d="M16 14Q22 7.5 16 1Q10 7.5 16 14ZM17.7 15Q26.4 16.9 29 8.5Q20.4 6.6 17.7 15ZM17.7 17Q20.4 25.4 29 23.5Q26.4 15.1 17.7 17ZM16 18Q10 24.5 16 31Q22 24.5 16 18ZM14.3 17Q5.6 15.1 3 23.5Q11.6 25.4 14.3 17ZM14.3 15Q11.6 6.6 3 8.5Q5.6 16.9 14.3 15Z"/>',
    ownLoader: false,
  },
  staffDomains: ['mossgarth.example.com', 'mossgarth.example'],
  supportPhone: '304-555-0135',
  supportEmail: 'hello@mossgarth.example',
  phoneHours: openHours('America/New_York', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.mossgarth.example/chat',
    vendors: ['twilio', 'nice', 'stream', 'talkjs'],
    linkDomains: ['mossgarth.example'],
  },
  licensedStates: ['WV'],
  trustees: [
    {
      states: ['WV'],
      name: 'Leopold Exampler, Attorney at Law',
      address: { street1: '224 Specimen Court Street', street2: null, city: 'Morgantown', state: 'WV', zip: '26501' },
    },
  ],
  heloc: COMMON_BOND_LINE,
  exemptBrokerNmls: [],
  redesignCheck: false,
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS },
  leaveSurvey: false,
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
