import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { OURS } from '../../menus.ts';
import { GABLE_LINE } from '../../lines/mortgage.ts';
import { lender } from '../../schema.ts';

/** A light gray brand. */
export const PLINTHMOOR = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'PLINTHMOOR',
  canonicalOrgCode: 'PLINTHMOOR',
  hostPrefix: 'plinthmoor',
  orgBrand: 'plinthmoor',
  name: 'Plinthmoor Lending',
  legalName: 'Plinthmoor Lending Corporation',
  address: { street1: '372 Specimen Lane', street2: null, city: 'Newark', state: 'NJ', zip: '07102' },
  affiliates: [],
  nmls: '000053',
  originatorNmls: '000153',
  lei: 'SANDBOX0PLINTHMOOR11',
  ecoaAgency: 'NON_BANK',
  brand: {
    color: '#c0c0c0',
    radius: 0,
    fontText: 'IBM Plex Sans',
    fontQuestion: null,
    mark: '<rect x="3" y="24" width="26" height="5"/><rect x="7" y="17" width="18" height="5"/><rect x="11" y="10" width="10" height="5"/><rect x="14" y="3" width="4" height="5"/>',
    ownLoader: false,
  },
  staffDomains: ['plinthmoor.example.com', 'plinthmoor.example'],
  supportPhone: '973-555-0153',
  supportEmail: 'lending@plinthmoor.example',
  phoneHours: openHours('America/New_York', ['07:00', '19:00'], ['09:00', '15:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.plinthmoor.example/chat',
    vendors: [],
    linkDomains: ['plinthmoor.example'],
  },
  licensedStates: ['CT', 'NJ'],
  trustees: [],
  heloc: GABLE_LINE,
  regulatorReview: true,
  exemptBrokerNmls: [],
  menus: { dashboard: OURS, referrals: OURS, settings: OURS, contact: OURS },
  disclaimers: [NOT_NEW_YORK, 'Plinthmoor Lending Corporation is licensed in the states that are listed on this page.'],
});
