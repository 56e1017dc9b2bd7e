/** Machine state to screen, for the statuses whose row defers to the fallback machine (AMB-37), and for a code this build does not know. */
import type { MachineState } from './machine.ts';
import type { PlainScreen } from './paths.ts';
import type { StatusAnswer } from './status-answer.ts';
import type { RouteCondition, Target } from './statuses.ts';
import type { ApplicationView } from './triggers.ts';

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

/** The page of a code this build does not know, where no other screen is sure: who acts, or that a newer page has the next step. */
const NOT_KNOWN = 'error/timeout';

/** States whose screen asks the borrower for nothing, so that it is true while another acts. */
const TRUE_WHILE_WAITING: ReadonlySet<MachineState> = new Set(['uwReview', 'bpoProcessing', 'waitSummary', 'waitFund']);
/** States in which another acts: their screen is not true while the borrower has something to do. */
const OTHERS_ACT: ReadonlySet<MachineState> = new Set([
  'noCredit',
  'datatreeError',
  'uwReview',
  'delinquency',
  'waitMerchant',
  'waitSign',
  'waitNotary',
  'bpoProcessing',
]);

type Told = { readonly application: ApplicationView; readonly status: StatusAnswer };
interface Instead {
  readonly when: (told: Told) => boolean;
  readonly screen: Target;
}

/** What the reply shows of the borrower's next step beyond the machine's state: the first row that holds replaces the state's own screen. */
const BORROWERS_TURN: Partial<Record<MachineState, readonly Instead[]>> = {
  profile: [
    { when: ({ application }) => application.consents.every(({ type }) => type !== 'SOFT_CREDIT'), screen: 'document/disclosures' },
    { when: () => true, screen: NOT_KNOWN },
  ],
  liens: [{ when: ({ application }) => application.property.value === null, screen: 'bpo/estimate-value' }],
  product: [
    {
      when: ({ application: { merchant } }) => merchant?.reviewed === true && !merchant.liensAttested,
      screen: 'merchant/lien-attestation',
    },
    { when: ({ application }) => application.toConfirm === 'COUNTEROFFER', screen: 'product/prequal-winback' },
    { when: ({ status }) => status.decision !== 'SELECT', screen: NOT_KNOWN },
  ],
  incomeReview: [{ when: ({ status }) => status.subDecision === 'BPO_PENDING', screen: 'bpo/order-bpo' }],
  ach: [{ when: ({ application }) => application.toConfirm === 'EMPLOYER', screen: 'income/employer-verification' }],
  docVerify: [
    { when: ({ application }) => application.toConfirm === 'ACCOUNTS', screen: 'bank/confirm' },
    { when: ({ status }) => status.subDecision === 'BPO_PENDING', screen: 'bpo/order-bpo' },
  ],
  waitSign: [
    { when: ({ status }) => status.subDecision === 'BPO_PENDING', screen: 'bpo/order-bpo' },
    { when: ({ status }) => status.subDecision === 'FINAL_OFFER', screen: 'signing/intro' },
  ],
  // The only stage of a valuation at which the borrower acts is the payment of an appraisal.
  bpoProcessing: [{ when: () => true, screen: 'hold' }],
  notary: [{ when: ({ status }) => status.manualNotary, screen: 'notary/reserve-manual' }],
};

/**
 * Where a client that does not know the code of a status leads: the reply says whose turn it is, and no screen that asks the borrower for something is
 * shown while it is another's. `null`: the state's own screen.
 */
export function withoutCode(state: MachineState, told: Told): Target | null {
  const { application, status } = told;
  if (status.decision === 'DECLINE') return null;
  if (!application.active) return '/';
  if (status.waiting !== null) {
    if (status.floodCertPending) return 'error/flood-cert';
    return TRUE_WHILE_WAITING.has(state) ? null : NOT_KNOWN;
  }
  return BORROWERS_TURN[state]?.find(({ when }) => when(told))?.screen ?? (OTHERS_ACT.has(state) ? NOT_KNOWN : null);
}
