import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { STONE_LINE } from '../../lines/banks.ts';
import { lender } from '../../schema.ts';

/** A national bank of Texas and its neighbors. */
export const OXTERLEIGH = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'OXTERLEIGH',
  canonicalOrgCode: 'OXTERLEIGH',
  hostPrefix: 'oxterleigh',
  orgBrand: 'oxterleigh',
  name: 'Oxterleigh Bank',
  legalName: 'Oxterleigh Bank, N.A.',
  address: { street1: '120 Example Avenue', street2: null, city: 'Fort Worth', state: 'TX', zip: '76102' },
  affiliates: [],
  nmls: '000017',
  originatorNmls: '000117',
  lei: 'SANDBOX0OXTERLEIGH15',
  ecoaAgency: 'NATIONAL_BANK',
  brand: {
    color: '#c0392b',
    radius: 3,
    fontText: null,
    fontQuestion: null,
    mark: '<path d="M3 3h8l5 7 5-7h8L20.5 16 29 29h-8l-5-7-5 7H3L11.5 16Z"/><circle cx="4.5" cy="16" r="2.5"/><circle cx="27.5" cy="16" r="2.5"/>',
    ownLoader: true,
  },
  staffDomains: ['oxterleigh.example.com', 'oxterleigh.example'],
  supportPhone: '817-555-0117',
  supportEmail: 'lending@oxterleigh.example',
  phoneHours: openHours('America/Chicago', ['08:00', '18:00'], ['09:00', '13:00']),
  chatHours: openHours('America/Chicago', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.oxterleigh.example/chat',
    vendors: ['stream', 'talkjs'],
    linkDomains: ['oxterleigh.example'],
  },
  licensedStates: ['TX', 'OK', 'AR', 'LA'],
  trustees: [
    {
      states: ['TX'],
      name: 'Columbine Example Title Insurance Company',
      address: { street1: '151 Sample Title Plaza', street2: null, city: 'Waco', state: 'TX', zip: '76701' },
    },
  ],
  heloc: { ...STONE_LINE, lenderPaysInTexas: ['AVM_FEE', 'BPO_FEE', 'RECORDING_FEE', 'NOTARY_FEE'] },
  exemptBrokerNmls: [],
  redesignCheck: false,
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS },
  disclaimers: [NOT_NEW_YORK, 'A line of credit is not a deposit and is not insured by an agency of the government.'],
});
