import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { StaffCaller } from '../identity/request-parts.ts';

/** A member of the lender's staff, and their role. The id tells people apart: two may have one name, and one may take another. The name is only printed. */
export type StaffPerson = { readonly uuid: string; readonly name: string; readonly role: StaffRole };

/** A caller at the desk, as facts and the record of actions name them. */
export const staffPersonOf = ({ staffUuid, name, role }: StaffCaller): StaffPerson => ({ uuid: staffUuid, name, role });

/** The roles that may perform each action except `clear`, whose roles depend on the status. An administrator has none of them (record 123). */
const MAY: Readonly<Record<Exclude<StaffActionName, 'clear'>, readonly StaffRole[]>> = {
  approve: ['underwriter'],
  decline: ['underwriter', 'compliance'],
  'request-more': ['processor', 'underwriter', 'closer'],
  'add-condition': ['processor', 'underwriter', 'closer', 'compliance'],
  'clear-condition': ['processor', 'underwriter', 'closer', 'compliance'],
  'accept-document': ['processor', 'underwriter', 'closer', 'compliance'],
  'reject-document': ['processor', 'underwriter', 'closer', 'compliance'],
  'verify-alert': ['compliance'],
  'review-merchant': ['processor', 'underwriter'],
  'amend-lien': ['processor', 'underwriter'],
  'order-again': ['processor', 'underwriter'],
  'clear-check': ['underwriter', 'compliance'],
  'verify-income': ['processor', 'underwriter'],
  'review-account': ['processor', 'compliance'],
  'refuse-account': ['processor', 'compliance'],
  'record-payout-call': ['processor', 'funder', 'compliance'],
  'review-identity': ['compliance'],
  'agree-value': ['underwriter'],
  'clear-title': ['underwriter', 'closer'],
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
  'settle-after-end': ['funder', 'compliance'],
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
  return action === 'clear' ? (MAY_CLEAR[status] ?? ['underwriter']) : MAY[action];
}

/** Whether a person may perform an action on an application at a status. */
export const mayDo = ({ role }: Pick<StaffPerson, 'role'>, action: StaffActionName, status: ChecklistStatus): boolean =>
  rolesFor(action, status).includes(role);

/** Why nobody decides what they proposed themselves: access to the desk, or an action on an application. */
export const OWN_PROPOSAL = 'You proposed this. A different person decides it.';
