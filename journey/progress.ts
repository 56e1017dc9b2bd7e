/**
 * The progress sidebar: seven labeled steps and where a file stands among them (AMB-64..66).
 */
import { isChecklistStatus } from './statuses.ts';
import type { ChecklistStatus } from './statuses.ts';
import type { StatusAnswer } from './status-answer.ts';
import type { ApplicationView } from './triggers.ts';

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

/** The labels' order wins over the states' (AMB-64). COMPLETE means all seven are ticked (AMB-65). */
export const STEP_OF_STATE = {
  INITIAL: 0,
  PRODUCT_SELECT: 1,
  MORE_INFO: 2,
  LINK_INCOME: 3,
  ID_UPLOAD: 4,
  SIGNING: 5,
  ENOTARY: 6,
  MANUAL_NOTARY: 6,
  COMPLETE: 7,
} as const satisfies Record<ProgressState, number>;

/** The seven visible labels. */
export function progressLabels(about: { manualNotary: boolean }): readonly string[] {
  const last = about.manualNotary ? 'Schedule Notary Session' : 'Talk to eNotary';
  return ['Basic Info', 'Select Offer', 'Provide More Info', 'Link Income Sources', 'Verify Identity', 'Sign Documents', last];
}

/** asReached: the status may come up at any time, so the file's own marks tell. */
type Standing = ProgressState | 'asReached';

export const PROGRESS_OF_STATUS = {
  IN_PROGRESS: 'INITIAL',
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: 'INITIAL',
  PRE_SOFT_CREDIT_CONSENT: 'INITIAL',
  WAITING_FOR_SOFT_CREDIT: 'INITIAL',
  CREDIT_NO_MATCH: 'INITIAL',
  CREDIT_NO_MATCH_SSN: 'INITIAL',
  SOFT_CREDIT_LOCKED_OR_FROZEN: 'INITIAL',
  SOFT_CREDIT_INCORRECT_PIN: 'INITIAL',
  CREDIT_ERROR: 'asReached',
  CREDIT_MINOR: 'INITIAL',
  FACTA_REVIEW: 'asReached',
  WAITING_FOR_PROPERTY: 'INITIAL',
  NO_PROPERTY_FOUND: 'INITIAL',
  MULTIPLE_PROPERTIES: 'INITIAL',
  PREQUAL_TITLE: 'INITIAL',
  PROPERTY_DATA_REVIEW: 'INITIAL',
  OWNERSHIP_REVIEW: 'INITIAL',
  WAITING_FOR_AVM: 'INITIAL',
  NO_AVM_FOUND: 'INITIAL',
  LIEN_VERIFICATION: 'INITIAL',
  MERCHANT_REVIEW: 'asReached',
  LIEN_ATTESTATION: 'asReached',
  WAITING_FOR_UNDERWRITING: 'asReached',
  ASSETS_PREQUAL: 'INITIAL',
  REQUALIFY: 'PRODUCT_SELECT',
  DELINQUENCY_REVIEW: 'asReached',
  UNDERWRITING_REVIEW: 'asReached',
  OFFER_SELECTION: 'PRODUCT_SELECT',
  COLLECT_ADDITIONAL_INFO: 'MORE_INFO',
  HMDA: 'MORE_INFO',
  GEN_APP_DISCLOSURES: 'MORE_INFO',
  SUMMARY_DISCLOSURE: 'MORE_INFO',
  APP_SUBMISSION: 'MORE_INFO',
  HARD_CREDIT_PULL: 'MORE_INFO',
  HARD_CREDIT_LOCKED_OR_FROZEN: 'MORE_INFO',
  INCOME_VERIFICATION: 'LINK_INCOME',
  EMPLOYMENT_VERIFICATION: 'LINK_INCOME',
  DISBURSEMENT_ACCOUNT: 'LINK_INCOME',
  AUTOPAY_ACCOUNT: 'LINK_INCOME',
  VERIFIED_AUTOPAY_ACCOUNT: 'LINK_INCOME',
  IDENTITY_VERIFICATION: 'ID_UPLOAD',
  NAV_BPO_ORDER_REQUEST: 'ID_UPLOAD',
  NAV_BPO_ORDERED: 'ID_UPLOAD',
  NAV_BPO_SCHEDULED: 'ID_UPLOAD',
  NAV_BPO_PROCESSING: 'ID_UPLOAD',
  NAV_BPO_REVIEW: 'ID_UPLOAD',
  NAV_BPO_COMPLETE: 'ID_UPLOAD',
  NAV_BPO_FAILED: 'ID_UPLOAD',
  NAV_BPO_CANCELLED: 'ID_UPLOAD',
  NAV_RESI_EVAL_ORDERED: 'ID_UPLOAD',
  NAV_RESI_EVAL_PROCESSING: 'ID_UPLOAD',
  NAV_RESI_EVAL_REVIEW: 'ID_UPLOAD',
  NAV_RESI_EVAL_COMPLETE: 'ID_UPLOAD',
  NAV_RESI_EVAL_FAILED: 'ID_UPLOAD',
  ONSITE_APPRAISAL_REQUEST: 'ID_UPLOAD',
  ONSITE_APPRAISAL_PAYMENT: 'ID_UPLOAD',
  ONSITE_APPRAISAL_PENDING: 'ID_UPLOAD',
  ONSITE_APPRAISAL_REVIEW: 'ID_UPLOAD',
  ORDER_FULL_TITLE: 'ID_UPLOAD',
  FINAL_TITLE_REQUEST: 'ID_UPLOAD',
  FINAL_TITLE_PROCESSING: 'ID_UPLOAD',
  FINAL_TITLE_REVIEW: 'ID_UPLOAD',
  FINAL_TITLE_COMPLETE: 'ID_UPLOAD',
  PAYOFF_REQUEST: 'ID_UPLOAD',
  PAYOFF_REQUEST_PENDING: 'ID_UPLOAD',
  REVISED_OFFER_SELECTION: 'PRODUCT_SELECT',
  FINAL_OFFER: 'SIGNING',
  GEN_CLOSING_DISCLOSURES: 'SIGNING',
  WAITING_FOR_FLOOD_CERT: 'SIGNING',
  NOTARY_WAITING_PERIOD: 'SIGNING',
  GEN_NOTE_SIGNING: 'SIGNING',
  NOTE_SIGNING: 'SIGNING',
  CO_DEED_REQ: 'SIGNING',
  ATTORNEY_REVIEW: 'ENOTARY',
  NOTARY_DISCLOSURE: 'ENOTARY',
  WAITING_FOR_NOTARY: 'ENOTARY',
  DEED_SIGNING: 'ENOTARY',
  MANUAL_DEED_SIGNING: 'MANUAL_NOTARY',
  TRUST_AND_INSURANCE: 'COMPLETE',
  GEN_RESCISSION: 'COMPLETE',
  RESCISSION: 'COMPLETE',
  RECORDING: 'COMPLETE',
  FUNDABLE: 'COMPLETE',
  FUNDING_DECISION: 'COMPLETE',
  DIRECT_DEBT_PAYOFF: 'COMPLETE',
  COMPLETE: 'COMPLETE',
  DECLINED: 'asReached',
  CANCELLED: 'asReached',
  UNKNOWN: 'asReached',
} as const satisfies Record<ChecklistStatus, Standing>;

/** Furthest first: the first mark a file bears tells how far it got. */
const MARKS: readonly {
  readonly state: ProgressState;
  readonly reached: (status: StatusAnswer, application: ApplicationView) => boolean;
}[] = [
  { state: 'COMPLETE', reached: (status) => status.primaryAccepted || status.manualDeedSigned },
  { state: 'ENOTARY', reached: (status) => status.notaryDisclosure !== 'INITIAL' },
  { state: 'SIGNING', reached: (status) => status.closingDisclosure !== 'INITIAL' },
  { state: 'ID_UPLOAD', reached: (_status, application) => application.disburseAccount !== null },
  { state: 'LINK_INCOME', reached: (status) => status.summaryDisclosure === 'COMPLETE' },
  { state: 'MORE_INFO', reached: (_status, application) => (application.term ?? 0) > 0 },
  { state: 'PRODUCT_SELECT', reached: (status) => status.decision === 'SELECT' },
];

/** Where a file stands. A notary step is the manual one when the file is on that path. */
export function progressState(status: StatusAnswer, application: ApplicationView): ProgressState {
  const standing: Standing = isChecklistStatus(status.status) ? PROGRESS_OF_STATUS[status.status] : 'asReached';
  const state = standing === 'asReached' ? (MARKS.find((mark) => mark.reached(status, application))?.state ?? 'INITIAL') : standing;
  return state === 'ENOTARY' && status.manualNotary ? 'MANUAL_NOTARY' : state;
}

/** 0 to 7: the step now open; 7 when all are ticked. */
export function progressStep(status: StatusAnswer, application: ApplicationView): number {
  return STEP_OF_STATE[progressState(status, application)];
}
