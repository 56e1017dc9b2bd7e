import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { HARVEST_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union of one state. */
export const WRENFALLOW = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'WRENFALLOW',
  canonicalOrgCode: 'WRENFALLOW',
  hostPrefix: 'wrenfallow',
  orgBrand: 'wrenfallow',
  name: 'Wrenfallow Credit Union',
  legalName: 'Wrenfallow Members Credit Union',
  address: { street1: '211 Sample Parkway', street2: null, city: 'Des Moines', state: 'IA', zip: '50309' },
  affiliates: [],
  nmls: '000030',
  originatorNmls: '000130',
  lei: 'SANDBOX0WRENFALLOW16',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#8f5bd0',
    radius: 15,
    fontText: 'Nunito Sans',
    fontQuestion: null,
    mark: '<path d="M2 14c5-6 13-8 18-4l9-3-6 7c0 8-6 13-13 13l-5 3 2-5c-3-3-4-7-5-11Zm20-2.5Z"/>',
    ownLoader: true,
  },
  staffDomains: ['wrenfallow.example.com', 'wrenfallow.example'],
  supportPhone: '515-555-0130',
  supportEmail: 'homes@wrenfallow.example',
  phoneHours: openHours('America/Chicago', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.wrenfallow.example/chat',
    vendors: ['nice'],
    linkDomains: ['wrenfallow.example', 'forms.wrenfallow.example'],
  },
  licensedStates: ['IA'],
  trustees: [],
  heloc: { ...HARVEST_LINE, membershipDiscount: { type: 'CREDIT_UNION', percent: 0.25 } },
  exemptBrokerNmls: [],
  termsLabel: 'Terms of Use',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.wrenfallow.example/' },
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
