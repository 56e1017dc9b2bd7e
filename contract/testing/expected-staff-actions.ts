import type { StaffRole } from '../desk/roles.ts';
import type { StaffActionName } from '../desk/staff-actions.ts';

/**
 * Which roles perform each action of staff on an application, repeated by hand, independently of the rows in server/staff/actions/: widening a role there does not
 * change what is expected here. `clear-CREDIT_MINOR` is clearing the hold of that status; `clear` alone is every other one. Administrators and auditors
 * perform none. Add a new action to its line by hand.
 */
const ACTIONS: Readonly<Record<string, string>> = {
  underwriter: `
    suspend approve counteroffer agree-value clear`,
  processor: `
    clear-CREDIT_ERROR clear-UNKNOWN`,
  compliance: `
    verify-alert review-identity confirm-unwound clear-CREDIT_MINOR clear-FACTA_REVIEW`,
  closer: `
    approve-attorney acknowledge-value record-manual-deed correct-recording record record-release`,
  funder: `
    approve-funding record-payoff record-refund`,
  'closer agent': `
    schedule notary-no-show`,
  'closer processor': `
    post-texas-disclosures`,
  'closer underwriter': `
    clear-title certify-trust`,
  'funder processor': `
    redrive`,
  'compliance funder': `
    clear-final-checks release-hold settle-after-end`,
  'compliance processor': `
    review-account clear-CREDIT_NO_MATCH_SSN refuse-account`,
  'compliance underwriter': `
    decline cancel clear-check clear-CO_DEED_REQ`,
  'processor underwriter': `
    review-merchant amend-lien order-again verify-income accept-correction refuse-correction clear-PROPERTY_DATA_REVIEW`,
  'closer compliance funder': `
    hold-funding`,
  'compliance funder processor': `
    record-payout-call`,
  'closer processor underwriter': `
    request-more`,
  'agent closer compliance processor': `
    mail-again`,
  'closer compliance processor underwriter': `
    add-condition add-conditions clear-condition waive-condition change-condition reopen-condition accept-document reject-document`,
  'agent closer compliance funder processor': `
    record-rescission`,
  'agent closer compliance processor underwriter': `
    note-spanish`,
  'agent closer compliance funder processor underwriter': `
    withdraw`,
};

/** The roles of each action; of `clear`, also of each status that has roles of its own: `clear-CREDIT_MINOR`. */
const EXPECTED: ReadonlyMap<string, readonly StaffRole[]> = new Map(
  Object.entries(ACTIONS).flatMap(([roles, actions]) =>
    actions
      .trim()
      .split(/\s+/)
      .map((action) => [action, roles.split(' ') as StaffRole[]] as const),
  ),
);

/** The roles that may perform an action at a status. Throws where this file does not say. */
export function expectedRoles(action: StaffActionName, status: string): readonly StaffRole[] {
  const roles = EXPECTED.get(`${action}-${status}`) ?? EXPECTED.get(action);
  if (!roles) throw new Error(`contract/testing/expected-staff-actions.ts does not say who may ${action}`);
  return roles;
}
