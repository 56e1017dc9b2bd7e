/**
 * Every checklist status of an application, one row each, in the order of the steps: its phase, its kind, the coarse name partners see, its place
 * on the progress bar, and its screen. Its copy is in status-copy/. Sources: A §4 (waiting and terminal statuses, status to screen), B §4 (the list
 * and its families), lending §1.2 (the codes behind the families), AMB-41, AMB-46. Codes of the product's own: PRE_SOFT_CREDIT_CONSENT,
 * SOFT_CREDIT_INCORRECT_PIN, PROPERTY_DATA_REVIEW, OWNERSHIP_REVIEW, UNDERWRITING_REVIEW, MERCHANT_REVIEW and those that lending §1.2 marks with a
 * star.
 */

import type { MachineState } from './machine.ts';
import type { PlainScreen } from './paths.ts';

/**
 * What a client does with a status. waiting: polled with back-off, something automatic is about to end. terminal: polling stops and the app
 * routes at once. screen: the borrower has something to do. hold: the lender or a third party has, for longer than polling lasts.
 */
export type StatusKind = 'waiting' | 'terminal' | 'screen' | 'hold';

/** The coarse name partners and loan officers see (lending §1.1). */
export const OVERALL_STATUSES = [
  'INQUIRY',
  'PREQUALIFIED',
  'IN_PROGRESS',
  'IN_REVIEW',
  'CLOSING',
  'RESCISSION',
  'FUNDED',
  'DECLINED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type OverallStatus = (typeof OVERALL_STATUSES)[number];

/** Conditions under which a row shows another screen; step-routes.ts defines each. */
export type RouteCondition =
  | 'texasBpoRequired'
  | 'bpoOrdered'
  | 'floodCertPending'
  | 'primaryAccepted'
  | 'insuranceComplete'
  | 'cryptoLoan'
  | 'manualNotaryTimeRequested';

/** '/' is the index below the base (AMB-35). */
export type Target = PlainScreen | '/';

export type Refinement =
  | { readonly when: RouteCondition; readonly screen: Target }
  | { readonly state: MachineState; readonly screen: Target };

/** What a status shows. */
export interface ShownScreen {
  readonly screen: Target;
  /** The first refinement that holds takes precedence over `screen`. */
  readonly refine?: readonly Refinement[];
  /** The screen carries `from` and `decision` (AMB-51). */
  readonly carriesOffer?: true;
}

export type Route =
  | ({ readonly kind: 'screen' } & ShownScreen)
  | ({ readonly kind: 'hold' } & ShownScreen)
  /** Polled on the current screen; `screen` is shown when polling gives up. */
  | ({ readonly kind: 'wait' } & ShownScreen)
  /** Defers to the fallback machine when it is in one of `states` (null: in any), else `screen` (AMB-37). */
  | ({ readonly kind: 'machine'; readonly states: readonly MachineState[] | null } & ShownScreen);

/** The application's place on the progress bar (AMB-64 to AMB-66). */
export const PROGRESS_STATES = [
  'INITIAL',
  'PRODUCT_SELECT',
  'MORE_INFO',
  'ID_UPLOAD',
  'LINK_INCOME',
  'SIGNING',
  'ENOTARY',
  'MANUAL_NOTARY',
  'COMPLETE',
] as const;
export type ProgressState = (typeof PROGRESS_STATES)[number];

/** `ANY`: an end, or the unexpected stop, may occur in each of the three. */
export type Phase = 'PREQUALIFICATION' | 'VERIFICATION' | 'CLOSING' | 'ANY';

interface Row {
  readonly kind: StatusKind;
  readonly overall: OverallStatus;
  /** asReached: the status may occur at any time, so the application's own progress counts. */
  readonly progress: ProgressState | 'asReached';
  readonly route: Route;
}
type Progress = Row['progress'];
type More = Omit<ShownScreen, 'screen'>;

/** After 14 tries a waiting status counts as unknown. */
const GIVEN_UP = 'error/timeout';
export const WAIT: Route = { kind: 'wait', screen: GIVEN_UP };

const screen = (overall: OverallStatus, progress: Progress, target: Target, more: More = {}): Row => ({
  kind: 'screen',
  overall,
  progress,
  route: { kind: 'screen', screen: target, ...more },
});
/** A screen at which polling stops at once. */
const terminal = (overall: OverallStatus, progress: Progress, target: Target, more: More = {}): Row => ({
  ...screen(overall, progress, target, more),
  kind: 'terminal',
});
const hold = (overall: OverallStatus, progress: Progress, target: Target, more: More = {}): Row => ({
  kind: 'hold',
  overall,
  progress,
  route: { kind: 'hold', screen: target, ...more },
});
const waits = (overall: OverallStatus, progress: Progress, target: Target = GIVEN_UP, more: More = {}): Row => ({
  kind: 'waiting',
  overall,
  progress,
  route: { kind: 'wait', screen: target, ...more },
});
/** As above, shown when the fallback machine is in that state. */
const inState = (state: MachineState, row: Row): Row => ({ ...row, route: { ...row.route, kind: 'machine', states: [state] } });

const inPhase = <S extends string>(phase: Phase, rows: Readonly<Record<S, Row>>) =>
  Object.fromEntries(Object.entries<Row>(rows).map(([status, row]) => [status, { phase, ...row }])) as Record<
    S,
    Row & { readonly phase: Phase }
  >;

/** Status to its row; the keys are the vocabulary. */
export const STATUS_TABLE = {
  ...inPhase('PREQUALIFICATION', {
    IN_PROGRESS: waits('IN_PROGRESS', 'INITIAL'),
    GEN_PRE_SOFT_CREDIT_DISCLOSURE: waits('IN_PROGRESS', 'INITIAL'),
    PRE_SOFT_CREDIT_CONSENT: screen('IN_PROGRESS', 'INITIAL', 'document/disclosures'),
    WAITING_FOR_SOFT_CREDIT: waits('IN_PROGRESS', 'INITIAL'),
    CREDIT_NO_MATCH: terminal('IN_PROGRESS', 'INITIAL', 'credit/social'),
    CREDIT_NO_MATCH_SSN: terminal('IN_REVIEW', 'INITIAL', 'review-app/no-credit'),
    SOFT_CREDIT_LOCKED_OR_FROZEN: terminal('IN_PROGRESS', 'INITIAL', 'credit/error'),
    SOFT_CREDIT_INCORRECT_PIN: screen('IN_PROGRESS', 'INITIAL', 'review-app/incorrect-pin'),
    CREDIT_ERROR: terminal('IN_REVIEW', 'asReached', 'error/timeout'),
    CREDIT_MINOR: hold('IN_REVIEW', 'INITIAL', 'error/timeout'),
    FACTA_REVIEW: hold('IN_REVIEW', 'asReached', 'error/timeout'),
    WAITING_FOR_PROPERTY: waits('IN_PROGRESS', 'INITIAL'),
    NO_PROPERTY_FOUND: terminal('IN_PROGRESS', 'INITIAL', 'review-app/property'),
    MULTIPLE_PROPERTIES: terminal('IN_PROGRESS', 'INITIAL', 'review-app/property'),
    PREQUAL_TITLE: waits('IN_PROGRESS', 'INITIAL'),
    PROPERTY_DATA_REVIEW: inState('datatreeError', hold('IN_REVIEW', 'INITIAL', 'review-app/datatree')),
    // None of the 39 states is about ownership, so this row cannot defer to the machine.
    OWNERSHIP_REVIEW: hold('IN_REVIEW', 'INITIAL', 'review-app/incorrect-ownership'),
    WAITING_FOR_AVM: waits('IN_PROGRESS', 'INITIAL'),
    NO_AVM_FOUND: screen('IN_PROGRESS', 'INITIAL', 'bpo/estimate-value'),
    LIEN_VERIFICATION: screen('IN_PROGRESS', 'INITIAL', 'liens'),
    MERCHANT_REVIEW: inState('waitMerchant', hold('IN_REVIEW', 'asReached', 'merchant/review')),
    LIEN_ATTESTATION: inState('lienAttestation', screen('IN_PROGRESS', 'asReached', 'merchant/lien-attestation')),
    WAITING_FOR_UNDERWRITING: waits('IN_PROGRESS', 'asReached'),
    ASSETS_PREQUAL: terminal('IN_PROGRESS', 'INITIAL', 'product/assets'),
    REQUALIFY: screen('PREQUALIFIED', 'PRODUCT_SELECT', 'product/prequal-winback'),
    DELINQUENCY_REVIEW: hold('IN_REVIEW', 'asReached', 'review-app/delinquency'),
    UNDERWRITING_REVIEW: inState('uwReview', hold('IN_REVIEW', 'asReached', 'review-app/uw')),
    OFFER_SELECTION: screen('PREQUALIFIED', 'PRODUCT_SELECT', 'product/select', { carriesOffer: true }),
  }),

  ...inPhase('VERIFICATION', {
    COLLECT_ADDITIONAL_INFO: screen('IN_PROGRESS', 'MORE_INFO', 'start/contact'),
    HMDA: screen('IN_PROGRESS', 'MORE_INFO', 'start/hmda'),
    GEN_APP_DISCLOSURES: waits('IN_PROGRESS', 'MORE_INFO'),
    SUMMARY_DISCLOSURE: screen('IN_PROGRESS', 'MORE_INFO', 'start/app-summary'),
    APP_SUBMISSION: screen('IN_PROGRESS', 'MORE_INFO', 'start/app-summary'),
    HARD_CREDIT_PULL: waits('IN_PROGRESS', 'MORE_INFO'),
    HARD_CREDIT_LOCKED_OR_FROZEN: terminal('IN_PROGRESS', 'MORE_INFO', 'credit/error'),
    INCOME_VERIFICATION: screen('IN_PROGRESS', 'LINK_INCOME', 'income/review'),
    EMPLOYMENT_VERIFICATION: screen('IN_PROGRESS', 'LINK_INCOME', 'income/employer-verification'),
    DISBURSEMENT_ACCOUNT: screen('IN_PROGRESS', 'LINK_INCOME', 'bank/disburse'),
    AUTOPAY_ACCOUNT: screen('IN_PROGRESS', 'LINK_INCOME', 'bank/autopay'),
    VERIFIED_AUTOPAY_ACCOUNT: screen('IN_PROGRESS', 'LINK_INCOME', 'bank/confirm'),
    IDENTITY_VERIFICATION: screen('IN_PROGRESS', 'ID_UPLOAD', 'identity'),
    NAV_BPO_ORDER_REQUEST: screen('IN_PROGRESS', 'ID_UPLOAD', 'bpo/order-bpo', {
      refine: [
        { when: 'texasBpoRequired', screen: 'bpo/condition' },
        { when: 'bpoOrdered', screen: 'bpo/hold' },
      ],
    }),
    NAV_BPO_ORDERED: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/waiting'),
    NAV_BPO_SCHEDULED: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/waiting'),
    NAV_BPO_PROCESSING: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/hold'),
    NAV_BPO_REVIEW: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/hold'),
    NAV_BPO_COMPLETE: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/hold'),
    NAV_BPO_FAILED: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/waiting'),
    NAV_BPO_CANCELLED: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/waiting'),
    NAV_RESI_EVAL_ORDERED: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/waiting'),
    NAV_RESI_EVAL_PROCESSING: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/hold'),
    NAV_RESI_EVAL_REVIEW: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/hold'),
    NAV_RESI_EVAL_COMPLETE: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/hold'),
    NAV_RESI_EVAL_FAILED: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/waiting'),
    ONSITE_APPRAISAL_REQUEST: waits('IN_REVIEW', 'ID_UPLOAD'),
    ONSITE_APPRAISAL_PAYMENT: screen('IN_REVIEW', 'ID_UPLOAD', 'hold'),
    ONSITE_APPRAISAL_PENDING: hold('IN_REVIEW', 'ID_UPLOAD', 'hold'),
    ONSITE_APPRAISAL_REVIEW: hold('IN_REVIEW', 'ID_UPLOAD', 'hold'),
    ORDER_FULL_TITLE: hold('IN_REVIEW', 'ID_UPLOAD', 'error/timeout'),
    FINAL_TITLE_REQUEST: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/hold'),
    FINAL_TITLE_PROCESSING: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/hold'),
    FINAL_TITLE_REVIEW: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/hold'),
    FINAL_TITLE_COMPLETE: hold('IN_REVIEW', 'ID_UPLOAD', 'bpo/hold'),
    PAYOFF_REQUEST: hold('IN_REVIEW', 'ID_UPLOAD', 'error/timeout'),
    PAYOFF_REQUEST_PENDING: hold('IN_REVIEW', 'ID_UPLOAD', 'payoff/hold'),
    REVISED_OFFER_SELECTION: screen('IN_PROGRESS', 'PRODUCT_SELECT', 'product/select', { carriesOffer: true }),
    FINAL_OFFER: screen('IN_PROGRESS', 'SIGNING', 'signing/intro'),
  }),

  ...inPhase('CLOSING', {
    GEN_CLOSING_DISCLOSURES: hold('CLOSING', 'SIGNING', 'review-app/signdocs', {
      refine: [{ when: 'floodCertPending', screen: 'error/flood-cert' }],
    }),
    WAITING_FOR_FLOOD_CERT: hold('CLOSING', 'SIGNING', 'error/flood-cert'),
    NOTARY_WAITING_PERIOD: hold('CLOSING', 'SIGNING', 'notary/intro'),
    // Never becomes unknown: after 14 attempts the borrower stays on it.
    GEN_NOTE_SIGNING: waits('CLOSING', 'SIGNING', 'review-app/signdocs', {
      refine: [{ when: 'floodCertPending', screen: 'error/flood-cert' }],
    }),
    NOTE_SIGNING: screen('CLOSING', 'SIGNING', 'signing/intro'),
    CO_DEED_REQ: screen('CLOSING', 'SIGNING', 'signing/additional'),
    ATTORNEY_REVIEW: hold('CLOSING', 'ENOTARY', 'notary/intro'),
    NOTARY_DISCLOSURE: hold('CLOSING', 'ENOTARY', 'notary/intro'),
    WAITING_FOR_NOTARY: waits('CLOSING', 'ENOTARY'),
    DEED_SIGNING: screen('CLOSING', 'ENOTARY', 'notary/intro', { refine: [{ when: 'primaryAccepted', screen: 'complete' }] }),
    MANUAL_DEED_SIGNING: screen('CLOSING', 'MANUAL_NOTARY', 'notary/reserve-manual'),
    // Once the policy is in, only the trust's documents are open, and those are a condition.
    TRUST_AND_INSURANCE: inState(
      'insurance',
      screen('CLOSING', 'COMPLETE', 'insurance/upload', { refine: [{ when: 'insuranceComplete', screen: 'conditions' }] }),
    ),
    GEN_RESCISSION: hold('RESCISSION', 'COMPLETE', 'complete'),
    RESCISSION: hold('RESCISSION', 'COMPLETE', 'complete'),
    RECORDING: hold('CLOSING', 'COMPLETE', 'complete'),
    FUNDABLE: hold('CLOSING', 'COMPLETE', 'complete'),
    FUNDING_DECISION: hold('CLOSING', 'COMPLETE', 'complete'),
    DIRECT_DEBT_PAYOFF: hold('CLOSING', 'COMPLETE', 'complete'),
  }),

  // Ends, and the unexpected stop.
  ...inPhase('ANY', {
    COMPLETE: screen('FUNDED', 'COMPLETE', '/'),
    DECLINED: terminal('DECLINED', 'asReached', 'error/decline', {
      refine: [
        { state: 'dtiDeclined', screen: 'error/income' },
        { state: 'creditScoreDeclined', screen: 'error/credit' },
      ],
    }),
    CANCELLED: terminal('CANCELLED', 'asReached', '/'),
    UNKNOWN: hold('IN_REVIEW', 'asReached', 'error/timeout'),
  }),
} as const;

export type ChecklistStatus = keyof typeof STATUS_TABLE;

/** All codes, in checklist order. */
export const CHECKLIST_STATUSES = Object.keys(STATUS_TABLE) as readonly ChecklistStatus[];

/** True for a known code: a newer server or an outside caller may send another. */
export function isChecklistStatus(code: string): code is ChecklistStatus {
  return Object.hasOwn(STATUS_TABLE, code);
}

/** The kind of any code. An unknown WAITING_FOR_* code waits; every other unknown code is a hold. */
export function statusKind(code: string): StatusKind {
  if (isChecklistStatus(code)) return STATUS_TABLE[code].kind;
  return code.startsWith('WAITING_FOR_') ? 'waiting' : 'hold';
}

/**
 * The coarse status of an application. An inquiry stays INQUIRY until it ends or is prequalified; one that was canceled because its time ran out is
 * EXPIRED.
 */
export function overallStatus(status: ChecklistStatus, about: { isInquiry: boolean; expired: boolean }): OverallStatus {
  const { overall } = STATUS_TABLE[status];
  if (status === 'CANCELLED' && about.expired) return 'EXPIRED';
  return about.isInquiry && overall === 'IN_PROGRESS' ? 'INQUIRY' : overall;
}

/** What is confirmed at the statuses for which none of the 39 states has a screen. */
export const TO_CONFIRM = {
  REQUALIFY: 'COUNTEROFFER',
  EMPLOYMENT_VERIFICATION: 'EMPLOYER',
  VERIFIED_AUTOPAY_ACCOUNT: 'ACCOUNTS',
} as const satisfies Partial<Record<ChecklistStatus, string>>;
