/**
 * Every status the checklist of one application may have, in the order the steps are walked.
 * Sources: A §4 (waiting and terminal statuses, status to screen), B §4 (the list and its families), lending §1.2
 * (the codes behind the families), AMB-41, AMB-46. Codes of ours: PRE_SOFT_CREDIT_CONSENT, SOFT_CREDIT_INCORRECT_PIN, PROPERTY_DATA_REVIEW,
 * OWNERSHIP_REVIEW, UNDERWRITING_REVIEW, MERCHANT_REVIEW and what lending §1.2 marks with a star.
 */

/**
 * What a client does with a status.
 * waiting: polled with back-off, something automatic is about to end. terminal: polling stops and the app routes at once.
 * screen: the borrower has something to do. hold: somebody else has, for longer than a poll may last.
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

interface Tags {
  readonly kind: StatusKind;
  readonly overall: OverallStatus;
}

const waiting = (overall: OverallStatus): Tags => ({ kind: 'waiting', overall });
const terminal = (overall: OverallStatus): Tags => ({ kind: 'terminal', overall });
const screen = (overall: OverallStatus): Tags => ({ kind: 'screen', overall });
const hold = (overall: OverallStatus): Tags => ({ kind: 'hold', overall });

/** Status to its tags; the keys are the vocabulary. */
export const STATUS_TABLE = {
  // Phase I: prequalification, soft pull only
  IN_PROGRESS: waiting('IN_PROGRESS'),
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: waiting('IN_PROGRESS'),
  PRE_SOFT_CREDIT_CONSENT: screen('IN_PROGRESS'),
  WAITING_FOR_SOFT_CREDIT: waiting('IN_PROGRESS'),
  CREDIT_NO_MATCH: terminal('IN_PROGRESS'),
  CREDIT_NO_MATCH_SSN: terminal('IN_REVIEW'),
  SOFT_CREDIT_LOCKED_OR_FROZEN: terminal('IN_PROGRESS'),
  SOFT_CREDIT_INCORRECT_PIN: screen('IN_PROGRESS'),
  CREDIT_ERROR: terminal('IN_REVIEW'),
  CREDIT_MINOR: hold('IN_REVIEW'),
  FACTA_REVIEW: hold('IN_REVIEW'),
  WAITING_FOR_PROPERTY: waiting('IN_PROGRESS'),
  NO_PROPERTY_FOUND: terminal('IN_PROGRESS'),
  MULTIPLE_PROPERTIES: terminal('IN_PROGRESS'),
  PREQUAL_TITLE: waiting('IN_PROGRESS'),
  PROPERTY_DATA_REVIEW: hold('IN_REVIEW'),
  OWNERSHIP_REVIEW: hold('IN_REVIEW'),
  WAITING_FOR_AVM: waiting('IN_PROGRESS'),
  NO_AVM_FOUND: screen('IN_PROGRESS'),
  LIEN_VERIFICATION: screen('IN_PROGRESS'),
  MERCHANT_REVIEW: hold('IN_REVIEW'),
  LIEN_ATTESTATION: screen('IN_PROGRESS'),
  WAITING_FOR_UNDERWRITING: waiting('IN_PROGRESS'),
  ASSETS_PREQUAL: terminal('IN_PROGRESS'),
  REQUALIFY: screen('PREQUALIFIED'),
  DELINQUENCY_REVIEW: hold('IN_REVIEW'),
  UNDERWRITING_REVIEW: hold('IN_REVIEW'),
  OFFER_SELECTION: screen('PREQUALIFIED'),

  // Phase II: the full application, hard pull, verification
  COLLECT_ADDITIONAL_INFO: screen('IN_PROGRESS'),
  HMDA: screen('IN_PROGRESS'),
  GEN_APP_DISCLOSURES: waiting('IN_PROGRESS'),
  SUMMARY_DISCLOSURE: screen('IN_PROGRESS'),
  APP_SUBMISSION: screen('IN_PROGRESS'),
  HARD_CREDIT_PULL: waiting('IN_PROGRESS'),
  HARD_CREDIT_LOCKED_OR_FROZEN: terminal('IN_PROGRESS'),
  INCOME_VERIFICATION: screen('IN_PROGRESS'),
  EMPLOYMENT_VERIFICATION: screen('IN_PROGRESS'),
  DISBURSEMENT_ACCOUNT: screen('IN_PROGRESS'),
  AUTOPAY_ACCOUNT: screen('IN_PROGRESS'),
  VERIFIED_AUTOPAY_ACCOUNT: screen('IN_PROGRESS'),
  IDENTITY_VERIFICATION: screen('IN_PROGRESS'),
  NAV_BPO_ORDER_REQUEST: screen('IN_PROGRESS'),
  NAV_BPO_ORDERED: hold('IN_REVIEW'),
  NAV_BPO_SCHEDULED: hold('IN_REVIEW'),
  NAV_BPO_PROCESSING: hold('IN_REVIEW'),
  NAV_BPO_REVIEW: hold('IN_REVIEW'),
  NAV_BPO_COMPLETE: hold('IN_REVIEW'),
  NAV_BPO_FAILED: hold('IN_REVIEW'),
  NAV_BPO_CANCELLED: hold('IN_REVIEW'),
  NAV_RESI_EVAL_ORDERED: hold('IN_REVIEW'),
  NAV_RESI_EVAL_PROCESSING: hold('IN_REVIEW'),
  NAV_RESI_EVAL_REVIEW: hold('IN_REVIEW'),
  NAV_RESI_EVAL_COMPLETE: hold('IN_REVIEW'),
  NAV_RESI_EVAL_FAILED: hold('IN_REVIEW'),
  ONSITE_APPRAISAL_REQUEST: waiting('IN_REVIEW'),
  ONSITE_APPRAISAL_PAYMENT: screen('IN_REVIEW'),
  ONSITE_APPRAISAL_PENDING: hold('IN_REVIEW'),
  ONSITE_APPRAISAL_REVIEW: hold('IN_REVIEW'),
  ORDER_FULL_TITLE: hold('IN_REVIEW'),
  FINAL_TITLE_REQUEST: hold('IN_REVIEW'),
  FINAL_TITLE_PROCESSING: hold('IN_REVIEW'),
  FINAL_TITLE_REVIEW: hold('IN_REVIEW'),
  FINAL_TITLE_COMPLETE: hold('IN_REVIEW'),
  PAYOFF_REQUEST: hold('IN_REVIEW'),
  PAYOFF_REQUEST_PENDING: hold('IN_REVIEW'),
  REVISED_OFFER_SELECTION: screen('IN_PROGRESS'),
  FINAL_OFFER: screen('IN_PROGRESS'),

  // Phase III: closing and funding
  GEN_CLOSING_DISCLOSURES: hold('CLOSING'),
  WAITING_FOR_FLOOD_CERT: hold('CLOSING'),
  NOTARY_WAITING_PERIOD: hold('CLOSING'),
  GEN_NOTE_SIGNING: waiting('CLOSING'),
  NOTE_SIGNING: screen('CLOSING'),
  CO_DEED_REQ: screen('CLOSING'),
  ATTORNEY_REVIEW: hold('CLOSING'),
  NOTARY_DISCLOSURE: hold('CLOSING'),
  WAITING_FOR_NOTARY: waiting('CLOSING'),
  DEED_SIGNING: screen('CLOSING'),
  MANUAL_DEED_SIGNING: screen('CLOSING'),
  TRUST_AND_INSURANCE: screen('CLOSING'),
  GEN_RESCISSION: hold('RESCISSION'),
  RESCISSION: hold('RESCISSION'),
  RECORDING: hold('CLOSING'),
  FUNDABLE: hold('CLOSING'),
  FUNDING_DECISION: hold('CLOSING'),
  DIRECT_DEBT_PAYOFF: hold('CLOSING'),

  // Ends, and the one nobody expected
  COMPLETE: screen('FUNDED'),
  DECLINED: terminal('DECLINED'),
  CANCELLED: terminal('CANCELLED'),
  UNKNOWN: hold('IN_REVIEW'),
} as const satisfies Record<string, Tags>;

export type ChecklistStatus = keyof typeof STATUS_TABLE;

/** The whole vocabulary, in checklist order. */
export const CHECKLIST_STATUSES = Object.keys(STATUS_TABLE) as readonly ChecklistStatus[];

/** True for a code of the vocabulary: what a newer server or an outside caller says need not be one. */
export function isChecklistStatus(code: string): code is ChecklistStatus {
  return Object.hasOwn(STATUS_TABLE, code);
}

/** The tag of any code. An unknown WAITING_FOR_* code waits; every other unknown code is a hold. */
export function statusKind(code: string): StatusKind {
  if (isChecklistStatus(code)) return STATUS_TABLE[code].kind;
  return code.startsWith('WAITING_FOR_') ? 'waiting' : 'hold';
}

/**
 * The coarse status of an application. An inquiry stays INQUIRY until it ends or is prequalified; a file canceled because its time ran out is EXPIRED.
 */
export function overallStatus(status: ChecklistStatus, about: { isInquiry: boolean; expired: boolean }): OverallStatus {
  const { overall } = STATUS_TABLE[status];
  if (status === 'CANCELLED' && about.expired) return 'EXPIRED';
  return about.isInquiry && overall === 'IN_PROGRESS' ? 'INQUIRY' : overall;
}
