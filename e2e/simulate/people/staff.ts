/** The lender's people and the others on the title, through the same actions the sandbox offers. */
import { type StaffAction, staffAction } from '@hearthline/server/staff/actions.ts';
import { APPLICATION_ACTIONS, TOWARD_COMPLETE } from '@hearthline/server/staff/application-actions.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Api, Ending } from './api.ts';

type Name = StaffAction['action'];
const PLAIN: readonly Name[] = ['clear', 'redrive', 'verify-alert', 'correct-identity', 'amend-lien', 'clear-condition', 'add-condition'];
const HARSH: readonly Name[] = ['decline', 'cancel'];
export const EVERYTHING: readonly Name[] = [...PLAIN, ...(Object.keys(APPLICATION_ACTIONS) as Name[]), ...TOWARD_COMPLETE];

/** What moves a file on that waits for them. */
export const STAFF_NEXT: Partial<Record<ChecklistStatus, readonly Name[]>> = {
  CREDIT_NO_MATCH_SSN: ['clear'],
  CREDIT_MINOR: ['clear'],
  CREDIT_ERROR: ['clear'],
  UNKNOWN: ['clear'],
  FACTA_REVIEW: ['clear'],
  DELINQUENCY_REVIEW: ['clear'],
  PROPERTY_DATA_REVIEW: ['clear'],
  OWNERSHIP_REVIEW: ['clear'],
  UNDERWRITING_REVIEW: ['clear'],
  // one lien paid down a little, or none
  MERCHANT_REVIEW: ['amend-lien', 'clear'],
  INCOME_VERIFICATION: ['verify-income'],
  IDENTITY_VERIFICATION: ['review-identity'],
  NAV_BPO_REVIEW: ['agree-value'],
  NAV_RESI_EVAL_REVIEW: ['agree-value'],
  // a home nobody can value is no security
  ONSITE_APPRAISAL_REVIEW: ['agree-value', 'decline'],
  NAV_BPO_CANCELLED: ['redrive'],
  FINAL_TITLE_REVIEW: ['clear-title'],
  FINAL_TITLE_COMPLETE: ['clear-condition'],
  ATTORNEY_REVIEW: ['approve-attorney'],
  CO_DEED_REQ: ['co-owners-sign'],
  MANUAL_DEED_SIGNING: ['record-manual-deed'],
  TRUST_AND_INSURANCE: ['certify-trust'],
  RECORDING: ['correct-recording'],
  FUNDABLE: ['review-account', 'clear-final-checks', 'clear-condition'],
  FUNDING_DECISION: ['approve-funding'],
};

export async function staffDoes(api: Api, application: Application, action: Name, who = 'staff'): Promise<Ending> {
  const asked: StaffAction = {
    action,
    reason: 'simulated',
    category: 'GENERIC_DOCUMENT_REQUEST',
    conditionUuid: application.facts.openConditions[0]?.id,
  };
  return api.act(who, action, application.uuid, (ctx) => staffAction(ctx, application.uuid, asked));
}

export { HARSH, TOWARD_COMPLETE };
