/** The URLs of one application, by name. Separate from paths.ts, because the first page needs none of them. */
import { applicationScreen, type PlainScreen, type Query } from './paths.ts';

export interface ConditionQuery {
  conditionUuid: string;
  conditionType: string;
  conditionEnum: string;
}

export function application(uuid: string) {
  const to = (screen: PlainScreen, query?: Query) => applicationScreen(uuid, screen, query);
  return {
    startProfile: () => to('start/profile'),
    startContact: () => to('start/contact'),
    startHmda: () => to('start/hmda'),
    startAppSummary: () => to('start/app-summary'),
    creditSocial: () => to('credit/social'),
    creditError: () => to('credit/error'),
    reviewIncorrectPin: () => to('review-app/incorrect-pin'),
    reviewNoCredit: () => to('review-app/no-credit'),
    reviewProperty: () => to('review-app/property'),
    reviewUw: () => to('review-app/uw'),
    reviewDelinquency: () => to('review-app/delinquency'),
    reviewIncorrectOwnership: () => to('review-app/incorrect-ownership'),
    reviewDatatree: () => to('review-app/datatree'),
    reviewSigndocs: () => to('review-app/signdocs'),
    liens: () => to('liens'),
    productAssets: () => to('product/assets'),
    productSelect: (query: { from?: string; decision?: string } = {}) => to('product/select', query),
    productSelectConfirm: (query: { from?: string; decision?: string } = {}) => to('product/select/confirm', query),
    productPrequalWinback: () => to('product/prequal-winback'),
    documentDisclosures: () => to('document/disclosures'),
    incomeReview: () => to('income/review'),
    incomeLink: (type: string) => applicationScreen(uuid, 'income/link/:type', {}, { type }),
    incomePointservCallback: (query: Query = {}) => to('income/pointserv-callback', query),
    incomeUpload: (type: string) => applicationScreen(uuid, 'income/upload/:type', {}, { type }),
    incomeEmployerVerification: () => to('income/employer-verification'),
    bankDisburse: () => to('bank/disburse'),
    bankManualDisburse: () => to('bank/manual-disburse'),
    bankAutopay: () => to('bank/autopay'),
    bankAutopayManual: () => to('bank/autopay-manual'),
    bankConfirm: () => to('bank/confirm'),
    identity: () => to('identity'),
    bpoCondition: () => to('bpo/condition'),
    bpoHold: () => to('bpo/hold'),
    bpoWaiting: () => to('bpo/waiting'),
    bpoEstimateValue: () => to('bpo/estimate-value'),
    bpoOrder: () => to('bpo/order-bpo'),
    hold: () => to('hold'),
    payoffHold: () => to('payoff/hold'),
    signingIntro: () => to('signing/intro'),
    signingSign: () => to('signing/sign'),
    signingAdditional: () => to('signing/additional'),
    signingSupport: () => to('signing/support'),
    merchantReview: () => to('merchant/review'),
    merchantLienAttestation: () => to('merchant/lien-attestation'),
    notaryIntro: () => to('notary/intro'),
    notarySession: () => to('notary/session'),
    notaryScheduleManual: () => to('notary/schedule-manual'),
    notaryReserveManual: () => to('notary/reserve-manual'),
    notaryError: () => to('notary/error'),
    insuranceUpload: () => to('insurance/upload'),
    insuranceRequirements: () => to('insurance/requirements'),
    complete: () => to('complete'),
    errorDecline: () => to('error/decline'),
    errorCredit: () => to('error/credit'),
    errorIncome: () => to('error/income'),
    errorTimeout: () => to('error/timeout'),
    errorFloodCert: () => to('error/flood-cert'),
    conditions: () => to('conditions'),
    conditionsUploadDocument: (query: ConditionQuery) => to('conditions/upload-document', { ...query }),
    conditionsPhoneNumber: (query: ConditionQuery) => to('conditions/phone-number', { ...query }),
  };
}
