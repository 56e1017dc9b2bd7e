import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { SCHOOLHOUSE_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union of the Gulf coast. */
export const TIDEWICK = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'TIDEWICK',
  canonicalOrgCode: 'TIDEWICK',
  hostPrefix: 'tidewick',
  orgBrand: 'tidewick',
  name: 'Tidewick Credit Union',
  legalName: 'Tidewick Coastal Credit Union',
  address: { street1: '253 Example Boulevard', street2: 'Suite 136', city: 'Mobile', state: 'AL', zip: '36602' },
  affiliates: [],
  nmls: '000036',
  originatorNmls: '000136',
  lei: 'SANDBOX0TIDEWICK0015',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#0077a8',
    radius: 16,
    fontText: null,
    fontQuestion: null,
    mark: '<path d="M2 6C7 1 11 1 16 6S25 11 30 6V10C25 15 21 15 16 10S7 5 2 10ZM2 15C7 10 11 10 16 15S25 20 30 15V19C25 24 21 24 16 19S7 14 2 19ZM2 24C7 19 11 19 16 24S25 29 30 24V28C25 33 21 33 16 28S7 23 2 28Z"/>',
    ownLoader: true,
  },
  staffDomains: ['tidewick.example.com', 'tidewick.example'],
  supportPhone: '251-555-0136',
  supportEmail: 'help@tidewick.example',
  phoneHours: openHours('America/Chicago', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00'], ['10:00', '13:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.tidewick.example/chat',
    vendors: ['twilio'],
    linkDomains: ['tidewick.example', 'forms.tidewick.example'],
  },
  licensedStates: ['AL', 'MS', 'FL'],
  trustees: [
    {
      states: ['MS'],
      name: 'Marguerite Sampleton, Attorney at Law',
      address: { street1: '226 Specimen Court Street', street2: null, city: 'Tupelo', state: 'MS', zip: '38801' },
    },
  ],
  heloc: { ...SCHOOLHOUSE_LINE, membershipDiscount: { type: 'CREDIT_UNION', percent: 0.25 } },
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS, pay: 'https://pay.tidewick.example/' },
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
