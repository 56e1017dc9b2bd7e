import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { HARVEST_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union of the mountains. */
export const THISTLEMAR = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'THISTLEMAR',
  canonicalOrgCode: 'THISTLEMAR',
  hostPrefix: 'thistlemar',
  orgBrand: 'thistlemar',
  name: 'Thistlemar Credit Union',
  legalName: 'Thistlemar Mountain Credit Union',
  address: { street1: '225 Sample Street', street2: 'Suite 132', city: 'Billings', state: 'MT', zip: '59101' },
  affiliates: [],
  nmls: '000032',
  originatorNmls: '000132',
  lei: 'SANDBOX0THISTLEMAR54',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#a13fb0',
    radius: 9,
    fontText: null,
    fontQuestion: 'Bitter',
    mark: '<path d="M9 15h14c0 8-3 14-7 14S9 23 9 15Z"/><path d="M8 13 4 3l6 5 1-6 5 6 5-6 1 6 6-5-4 10Z"/>',
    ownLoader: false,
  },
  staffDomains: ['thistlemar.example.com', 'thistlemar.example'],
  supportPhone: '406-555-0132',
  supportEmail: 'help@thistlemar.example',
  phoneHours: openHours('America/Denver', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/Denver', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.thistlemar.example/chat',
    vendors: [],
    linkDomains: ['thistlemar.example', 'forms.thistlemar.example'],
  },
  licensedStates: ['MT', 'WY', 'ID'],
  trustees: [
    {
      states: ['ID', 'MT', 'WY'],
      name: 'Sorrel Example Title Insurance Company',
      address: { street1: '196 Sample Title Plaza', street2: null, city: 'Helena', state: 'MT', zip: '59601' },
    },
  ],
  heloc: { ...HARVEST_LINE, autopayDiscount: 0.5 },
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: 'https://thistlemar.example/contact' },
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
