/**
 * Checklist status to screen: server-side step names drive routing first (AMB-36..52). A row is data; what refines it is a
 * condition of the table below or a state of the fallback machine.
 */
import type { MachineState } from './machine.ts';
import type { PlainScreen } from './paths.ts';
import type { StatusAnswer } from './status-answer.ts';
import { isChecklistStatus } from './statuses.ts';
import type { ChecklistStatus } from './statuses.ts';
import type { ApplicationView } from './triggers.ts';

/** What a row may look at. `machineState` null: not known yet. */
export interface RouteInput {
  readonly status: StatusAnswer;
  readonly application: ApplicationView;
  readonly machineState: MachineState | null;
}

/** The named conditions of the routing tables. */
export const ROUTE_CONDITIONS = {
  texasBpoRequired: ({ status, application }) => application.property.state === 'TX' && status.bpo === 'BPO_REQUIRED',
  bpoOrdered: ({ status }) => status.bpo === 'BPO_PROCESSING' || status.bpo === 'BPO_COMPLETE',
  floodCertPending: ({ status }) => status.floodCertPending,
  primaryAccepted: ({ status }) => status.primaryAccepted,
  insuranceComplete: ({ application }) => application.insurance.complete,
  cryptoLoan: ({ application }) => application.isCrypto,
  manualNotaryTimeRequested: ({ status }) => status.requestedManualNotaryTime !== null,
} as const satisfies Record<string, (input: RouteInput) => boolean>;
export type RouteCondition = keyof typeof ROUTE_CONDITIONS;

/** '/' is the index below the base (AMB-35). */
export type Target = PlainScreen | '/';

export type Refinement =
  | { readonly when: RouteCondition; readonly screen: Target }
  | { readonly state: MachineState; readonly screen: Target };

interface Shown {
  readonly screen: Target;
  /** The first refinement that holds wins over `screen`. */
  readonly refine?: readonly Refinement[];
  /** The screen carries `from` and `decision` (AMB-51). */
  readonly carriesOffer?: true;
}

export type Row =
  | ({ readonly kind: 'screen' } & Shown)
  | ({ readonly kind: 'hold' } & Shown)
  /** Polled where the borrower is; `screen` is shown when polling gives up. */
  | ({ readonly kind: 'wait' } & Shown)
  /** Answered by the machine when it is in one of `states` (null: in any), else `screen` (AMB-37). */
  | ({ readonly kind: 'machine'; readonly states: readonly MachineState[] | null } & Shown);

const screen = (target: Target, more: Omit<Shown, 'screen'> = {}): Row => ({ kind: 'screen', screen: target, ...more });
const hold = (target: Target, more: Omit<Shown, 'screen'> = {}): Row => ({ kind: 'hold', screen: target, ...more });
const machine = (state: MachineState, otherwise: Target, more: Omit<Shown, 'screen'> = {}): Row => ({
  kind: 'machine',
  states: [state],
  screen: otherwise,
  ...more,
});
/** After 14 tries a waiting status counts as unknown. */
const wait: Row = { kind: 'wait', screen: 'error/timeout' };

export const STEP_ROUTES = {
  IN_PROGRESS: wait,
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: wait,
  PRE_SOFT_CREDIT_CONSENT: screen('document/disclosures'),
  WAITING_FOR_SOFT_CREDIT: wait,
  CREDIT_NO_MATCH: screen('credit/social'),
  CREDIT_NO_MATCH_SSN: screen('review-app/no-credit'),
  SOFT_CREDIT_LOCKED_OR_FROZEN: screen('credit/error'),
  SOFT_CREDIT_INCORRECT_PIN: screen('review-app/incorrect-pin'),
  CREDIT_ERROR: screen('error/timeout'),
  CREDIT_MINOR: hold('error/timeout'),
  FACTA_REVIEW: hold('error/timeout'),
  WAITING_FOR_PROPERTY: wait,
  NO_PROPERTY_FOUND: screen('review-app/property'),
  MULTIPLE_PROPERTIES: screen('review-app/property'),
  PREQUAL_TITLE: wait,
  PROPERTY_DATA_REVIEW: machine('datatreeError', 'review-app/datatree'),
  // None of the 39 states speaks of ownership, so this row cannot be the machine's.
  OWNERSHIP_REVIEW: hold('review-app/incorrect-ownership'),
  WAITING_FOR_AVM: wait,
  NO_AVM_FOUND: screen('bpo/estimate-value'),
  LIEN_VERIFICATION: screen('liens'),
  MERCHANT_REVIEW: machine('waitMerchant', 'merchant/review'),
  LIEN_ATTESTATION: machine('lienAttestation', 'merchant/lien-attestation'),
  WAITING_FOR_UNDERWRITING: wait,
  ASSETS_PREQUAL: screen('product/assets'),
  REQUALIFY: screen('product/prequal-winback'),
  DELINQUENCY_REVIEW: hold('review-app/delinquency'),
  UNDERWRITING_REVIEW: machine('uwReview', 'review-app/uw'),
  OFFER_SELECTION: screen('product/select', { carriesOffer: true }),

  COLLECT_ADDITIONAL_INFO: screen('start/contact'),
  HMDA: screen('start/hmda'),
  GEN_APP_DISCLOSURES: wait,
  SUMMARY_DISCLOSURE: screen('start/app-summary'),
  APP_SUBMISSION: screen('start/app-summary'),
  HARD_CREDIT_PULL: wait,
  HARD_CREDIT_LOCKED_OR_FROZEN: screen('credit/error'),
  INCOME_VERIFICATION: screen('income/review'),
  EMPLOYMENT_VERIFICATION: screen('income/employer-verification'),
  DISBURSEMENT_ACCOUNT: screen('bank/disburse'),
  AUTOPAY_ACCOUNT: screen('bank/autopay'),
  VERIFIED_AUTOPAY_ACCOUNT: screen('bank/confirm'),
  IDENTITY_VERIFICATION: screen('identity'),
  NAV_BPO_ORDER_REQUEST: screen('bpo/order-bpo', {
    refine: [
      { when: 'texasBpoRequired', screen: 'bpo/condition' },
      { when: 'bpoOrdered', screen: 'bpo/hold' },
    ],
  }),
  NAV_BPO_ORDERED: hold('bpo/waiting'),
  NAV_BPO_SCHEDULED: hold('bpo/waiting'),
  NAV_BPO_PROCESSING: hold('bpo/hold'),
  NAV_BPO_REVIEW: hold('bpo/hold'),
  NAV_BPO_COMPLETE: hold('bpo/hold'),
  NAV_BPO_FAILED: hold('bpo/waiting'),
  NAV_BPO_CANCELLED: hold('bpo/waiting'),
  NAV_RESI_EVAL_ORDERED: hold('bpo/waiting'),
  NAV_RESI_EVAL_PROCESSING: hold('bpo/hold'),
  NAV_RESI_EVAL_REVIEW: hold('bpo/hold'),
  NAV_RESI_EVAL_COMPLETE: hold('bpo/hold'),
  NAV_RESI_EVAL_FAILED: hold('bpo/waiting'),
  ONSITE_APPRAISAL_REQUEST: wait,
  ONSITE_APPRAISAL_PAYMENT: screen('hold'),
  ONSITE_APPRAISAL_PENDING: hold('hold'),
  ONSITE_APPRAISAL_REVIEW: hold('hold'),
  ORDER_FULL_TITLE: hold('error/timeout'),
  FINAL_TITLE_REQUEST: hold('bpo/hold'),
  FINAL_TITLE_PROCESSING: hold('bpo/hold'),
  FINAL_TITLE_REVIEW: hold('bpo/hold'),
  FINAL_TITLE_COMPLETE: hold('bpo/hold'),
  PAYOFF_REQUEST: hold('error/timeout'),
  PAYOFF_REQUEST_PENDING: hold('payoff/hold'),
  REVISED_OFFER_SELECTION: screen('product/select', { carriesOffer: true }),
  FINAL_OFFER: screen('signing/intro'),

  GEN_CLOSING_DISCLOSURES: hold('review-app/signdocs', { refine: [{ when: 'floodCertPending', screen: 'error/flood-cert' }] }),
  WAITING_FOR_FLOOD_CERT: hold('error/flood-cert'),
  NOTARY_WAITING_PERIOD: hold('notary/intro'),
  // Never unknown: after 14 tries the borrower stays with it.
  GEN_NOTE_SIGNING: { kind: 'wait', screen: 'review-app/signdocs', refine: [{ when: 'floodCertPending', screen: 'error/flood-cert' }] },
  NOTE_SIGNING: screen('signing/intro'),
  CO_DEED_REQ: screen('signing/additional'),
  ATTORNEY_REVIEW: hold('notary/intro'),
  NOTARY_DISCLOSURE: hold('notary/intro'),
  WAITING_FOR_NOTARY: wait,
  DEED_SIGNING: screen('notary/intro', { refine: [{ when: 'primaryAccepted', screen: 'complete' }] }),
  MANUAL_DEED_SIGNING: screen('notary/reserve-manual'),
  // With the policy in, only the trust papers are open, and those are a condition.
  TRUST_AND_INSURANCE: machine('insurance', 'insurance/upload', { refine: [{ when: 'insuranceComplete', screen: 'conditions' }] }),
  GEN_RESCISSION: hold('complete'),
  RESCISSION: hold('complete'),
  RECORDING: hold('complete'),
  FUNDABLE: hold('complete'),
  FUNDING_DECISION: hold('complete'),
  DIRECT_DEBT_PAYOFF: hold('complete'),

  COMPLETE: screen('/'),
  DECLINED: screen('error/decline', {
    refine: [
      { state: 'dtiDeclined', screen: 'error/income' },
      { state: 'creditScoreDeclined', screen: 'error/credit' },
    ],
  }),
  CANCELLED: screen('/'),
  UNKNOWN: hold('error/timeout'),
} as const satisfies Record<ChecklistStatus, Row>;

/** Families (FINAL_TITLE_*, GEN_*, NAV_BPO_*, NAV_RESI_EVAL_*, ONSITE_APPRAISAL_*, WAITING_FOR_*) for codes newer than this build; the exact names above win (AMB-43, AMB-46). */
export const FAMILY_ROUTES: readonly { readonly prefix: string; readonly row: Row }[] = [
  { prefix: 'WAITING_FOR_', row: wait },
  { prefix: 'GEN_', row: hold('error/timeout') },
  { prefix: 'NAV_BPO_', row: hold('bpo/waiting') },
  { prefix: 'NAV_RESI_EVAL_', row: hold('bpo/hold') },
  { prefix: 'ONSITE_APPRAISAL_', row: hold('hold') },
  { prefix: 'FINAL_TITLE_', row: hold('bpo/hold') },
  { prefix: 'PAYOFF_REQUEST', row: hold('error/timeout') },
];

/** A code nobody here knows: the machine's state answers, and nothing else matching, '/' (AMB-37). */
const UNKNOWN_STATUS: Row = { kind: 'machine', states: null, screen: '/' };

/** The row of any code the server may say. */
export function rowOf(code: string): Row {
  if (isChecklistStatus(code)) return STEP_ROUTES[code];
  return FAMILY_ROUTES.find(({ prefix }) => code.startsWith(prefix))?.row ?? UNKNOWN_STATUS;
}

/** The screen of a row: its first refinement that holds, else its own. */
export function refined(row: Shown, input: RouteInput): Target {
  const hit = row.refine?.find((refinement) =>
    'when' in refinement ? ROUTE_CONDITIONS[refinement.when](input) : refinement.state === input.machineState,
  );
  return hit?.screen ?? row.screen;
}
