import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { ISLAND_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union of Hawaii, in that state’s time. */
export const NALUKEA = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'NALUKEA',
  canonicalOrgCode: 'NALUKEA',
  hostPrefix: 'nalukea',
  orgBrand: 'nalukea',
  name: 'Nalukea Federal Credit Union',
  legalName: 'Nalukea Federal Credit Union',
  address: { street1: '183 Specimen Road', street2: null, city: 'Hilo', state: 'HI', zip: '96720' },
  affiliates: [],
  nmls: '000026',
  originatorNmls: '000126',
  lei: 'SANDBOX0NALUKEA00020',
  ecoaAgency: 'FEDERAL_CREDIT_UNION',
  brand: {
    color: '#00a3c4',
    radius: 14,
    fontText: 'Nunito Sans',
    fontQuestion: 'Nunito Sans',
    mark: '<path d="M2 24C2 12 10 5 19 5c6 0 10 4 10 9 0 4-3 6-6 6s-5-2-5-5c0-2 1-3 3-4-7-1-11 5-11 11 4 4 12 5 20 1v5H2Z"/>',
    ownLoader: true,
  },
  staffDomains: ['nalukea.example.com', 'nalukea.example'],
  supportPhone: '808-555-0126',
  supportEmail: 'homes@nalukea.example',
  phoneHours: openHours('Pacific/Honolulu', ['07:30', '16:30'], ['08:00', '12:00']),
  chatHours: openHours('Pacific/Honolulu', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.nalukea.example/chat',
    vendors: ['talkjs'],
    linkDomains: ['nalukea.example', 'forms.nalukea.example'],
  },
  licensedStates: ['HI'],
  trustees: [],
  heloc: { ...ISLAND_LINE, membershipDiscount: { type: 'CREDIT_UNION', percent: 0.2 } },
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: 'https://nalukea.example/contact' },
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
