/** Everything a borrower can ask of the API, and what an honest one asks for at each step. */
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { consentText } from '@hearthline/server/identity/consents/consent-texts.ts';
import type { Route } from '@hearthline/server/web/http/route.ts';
import { register as accountsConfirm } from '@hearthline/server/web/routes/service-application/accounts-confirm.ts';
import { register as appraisalPayment } from '@hearthline/server/web/routes/service-application/appraisal-payment.ts';
import { register as assets } from '@hearthline/server/web/routes/service-application/assets-put.ts';
import { register as autopay } from '@hearthline/server/web/routes/service-application/autopay-account.ts';
import { register as bpo } from '@hearthline/server/web/routes/service-application/bpo-post.ts';
import { register as cancel } from '@hearthline/server/web/routes/service-application/cancel-post.ts';
import { register as consents } from '@hearthline/server/web/routes/service-application/consents-post.ts';
import { register as repull } from '@hearthline/server/web/routes/service-application/credit-repull.ts';
import { register as delinquency } from '@hearthline/server/web/routes/service-application/delinquency-post.ts';
import { register as disburse } from '@hearthline/server/web/routes/service-application/disburse-account.ts';
import { register as sign } from '@hearthline/server/web/routes/service-application/disclosure-sign.ts';
import { register as employer } from '@hearthline/server/web/routes/service-application/employer-post.ts';
import { register as estimate } from '@hearthline/server/web/routes/service-application/estimate-put.ts';
import { register as finalOffer } from '@hearthline/server/web/routes/service-application/final-offer-accept.ts';
import { register as flood } from '@hearthline/server/web/routes/service-application/flood-acknowledge.ts';
import { register as hmda } from '@hearthline/server/web/routes/service-application/hmda-post.ts';
import { register as identity } from '@hearthline/server/web/routes/service-application/identity-document-post.ts';
import { register as income } from '@hearthline/server/web/routes/service-application/income-post.ts';
import { register as info } from '@hearthline/server/web/routes/service-application/info-put.ts';
import { register as insurance } from '@hearthline/server/web/routes/service-application/insurance-put.ts';
import { register as attestLiens } from '@hearthline/server/web/routes/service-application/lien-attestation.ts';
import { register as liens } from '@hearthline/server/web/routes/service-application/liens-put.ts';
import { register as notaryManual } from '@hearthline/server/web/routes/service-application/notary-manual.ts';
import { register as select } from '@hearthline/server/web/routes/service-application/offers-select.ts';
import { register as ownership } from '@hearthline/server/web/routes/service-application/ownership-put.ts';
import { register as payType } from '@hearthline/server/web/routes/service-application/pay-type-put.ts';
import { register as property } from '@hearthline/server/web/routes/service-application/property-put.ts';
import { register as requalify } from '@hearthline/server/web/routes/service-application/requalify-post.ts';
import { register as rescind } from '@hearthline/server/web/routes/service-application/rescind-post.ts';
import { draw } from '../vendors/random.ts';
import { choiceOf } from './choose.ts';
import { accountOf, incomeOf, infoOf, liensOf, policyOf, propertyOf, type Seen } from './forms.ts';

type Sent = { readonly params?: object; readonly body?: unknown } | null;
/** One thing to ask for: what is sent is made from what the page shows; null when the page would have nothing to send. */
export type Action = { readonly route: Route; readonly sent: (seen: Seen) => Sent | Promise<Sent> };

const plain = (route: Route, body: unknown = {}): Action => ({ route, sent: () => ({ body }) });
const lenderOf = ({ orgCode }: Application) => lenderByCode(orgCode) ?? PRIMARY;
const signing = (kind: 'SUMMARY' | 'CLOSING'): Action => ({
  route: sign,
  sent: ({ application }) => ({
    params: { kind },
    body: { name: 'Grace Happy', consentVersion: consentText('COMMUNICATIONS', lenderOf(application)).version, documentsRead: true },
  }),
});
const consenting = (type: 'SOFT_CREDIT' | 'HARD_CREDIT'): Action => ({
  route: consents,
  sent: ({ application }) => ({ body: { type, version: consentText(type, lenderOf(application)).version } }),
});

export const ACTIONS = {
  consentSoft: consenting('SOFT_CREDIT'),
  consentHard: consenting('HARD_CREDIT'),
  repull: { route: repull, sent: ({ random }) => ({ body: random() < 0.5 ? { pin: '1234' } : {} }) },
  property: { route: property, sent: propertyOf },
  estimate: plain(estimate, { amount: 400_000 }),
  liens: { route: liens, sent: liensOf },
  attestLiens: plain(attestLiens),
  delinquency: plain(delinquency, { explanation: 'I was ill' }),
  ownership: plain(ownership, { ownership: 'SOLE' }),
  assets: {
    route: assets,
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
    route: requalify,
    sent: ({ application, random }) =>
      random() < 0.85
        ? { body: { accept: true, payoffs: [...(application.facts.underwriting?.suggestedPayoffs ?? [])] } }
        : { body: { accept: false, payoffs: [] } },
  },
  select: {
    route: select,
    sent: async ({ application, process, random }) => {
      const body = await choiceOf(process, application, random);
      return body && { body };
    },
  },
  info: { route: info, sent: infoOf },
  hmda: plain(hmda, { ethnicities: [], ethnicityRefused: true, races: [], raceRefused: true, sexes: [], sexRefused: true }),
  signSummary: signing('SUMMARY'),
  signClosing: signing('CLOSING'),
  income: { route: income, sent: incomeOf },
  employer: plain(employer, {
    employer: 'Saguaro Works',
    phone: '6025550102',
    title: 'Analyst',
    startDate: '2019-05-01',
    stillEmployed: true,
  }),
  disburse: { route: disburse, sent: ({ random }) => ({ body: accountOf(random) }) },
  autopay: {
    route: autopay,
    sent: ({ application, random }) => ({
      body: application.facts.applicationPhase.disbursement && random() < 0.7 ? { sameAsDisbursement: true } : accountOf(random),
    }),
  },
  payType: { route: payType, sent: ({ random }) => ({ body: { payType: random() < 0.5 ? 'AUTOPAY' : 'MANUAL' } }) },
  accountsConfirm: plain(accountsConfirm),
  identity: plain(identity, { documentType: 'DRIVERS_LICENSE', front: 'DRIVERSLICENSEFRONT', back: 'DRIVERSLICENSEBACK' }),
  bpo: plain(bpo, { condition: 'AVERAGE', contactName: 'Grace Happy', contactPhone: '6025550101', windows: [] }),
  appraisalPayment: plain(appraisalPayment, { cardToken: 'tok' }),
  finalOffer: plain(finalOffer),
  flood: plain(flood),
  notaryManual: { route: notaryManual, sent: ({ random }) => ({ body: { slots: random() < 0.5 ? ['2026-05-01T10:00:00.000Z'] : [] } }) },
  insurance: { route: insurance, sent: policyOf },
  rescind: plain(rescind),
  cancel: plain(cancel),
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
