/** The status of an application in the words of those who work on it. The borrower reads other ones (status-copy/). */
import type { Facts } from '../facts.ts';
import { isSuspended } from '../steps/conditions.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { isWorkKind, WORK_KINDS } from './kinds.ts';

/** The statuses that are no kind of work of staff or of third parties: the borrower acts, the product works by itself, or it has ended. */
const OTHER_STATUSES = {
  IN_PROGRESS: 'Application started',
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: 'First disclosures being made',
  PRE_SOFT_CREDIT_CONSENT: 'Consent to the soft pull',
  WAITING_FOR_SOFT_CREDIT: 'Soft pull running',
  CREDIT_NO_MATCH: 'Social Security number asked for',
  SOFT_CREDIT_LOCKED_OR_FROZEN: 'Credit file frozen, soft pull',
  SOFT_CREDIT_INCORRECT_PIN: 'PIN of the frozen file refused',
  WAITING_FOR_PROPERTY: 'Property records being searched',
  NO_PROPERTY_FOUND: 'Property not found',
  MULTIPLE_PROPERTIES: 'More than one property found',
  PREQUAL_TITLE: 'Title snapshot running',
  WAITING_FOR_AVM: 'Automated valuation running',
  NO_AVM_FOUND: 'No automated valuation',
  LIEN_VERIFICATION: 'Liens to confirm',
  LIEN_ATTESTATION: 'Liens to attest',
  WAITING_FOR_UNDERWRITING: 'Underwriting running',
  ASSETS_PREQUAL: 'Assets asked for',
  REQUALIFY: 'Counteroffer made',
  OFFER_SELECTION: 'Offers made',
  COLLECT_ADDITIONAL_INFO: 'Details of people and home',
  HMDA: 'Demographic information',
  GEN_APP_DISCLOSURES: 'Application disclosures being made',
  SUMMARY_DISCLOSURE: 'Summary to sign',
  APP_SUBMISSION: 'Summary to sign',
  HARD_CREDIT_PULL: 'Hard pull running',
  HARD_CREDIT_LOCKED_OR_FROZEN: 'Credit file frozen, hard pull',
  INCOME_VERIFICATION: 'Income to verify',
  EMPLOYMENT_VERIFICATION: 'Employment to verify',
  DISBURSEMENT_ACCOUNT: 'Account for the money',
  AUTOPAY_ACCOUNT: 'Account for payments',
  VERIFIED_AUTOPAY_ACCOUNT: 'Account for payments to verify',
  IDENTITY_VERIFICATION: 'Identity to verify',
  NAV_BPO_ORDER_REQUEST: 'Visit for the price opinion to arrange',
  ONSITE_APPRAISAL_REQUEST: 'Appraisal being ordered',
  ONSITE_APPRAISAL_PAYMENT: 'Appraisal fee to pay',
  REVISED_OFFER_SELECTION: 'Revised offers made',
  FINAL_OFFER: 'Final offer to accept',
  GEN_NOTE_SIGNING: 'Closing documents being made',
  NOTE_SIGNING: 'Closing documents to sign',
  WAITING_FOR_NOTARY: 'Notary being assigned',
  DEED_SIGNING: 'Deed to sign with the notary',
  MANUAL_DEED_SIGNING: 'Deed to sign by hand',
  TRUST_AND_INSURANCE: 'Insurance and trust',
  DIRECT_DEBT_PAYOFF: WORK_KINDS.MONEY_UNDER_WAY.title,
  COMPLETE: 'Funded',
  DECLINED: 'Declined',
  CANCELLED: 'Canceled',
} as const satisfies Partial<Readonly<Record<ChecklistStatus, string>>>;

/** A status in words for staff: as the queue names the work in it, where it is work. @param isUnderWay whether the funding is approved, and its money on the way */
export function statusForStaff(status: ChecklistStatus, isUnderWay: boolean): string {
  if (isUnderWay && status === 'FUNDING_DECISION') return WORK_KINDS.MONEY_UNDER_WAY.title;
  return isWorkKind(status) ? WORK_KINDS[status].title : OTHER_STATUSES[status];
}

/** The work of an application that an open condition holds before the signing or the closing: its status is others’ without one. */
export const heldForConditions = (
  { openTasks, ...f }: Pick<Facts, 'openTasks' | 'openConditions' | 'suspendedFor'>,
  status: ChecklistStatus,
): 'REVIEW_SUSPENDED' | 'SIGNING_CONDITIONS' | 'CLOSING_CONDITIONS' | null =>
  status === 'UNDERWRITING_REVIEW' && isSuspended(f)
    ? 'REVIEW_SUSPENDED'
    : ((['SIGNING_CONDITIONS', 'CLOSING_CONDITIONS'] as const).find((kind) => openTasks.some((task) => task.kind === kind)) ?? null);
