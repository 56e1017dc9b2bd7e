/** Who may waive a condition, and why: the law’s own conditions are waived by nobody. */
import type { ConditionCategory } from '../enums.ts';
import { BY_ANYBODY, BY_LAW, BY_TWO, BY_UNDERWRITER, CONDITION_KINDS, type ConditionKind, type Waiver } from './kinds.ts';

/** Why a condition is waived, as staff choose it; their own words stand beside it. */
export const WAIVER_REASONS = {
  PROVED_OTHERWISE: 'Proved by other documents on file',
  NO_LONGER_APPLIES: 'No longer applies to this application',
  COMPENSATING_FACTORS: 'Other factors outweigh it',
  ASKED_IN_ERROR: 'Asked in error',
  ASKED_TWICE: 'Asked twice',
} as const;
export type WaiverReason = keyof typeof WAIVER_REASONS;
export const WAIVER_REASON_CODES = Object.keys(WAIVER_REASONS) as [WaiverReason, ...WaiverReason[]];

export const isWaiverReason = (code: string | null): code is WaiverReason => code !== null && Object.hasOwn(WAIVER_REASONS, code);

/** Of a condition without a kind, by its category. */
const OF_CATEGORY: Readonly<Record<ConditionCategory, Waiver>> = {
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: BY_TWO,
  FALSE_OWNERSHIP_TYPE_REVIEW: BY_TWO,
  GENERIC_DOCUMENT_REQUEST: BY_UNDERWRITER,
  HARD_CREDIT_INQUIRY_REVIEW: BY_UNDERWRITER,
  HELOC_MANUAL_PAYSTUB_UPLOAD: BY_UNDERWRITER,
  BANK_ACCOUNT_FRAUD_REVIEW: BY_TWO,
  ID_VERIFICATION_FAILURE: BY_LAW.identity,
  IDENTITY_DOCUMENT_FRAUD_REVIEW: BY_LAW.identity,
  PROPERTY_LEGAL_DESCRIPTION: BY_TWO,
  REVIEW_TRUST_REQUIREMENTS: BY_TWO,
  MISSING_PHONE_NUMBER: BY_ANYBODY,
  ESCALATION_REVIEW: BY_UNDERWRITER,
};

/** Who may waive a condition. */
export const waiverOf = ({ kind, category }: { readonly kind?: ConditionKind | undefined; readonly category: ConditionCategory }): Waiver =>
  kind === undefined ? OF_CATEGORY[category] : CONDITION_KINDS[kind].waiver;
