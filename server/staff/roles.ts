import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';

/** A member of the lender's staff, and their role. */
export type StaffPerson = { readonly name: string; readonly role: StaffRole };

/** No role of the lender: the sandbox performs these actions for others. */
const NOBODY: readonly StaffRole[] = [];

/** The roles that may perform each action except `clear`, whose roles depend on the status. An administrator may perform every action that any role may. */
const MAY: Readonly<Record<Exclude<StaffActionName, 'clear'>, readonly StaffRole[]>> = {
  approve: ['underwriter'],
  decline: ['underwriter', 'compliance'],
  'request-more': ['processor', 'underwriter', 'closer'],
  'add-condition': ['processor', 'underwriter', 'closer', 'compliance'],
  'clear-condition': ['processor', 'underwriter', 'closer', 'compliance'],
  'accept-document': ['processor', 'underwriter', 'closer', 'compliance'],
  'reject-document': ['processor', 'underwriter', 'closer', 'compliance'],
  'verify-alert': ['compliance'],
  'correct-identity': ['processor', 'compliance'],
  'review-merchant': ['processor', 'underwriter'],
  'amend-lien': ['processor', 'underwriter'],
  'order-again': ['processor', 'underwriter'],
  'co-owner-refuses': NOBODY,
  'co-owner-unidentified': NOBODY,
  'clear-check': ['underwriter', 'compliance'],
  'verify-income': ['processor', 'underwriter'],
  'review-account': ['processor', 'compliance'],
  'review-identity': ['compliance'],
  'agree-value': ['underwriter'],
  'clear-title': ['underwriter', 'closer'],
  'co-owners-sign': NOBODY,
  'approve-attorney': ['closer'],
  schedule: ['closer', 'agent'],
  'notary-no-show': ['closer', 'agent'],
  'acknowledge-value': ['closer'],
  'record-manual-deed': ['closer'],
  'post-texas-disclosures': ['closer', 'processor'],
  'note-spanish': ['processor', 'underwriter', 'closer', 'compliance', 'agent'],
  'certify-trust': ['underwriter', 'closer'],
  'correct-recording': ['closer'],
  record: ['closer'],
  'clear-final-checks': ['funder', 'compliance'],
  'approve-funding': ['funder'],
  'record-payoff': ['funder'],
  'hold-funding': ['closer', 'funder', 'compliance'],
  'release-hold': ['funder', 'compliance'],
  'record-rescission': ['processor', 'closer', 'funder', 'compliance', 'agent'],
  'record-refund': ['funder'],
  'record-release': ['closer'],
  'confirm-unwound': ['compliance'],
  // The lender's refusal is a credit decision; anyone may record that the borrower withdrew.
  cancel: ['underwriter', 'compliance'],
  withdraw: ['processor', 'underwriter', 'closer', 'funder', 'compliance', 'agent'],
  redrive: ['processor'],
  'accept-correction': ['processor', 'underwriter'],
  'refuse-correction': ['processor', 'underwriter'],
  'mail-again': ['processor', 'closer', 'compliance', 'agent'],
};

/** The roles that may clear a hold, by its status; underwriter for a status without a row. */
const MAY_CLEAR: Partial<Record<ChecklistStatus, readonly StaffRole[]>> = {
  CREDIT_NO_MATCH_SSN: ['processor', 'compliance'],
  CREDIT_MINOR: ['compliance'],
  FACTA_REVIEW: ['compliance'],
  PROPERTY_DATA_REVIEW: ['processor', 'underwriter'],
  CO_DEED_REQ: ['underwriter', 'compliance'],
  CREDIT_ERROR: ['processor'],
  UNKNOWN: ['processor'],
};

/** The roles that may perform an action at a status. */
export function rolesFor(action: StaffActionName, status: ChecklistStatus): readonly StaffRole[] {
  const roles = action === 'clear' ? (MAY_CLEAR[status] ?? ['underwriter']) : MAY[action];
  return roles === NOBODY ? NOBODY : [...roles, 'admin'];
}

/** Whether a person may perform an action on an application at a status. */
export const mayDo = ({ role }: StaffPerson, action: StaffActionName, status: ChecklistStatus): boolean =>
  rolesFor(action, status).includes(role);
