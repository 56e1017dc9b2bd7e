/** Machine state to screen, for the statuses whose row defers to the fallback machine (AMB-37). */
import type { MachineState } from './machine.ts';
import type { PlainScreen } from './paths.ts';
import type { RouteCondition } from './statuses.ts';

export type FallbackRow =
  | {
      readonly kind: 'screen';
      readonly screen: PlainScreen;
      readonly refine?: readonly { readonly when: RouteCondition; readonly screen: PlainScreen }[];
    }
  /** No screen: the loader stays until the state changes. */
  | { readonly kind: 'wait' };

const to = (screen: PlainScreen): FallbackRow => ({ kind: 'screen', screen });

export const FALLBACK_ROUTES = {
  profile: to('start/profile'),
  ssnCredit: to('credit/social'),
  errorCredit: to('credit/error'),
  incorrectPin: to('review-app/incorrect-pin'),
  noCredit: to('review-app/no-credit'),
  noProperty: to('review-app/property'),
  datatreeError: to('review-app/datatree'),
  uwReview: to('review-app/uw'),
  assetDepletion: to('product/assets'),
  liens: to('liens'),
  product: to('product/select'),
  moreProfile: to('start/contact'),
  hmda: to('start/hmda'),
  waitSummary: { kind: 'wait' },
  appSummary: to('start/app-summary'),
  docVerify: to('identity'),
  documents: to('conditions/upload-document'),
  manualPaystubUpload: to('income/upload/:type'),
  incomeReview: to('income/review'),
  emplVerify: to('income/employer-verification'),
  waitMerchant: to('merchant/review'),
  lienAttestation: to('merchant/lien-attestation'),
  autopay: to('bank/autopay'),
  manualAutopay: to('bank/autopay-manual'),
  ach: { kind: 'screen', screen: 'bank/disburse', refine: [{ when: 'cryptoLoan', screen: 'signing/intro' }] },
  waitSign: to('review-app/signdocs'),
  sign: to('signing/intro'),
  codeed: to('signing/additional'),
  waitNotary: to('notary/intro'),
  notary: { kind: 'screen', screen: 'notary/intro', refine: [{ when: 'manualNotaryTimeRequested', screen: 'notary/reserve-manual' }] },
  insurance: to('insurance/upload'),
  waitFund: to('complete'),
  declined: to('error/decline'),
  dtiDeclined: to('error/income'),
  creditScoreDeclined: to('error/credit'),
  delinquency: to('review-app/delinquency'),
  complete: to('complete'),
  bpo: to('bpo/condition'),
  bpoProcessing: to('bpo/hold'),
} as const satisfies Record<MachineState, FallbackRow>;
