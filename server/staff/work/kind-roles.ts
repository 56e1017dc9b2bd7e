import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { LENDING_ROLES } from '@hearthline/contract/desk/roles.ts';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { isWorkKind, WORK_KIND_CODES, WORK_KINDS, type WorkKindCode } from '@hearthline/journey/work/kinds.ts';
import { isChecklistStatus } from '@hearthline/journey/statuses.ts';
import { rolesFor } from '../roles.ts';

/** The actions that end a kind of work. What others hold is ended by nobody here: it may be ended with the application. */
const ENDS: Readonly<Partial<Record<WorkKindCode, readonly StaffActionName[]>>> = {
  CREDIT_NO_MATCH_SSN: ['clear'],
  CREDIT_MINOR: ['clear'],
  CREDIT_ERROR: ['redrive'],
  FACTA_REVIEW: ['verify-alert', 'clear'],
  IDENTITY_REVIEW: ['review-identity'],
  UNDERWRITING_REVIEW: ['approve', 'accept-correction'],
  MERCHANT_REVIEW: ['review-merchant'],
  CORRECTION_REVIEW: ['accept-correction'],
  NAV_BPO_REVIEW: ['agree-value'],
  NAV_BPO_CANCELLED: ['agree-value', 'redrive'],
  NAV_RESI_EVAL_REVIEW: ['agree-value'],
  ONSITE_APPRAISAL_REVIEW: ['agree-value', 'order-again'],
  FINAL_TITLE_REVIEW: ['clear-title'],
  DOCUMENT_REVIEW: ['accept-document'],
  INCOME_REVIEW: ['verify-income'],
  ACCOUNT_REVIEW: ['review-account', 'refuse-account'],
  PAYOUT_CALL: ['record-payout-call'],
  ATTORNEY_REVIEW: ['approve-attorney'],
  NOTARY_APPOINTMENT: ['schedule'],
  NOTARY_TIMES_PASSED: ['schedule'],
  DEED_RETURN: ['record-manual-deed'],
  TRUST_REVIEW: ['certify-trust'],
  RECORDING: ['correct-recording', 'release-hold'],
  RETURNED_MAIL: ['mail-again'],
  RESCISSION: ['release-hold'],
  FUNDABLE: ['clear-final-checks', 'review-account', 'clear-condition'],
  FUNDING_DECISION: ['approve-funding'],
  UNKNOWN: ['redrive'],
  APPRAISAL_REFUND: ['record-refund'],
  RESCISSION_UNWIND: ['record-refund', 'record-release', 'confirm-unwound'],
  RESCISSION_REFUND_SOON: ['record-refund'],
  RESCISSION_REFUND_OVERDUE: ['record-refund'],
  LIEN_RELEASE: ['record-release'],
  LIEN_RELEASE_LATE: ['record-release'],
  ENDED_TRANSFER: ['settle-after-end'],
  ENDED_PULL: ['settle-after-end'],
  ENDED_ORDER: ['settle-after-end'],
  ENDED_RECORDING: ['record-release', 'settle-after-end'],
  REG_B_APPLICATION_COMPLETED: ['approve', 'decline'],
  REG_B_ADVERSE_ACTION: ['decline'],
  REG_B_INCOMPLETE: ['decline'],
  REG_B_COUNTEROFFER: ['decline'],
};

/** Whether an action ends the task of a status. */
export const isEndOf = (status: string, action: StaffActionName): boolean =>
  isWorkKind(status) && (ENDS[status] ?? ['clear']).includes(action);

const rolesOfKind = (kind: WorkKindCode): readonly StaffRole[] => {
  const status = isChecklistStatus(kind) ? kind : 'UNKNOWN';
  if (WORK_KINDS[kind].queue === 'vendors') return LENDING_ROLES;
  return [...new Set((ENDS[kind] ?? ['clear']).flatMap((action) => rolesFor(action, status)))];
};

/** The roles that may end each kind; anyone who acts may look after what others hold. */
export const ROLES_OF_KIND: Readonly<Record<WorkKindCode, readonly StaffRole[]>> = Object.fromEntries(
  WORK_KIND_CODES.map((kind) => [kind, rolesOfKind(kind)]),
) as Record<WorkKindCode, readonly StaffRole[]>;
