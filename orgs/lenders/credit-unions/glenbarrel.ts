import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { HARVEST_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union with the discount of members who do not farm. */
export const GLENBARREL = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'GLENBARREL',
  canonicalOrgCode: 'GLENBARREL',
  hostPrefix: 'glenbarrel',
  orgBrand: 'glenbarrel',
  name: 'Glenbarrel Credit Union',
  legalName: 'Glenbarrel Community Credit Union',
  address: { street1: '169 Sample Street', street2: 'Suite 124', city: 'Louisville', state: 'KY', zip: '40202' },
  affiliates: [],
  nmls: '000024',
  originatorNmls: '000124',
  lei: 'SANDBOX0GLENBARREL35',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#6b2c1a',
    radius: 6,
    fontText: null,
    fontQuestion: 'Lora',
    mark: '<path d="M8 3h16c4 8 4 18 0 26H8C4 21 4 11 8 3ZM5.5 10h21v2.5h-21ZM5.5 20h21v2.5h-21Z" fill-rule="evenodd"/>',
    ownLoader: false,
  },
  staffDomains: ['glenbarrel.example.com', 'glenbarrel.example'],
  supportPhone: '502-555-0124',
  supportEmail: 'help@glenbarrel.example',
  phoneHours: openHours('America/Kentucky/Louisville', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/Kentucky/Louisville', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: ['stream', 'talkjs'],
    linkDomains: ['glenbarrel.example', 'forms.glenbarrel.example'],
  },
  licensedStates: ['KY', 'TN'],
  trustees: [
    {
      states: ['TN'],
      name: 'Katherine Specimen, Attorney at Law',
      address: { street1: '222 Specimen Court Street', street2: null, city: 'Knoxville', state: 'TN', zip: '37902' },
    },
  ],
  heloc: { ...HARVEST_LINE, membershipDiscount: { type: 'VALLEY_STRONG_NON_FFA', percent: 0.15 } },
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.glenbarrel.example/' },
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
