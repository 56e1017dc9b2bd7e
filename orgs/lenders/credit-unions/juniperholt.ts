import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { HARVEST_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A credit union of one state. */
export const JUNIPERHOLT = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'JUNIPERHOLT',
  canonicalOrgCode: 'JUNIPERHOLT',
  hostPrefix: 'juniperholt',
  orgBrand: 'juniperholt',
  name: 'Juniperholt Credit Union',
  legalName: 'Juniperholt Credit Union',
  address: { street1: '239 Specimen Road', street2: null, city: 'Bend', state: 'OR', zip: '97701' },
  affiliates: [],
  nmls: '000034',
  originatorNmls: '000134',
  lei: 'SANDBOX0JUNIPERHOL43',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#1e6b3a',
    radius: 8,
    fontText: null,
    fontQuestion: 'Lora',
    mark: '<path d="M16 1 24 11h-4l6 8h-5l7 8H4l7-8H6l6-8H8Z"/><rect x="14" y="27" width="4" height="4"/>',
    ownLoader: false,
  },
  staffDomains: ['juniperholt.example.com', 'juniperholt.example'],
  supportPhone: '541-555-0134',
  supportEmail: 'homes@juniperholt.example',
  phoneHours: openHours('America/Los_Angeles', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/Los_Angeles', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: null,
    vendors: ['stream'],
    linkDomains: ['juniperholt.example', 'forms.juniperholt.example'],
  },
  licensedStates: ['OR'],
  trustees: [
    {
      states: ['OR'],
      name: 'Redbud Example Title Insurance Company',
      address: { street1: '202 Sample Title Plaza', street2: null, city: 'Salem', state: 'OR', zip: '97301' },
    },
  ],
  heloc: { ...HARVEST_LINE, rescissionMailDays: 4 },
  exemptBrokerNmls: [],
  termsLabel: 'Terms of Use',
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
