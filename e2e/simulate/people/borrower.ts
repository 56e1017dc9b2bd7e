/** Everything a borrower can ask of the API, and what an honest one asks for at each step. */
import { accountsConfirm, autopayAccount, disburseAccount, payTypePut } from '@hearthline/contract/application/bank.ts';
import { consentsPost, creditRepull, delinquencyPost } from '@hearthline/contract/application/credit.ts';
import { identityPost } from '@hearthline/contract/application/identity-document.ts';
import { employerPost, incomePost } from '@hearthline/contract/application/income.ts';
import { hmdaPost, infoPut } from '@hearthline/contract/application/info.ts';
import { lienAttestation, liensPut } from '@hearthline/contract/application/liens.ts';
import { assetsPut, offersSelect, requalifyPost } from '@hearthline/contract/application/offers.ts';
import { estimatePut, ownershipPut, propertyPut } from '@hearthline/contract/application/property.ts';
import {
  disclosureSign,
  finalOfferAccept,
  floodAcknowledge,
  insurancePut,
  notaryManual,
  rescindPost,
} from '@hearthline/contract/application/signing.ts';
import { cancelPost } from '@hearthline/contract/application/upkeep.ts';
import { appraisalPayment, bpoPost } from '@hearthline/contract/application/valuation.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { consentText } from '@hearthline/server/identity/consents/consent-texts.ts';
import { draw } from '../vendors/random.ts';
import { choiceOf } from './choose.ts';
import { accountOf, incomeOf, infoOf, liensOf, policyOf, propertyOf, type Seen } from './forms.ts';

type Sent = { readonly params?: object; readonly body?: unknown } | null;
/** One thing to ask for: what is sent is made from what the page shows; null when the page would have nothing to send. */
export type Action = { readonly endpoint: Endpoint; readonly sent: (seen: Seen) => Sent | Promise<Sent> };

const plain = (endpoint: Endpoint, body: unknown = {}): Action => ({ endpoint, sent: () => ({ body }) });
const lenderOf = ({ orgCode }: Application) => lenderByCode(orgCode) ?? PRIMARY;
const signing = (kind: 'SUMMARY' | 'CLOSING'): Action => ({
  endpoint: disclosureSign,
  sent: ({ application }) => ({
    params: { kind },
    body: { name: 'Grace Happy', consentVersion: consentText('COMMUNICATIONS', lenderOf(application)).version, documentsRead: true },
  }),
});
const consenting = (type: 'SOFT_CREDIT' | 'HARD_CREDIT'): Action => ({
  endpoint: consentsPost,
  sent: ({ application }) => ({ body: { type, version: consentText(type, lenderOf(application)).version } }),
});

export const ACTIONS = {
  consentSoft: consenting('SOFT_CREDIT'),
  consentHard: consenting('HARD_CREDIT'),
  repull: { endpoint: creditRepull, sent: ({ random }) => ({ body: random() < 0.5 ? { pin: '1234' } : {} }) },
  property: { endpoint: propertyPut, sent: propertyOf },
  estimate: plain(estimatePut, { amount: 400_000 }),
  liens: { endpoint: liensPut, sent: liensOf },
  attestLiens: plain(lienAttestation),
  delinquency: plain(delinquencyPost, { explanation: 'I was ill' }),
  ownership: plain(ownershipPut, { ownership: 'SOLE' }),
  assets: {
    endpoint: assetsPut,
    sent: ({ random }) => ({
      body: {
        savingsAmount: draw(random, [
          [3, 2_000_000],
          [1, 0],
        ]),
        annualInvestmentIncome: 0,
        annualRetirementIncome: 0,
        annualBusinessIncome: 0,
        otherAnnualIncome: 0,
        retirementAmount: 0,
        investmentAmount: 0,
        selectedAccountsToPayoff: [],
      },
    }),
  },
  requalify: {
    endpoint: requalifyPost,
    sent: ({ application, random }) =>
      random() < 0.85
        ? { body: { accept: true, payoffs: [...(application.facts.underwriting?.suggestedPayoffs ?? [])] } }
        : { body: { accept: false, payoffs: [] } },
  },
  select: {
    endpoint: offersSelect,
    sent: async ({ application, process, random }) => {
      const body = await choiceOf(process, application, random);
      return body && { body };
    },
  },
  info: { endpoint: infoPut, sent: infoOf },
  hmda: plain(hmdaPost, { ethnicities: [], ethnicityRefused: true, races: [], raceRefused: true, sexes: [], sexRefused: true }),
  signSummary: signing('SUMMARY'),
  signClosing: signing('CLOSING'),
  income: { endpoint: incomePost, sent: incomeOf },
  employer: plain(employerPost, {
    employer: 'Saguaro Works',
    phone: '6025550102',
    title: 'Analyst',
    startDate: '2019-05-01',
    stillEmployed: true,
  }),
  disburse: { endpoint: disburseAccount, sent: ({ random }) => ({ body: accountOf(random) }) },
  autopay: {
    endpoint: autopayAccount,
    sent: ({ application, random }) => ({
      body: application.facts.applicationPhase.disbursement && random() < 0.7 ? { sameAsDisbursement: true } : accountOf(random),
    }),
  },
  payType: { endpoint: payTypePut, sent: ({ random }) => ({ body: { payType: random() < 0.5 ? 'AUTOPAY' : 'MANUAL' } }) },
  accountsConfirm: plain(accountsConfirm),
  identity: plain(identityPost, { documentType: 'DRIVERS_LICENSE', front: 'DRIVERSLICENSEFRONT', back: 'DRIVERSLICENSEBACK' }),
  bpo: plain(bpoPost, { condition: 'AVERAGE', contactName: 'Grace Happy', contactPhone: '6025550101', windows: [] }),
  appraisalPayment: plain(appraisalPayment, { cardToken: 'tok' }),
  finalOffer: plain(finalOfferAccept),
  flood: plain(floodAcknowledge),
  notaryManual: { endpoint: notaryManual, sent: ({ random }) => ({ body: { slots: random() < 0.5 ? ['2026-05-01T10:00:00.000Z'] : [] } }) },
  insurance: { endpoint: insurancePut, sent: policyOf },
  rescind: plain(rescindPost),
  cancel: plain(cancelPost),
} as const satisfies Record<string, Action>;
export type ActionName = keyof typeof ACTIONS;

/** What an honest borrower asks for next; several where one alone does not end the step. */
export const NEXT: Partial<Record<ChecklistStatus, readonly ActionName[]>> = {
  PRE_SOFT_CREDIT_CONSENT: ['consentSoft'],
  CREDIT_NO_MATCH: ['repull'],
  CREDIT_NO_MATCH_SSN: ['repull'],
  SOFT_CREDIT_LOCKED_OR_FROZEN: ['repull'],
  SOFT_CREDIT_INCORRECT_PIN: ['repull'],
  DELINQUENCY_REVIEW: ['delinquency'],
  NO_PROPERTY_FOUND: ['property'],
  MULTIPLE_PROPERTIES: ['property'],
  OWNERSHIP_REVIEW: ['ownership'],
  NO_AVM_FOUND: ['estimate'],
  LIEN_VERIFICATION: ['liens'],
  LIEN_ATTESTATION: ['attestLiens'],
  ASSETS_PREQUAL: ['assets'],
  REQUALIFY: ['requalify'],
  OFFER_SELECTION: ['select'],
  REVISED_OFFER_SELECTION: ['select'],
  COLLECT_ADDITIONAL_INFO: ['info', 'consentHard'],
  HMDA: ['hmda'],
  APP_SUBMISSION: ['signSummary'],
  SUMMARY_DISCLOSURE: ['signSummary'],
  HARD_CREDIT_LOCKED_OR_FROZEN: ['repull'],
  INCOME_VERIFICATION: ['income'],
  EMPLOYMENT_VERIFICATION: ['employer'],
  DISBURSEMENT_ACCOUNT: ['disburse'],
  AUTOPAY_ACCOUNT: ['autopay'],
  VERIFIED_AUTOPAY_ACCOUNT: ['accountsConfirm'],
  IDENTITY_VERIFICATION: ['identity'],
  NAV_BPO_ORDER_REQUEST: ['bpo'],
  ONSITE_APPRAISAL_PAYMENT: ['appraisalPayment'],
  FINAL_OFFER: ['finalOffer'],
  NOTE_SIGNING: ['flood', 'signClosing'],
  TRUST_AND_INSURANCE: ['insurance'],
};
