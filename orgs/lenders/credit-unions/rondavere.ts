import { DEMO_DEFAULTS, NOT_NEW_YORK, openHours } from '../../demo-defaults.ts';
import { COMMON_BOND_LINE } from '../../lines/credit-unions.ts';
import { lender } from '../../schema.ts';

/** A federal credit union of employers’ staff, with a discount of its own. */
export const RONDAVERE = lender({
  ...DEMO_DEFAULTS,
  orgCode: 'RONDAVERE',
  canonicalOrgCode: 'RONDAVERE',
  hostPrefix: 'rondavere',
  orgBrand: 'rondavere',
  name: 'Rondavere Credit Union',
  legalName: 'Rondavere Federal Credit Union',
  address: { street1: '155 Sample Parkway', street2: null, city: 'Wilmington', state: 'DE', zip: '19801' },
  affiliates: [],
  nmls: '000022',
  originatorNmls: '000122',
  lei: 'SANDBOX0RONDAVERE015',
  ecoaAgency: 'FEDERAL_CREDIT_UNION',
  brand: {
    color: '#d81b60',
    radius: 16,
    fontText: 'Nunito Sans',
    fontQuestion: 'Nunito Sans',
    mark: '<path d="M12.4 6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM20.2 9.8a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM22.1 18.2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM16.7 25a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM8.1 25a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM2.7 18.2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM4.6 9.8a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z"/><circle cx="16" cy="16" r="4"/>',
    ownLoader: true,
  },
  staffDomains: ['rondavere.example.com', 'rondavere.example'],
  supportPhone: '302-555-0122',
  supportEmail: 'homes@rondavere.example',
  phoneHours: openHours('America/New_York', ['08:30', '17:30'], ['09:00', '12:00']),
  chatHours: openHours('America/New_York', ['09:00', '17:00']),
  chat: {
    skill: 'White Label',
    surveyUrl: 'https://survey.rondavere.example/chat',
    vendors: ['twilio'],
    linkDomains: ['rondavere.example', 'forms.rondavere.example'],
  },
  licensedStates: ['DE', 'PA', 'NJ', 'MD'],
  trustees: [
    {
      states: ['MD'],
      name: 'Jerome Sampleton, Attorney at Law',
      address: { street1: '220 Specimen Court Street', street2: null, city: 'Frederick', state: 'MD', zip: '21701' },
    },
  ],
  heloc: { ...COMMON_BOND_LINE, autopayDiscount: 0, membershipDiscount: { type: 'QUORUM', percent: 0.5 } },
  exemptBrokerNmls: [],
  disclaimers: [NOT_NEW_YORK, 'Membership is required to open a line and can be asked for on the way.'],
});
