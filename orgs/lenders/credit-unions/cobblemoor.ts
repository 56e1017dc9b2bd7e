import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { SCHOOLHOUSE_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union of one state, that pays a line out after two days. */
export const COBBLEMOOR = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'COBBLEMOOR',
  canonicalOrgCode: 'COBBLEMOOR',
  hostPrefix: 'cobblemoor',
  orgBrand: 'cobblemoor',
  name: 'Cobblemoor Credit Union',
  legalName: 'Cobblemoor Workers Credit Union',
  address: { street1: '204 Specimen Lane', street2: null, city: 'Boston', state: 'MA', zip: '02108' },
  affiliates: [],
  nmls: '000029',
  originatorNmls: '000129',
  lei: 'SANDBOX0COBBLEMOOR79',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#7d2e46',
    radius: 5,
    fontText: 'Public Sans',
    fontQuestion: 'Lora',
    mark: '<rect x="2" y="5" width="12" height="9" rx="4"/><rect x="16" y="5" width="14" height="9" rx="4"/><rect x="2" y="16" width="7" height="9" rx="3.5"/><rect x="11" y="16" width="10" height="9" rx="4"/><rect x="23" y="16" width="7" height="9" rx="3.5"/>',
    ownLoader: false,
  },
  staffDomains: ['cobblemoor.example.com', 'cobblemoor.example'],
  supportPhone: '617-555-0129',
  supportEmail: 'lending@cobblemoor.example',
  phoneHours: openHours('America/New_York', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: ['twilio'],
    linkDomains: ['cobblemoor.example'],
  },
  licensedStates: ['MA'],
  trustees: [],
  heloc: { ...SCHOOLHOUSE_LINE, rescissionMailDays: 5, payoutWaitHours: 48 },
  listedForSaleWording: 'NOW_OR_SOON',
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS },
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
