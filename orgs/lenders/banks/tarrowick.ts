import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { COLUMN_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A large national bank: twenty states, its own loader, a group of companies. */
export const TARROWICK = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'TARROWICK',
  canonicalOrgCode: 'TARROWICK',
  hostPrefix: 'tarrowick',
  orgBrand: 'tarrowick',
  name: 'Tarrowick Bank',
  legalName: 'Tarrowick Bank, N.A.',
  address: { street1: '57 Sample Street', street2: 'Suite 108', city: 'Charlotte', state: 'NC', zip: '28202' },
  affiliates: ['Tarrowick Insurance Agency, LLC', 'Tarrowick Advisors, Inc.'],
  nmls: '000008',
  originatorNmls: '000108',
  lei: 'SANDBOX0TARROWICK012',
  ecoaAgency: 'LARGE_INSTITUTION',
  brand: {
    color: '#0b3d91',
    radius: 6,
    fontText: 'Public Sans',
    fontQuestion: 'Public Sans',
    mark: '<rect x="3" y="26" width="26" height="3"/><rect x="5" y="13" width="4" height="11"/><rect x="14" y="13" width="4" height="11"/><rect x="23" y="13" width="4" height="11"/><path d="M16 2 29 9v2H3V9Z"/>',
    ownLoader: true,
  },
  passwordDays: 365,
  staffDomains: ['tarrowick.example.com', 'tarrowick.example'],
  supportPhone: '704-555-0108',
  supportEmail: 'help@tarrowick.example',
  phoneHours: openHours('America/New_York', ['07:00', '21:00'], ['08:00', '17:00'], ['12:00', '17:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.tarrowick.example/chat',
    vendors: ['twilio'],
    linkDomains: ['tarrowick.example', 'forms.tarrowick.example'],
  },
  licensedStates: ['AL', 'DC', 'DE', 'FL', 'GA', 'IL', 'IN', 'KY', 'LA', 'MD', 'MI', 'MS', 'NC', 'NJ', 'OH', 'PA', 'SC', 'TN', 'VA', 'WV'],
  trustees: [
    {
      states: ['DC', 'MD', 'MS', 'NC', 'TN', 'VA'],
      name: 'Bertram Specimen, Attorney at Law',
      address: { street1: '204 Specimen Court Street', street2: null, city: 'Norfolk', state: 'VA', zip: '23510' },
    },
    {
      states: ['WV'],
      name: 'Cordelia Exampler, Attorney at Law',
      address: { street1: '206 Specimen Court Street', street2: null, city: 'Morgantown', state: 'WV', zip: '26501' },
    },
  ],
  heloc: COLUMN_LINE,
  exemptBrokerNmls: [],
  dscrLoan: 'WAITLIST',
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: 'https://tarrowick.example/contact' },
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
