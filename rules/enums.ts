/** The enumerations of the product: every enumeration of the specification, defined once. */

export const STATES = [
  'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO',
  'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY',
] as const;
export type StateCode = (typeof STATES)[number];
export const isState = (text: string): text is StateCode => (STATES as readonly string[]).includes(text);

export const OCCUPANCY_TYPES = ['HOME', 'SECONDARY', 'INVESTMENT'] as const;
export type OccupancyType = (typeof OCCUPANCY_TYPES)[number];

/** The nine answers a borrower may give, in display order. */
export const EMPLOYMENT_ANSWERS = [
  'FULL_TIME', 'PART_TIME', 'SELF_EMPLOYED', 'RETIRED', 'ALIMONY', 'CHILD_SUPPORT', 'SEPARATE_MAINTENANCE_PAYMENTS', 'PUBLIC_ASSISTANCE_PROGRAM', 'UNEMPLOYED',
] as const;
export type EmploymentAnswer = (typeof EMPLOYMENT_ANSWERS)[number];

/** What is sent when an application is created; EMPLOYED and OTHER come from outside sources only (AMB-06). */
export const EMPLOYMENT_TYPES = ['EMPLOYED', 'FULL_TIME', 'OTHER', 'PART_TIME', 'RETIRED', 'SELF_EMPLOYED', 'SEPARATE_MAINTENANCE_PAYMENTS', 'UNRECOGNIZED'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const OWNERSHIPS = ['SOLE', 'JOINT', 'TRUST'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** The blank value is labeled 'N/A' and is left out of requests (AMB-04). */
export const SUFFIXES = ['', 'JR', 'SR', 'I', 'II', 'III', 'IV', 'V'] as const;
export type Suffix = (typeof SUFFIXES)[number];

export const CONSENT_TYPES = ['PRIVACY', 'TERMS', 'COMMUNICATIONS'] as const;
export type ConsentType = (typeof CONSENT_TYPES)[number];
export const CREDIT_CONSENT_TYPES = ['SOFT_CREDIT', 'HARD_CREDIT'] as const;
export type CreditConsentType = (typeof CREDIT_CONSENT_TYPES)[number];
export const SMS_PROMPT_TYPES = ['SMS', 'SMS_TRANSACTIONAL'] as const;
export type SmsPromptType = (typeof SMS_PROMPT_TYPES)[number];

export const STAGES = ['INITIAL', 'IN_PROGRESS', 'COMPLETE'] as const;
export type Stage = (typeof STAGES)[number];

export const VERIFICATIONS = ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

export const BPO_STATUSES = ['BPO_NOT_REQUIRED', 'BPO_REQUIRED', 'UNKNOWN_BPO_STATUS', 'BPO_PROCESSING', 'BPO_COMPLETE'] as const;
export type BpoStatus = (typeof BPO_STATUSES)[number];

export const PROPERTY_CONDITIONS = ['UNKNOWN_CONDITION', 'NOT_AVAILABLE', 'POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT'] as const;
export type PropertyCondition = (typeof PROPERTY_CONDITIONS)[number];

export const TITLE_STATUSES = [
  'TITLE_REQUIRED', 'TITLE_NOT_REQUIRED', 'PREQUAL_TITLE_PROCESSING', 'PREQUAL_TITLE_COMPLETE', 'FINAL_TITLE_PROCESSING', 'FINAL_TITLE_COMPLETE', 'UNKNOWN_TITLE_STATUS',
] as const;
export type TitleStatus = (typeof TITLE_STATUSES)[number];

export const DECISIONS = ['APPROVED', 'ASSET_DEPLETION', 'DECLINE', 'ERROR', 'FINAL', 'INELIGIBLE', 'INITIAL', 'REVIEW', 'SELECT', 'UNKNOWN'] as const;
export type Decision = (typeof DECISIONS)[number];

export const SUB_DECISIONS = [
  'BPO_PENDING', 'CREDIT_FROZEN', 'FINAL_OFFER', 'UNKNOWN_SUBDECISION', 'UNVERIFIED_DTI_LIMITED', 'UNVERIFIED_OFFER', 'UNVERIFIED_ONBOARDING_COMPLETE',
  'VERIFIED_DTI_LIMITED', 'VERIFIED_INCOME_MATCHED_OFFER', 'VERIFIED_OFFER', 'VERIFIED_RESERVE_LIMITED',
] as const;
export type SubDecision = (typeof SUB_DECISIONS)[number];

export const PAY_TYPES = ['AUTOPAY', 'MANUAL'] as const;
export type PayType = (typeof PAY_TYPES)[number];

export const OFFER_TYPES = ['UNKNOWN', 'FIXED', 'FLOATING'] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** Wire values only: the borrower reads "membership discount" (AMB-129). */
export const DISCOUNT_TYPES = [
  'ALL_IN', 'AUTOPAY', 'CREDIT_UNION', 'DEPARTMENT_OF_COMMERCE_CU', 'QUORUM', 'TEACHERS_FEDERAL_CU', 'VALLEY_STRONG_FFA', 'VALLEY_STRONG_NON_FFA',
] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** By which right a wallet moves the money of an account at the exchange: as its owner, or by the policy of a group. */
export const AUTHORIZATION_TYPES = ['OWNER', 'GROUP_POLICY'] as const;
export type AuthorizationType = (typeof AUTHORIZATION_TYPES)[number];

/** Products a lender keeps a waitlist for: the line where it is not lent yet, its crypto-backed variant, the debt-service-coverage-ratio (DSCR) loan. */
export const WAITLIST_PRODUCTS = ['HELOC', 'CRYPTO_HELOC', 'DSCR_LOAN'] as const;
export type WaitlistProduct = (typeof WAITLIST_PRODUCTS)[number];
/** How a lender announces a product that nobody can apply for on its site: by a waitlist, or only as coming. */
export const ANNOUNCEMENTS = ['WAITLIST', 'COMING_SOON'] as const;
export type Announcement = (typeof ANNOUNCEMENTS)[number];

/** Who gets the borrower's money: their bank, or the exchange for a crypto-backed line (lending §1.4.6). */
export const PAYEES = ['BANK', 'EXCHANGE'] as const;
export type Payee = (typeof PAYEES)[number];

/** How payoffs relate to the draw (AMB-98): added on top of the cash, or taken out of the draw. */
export const PAYOFF_PREFERENCES = ['PRESERVE', 'DEDUCT'] as const;
export type PayoffPreference = (typeof PAYOFF_PREFERENCES)[number];

/** The only words in which marital status may be asked, of an applicant whose home secures the line (12 CFR 1002.5(d)(1)). */
export const MARITAL_STATUSES = ['MARRIED', 'UNMARRIED', 'SEPARATED'] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];
/** Whose spouse a person is who signs besides the borrower: the borrower's, or another owner's. */
export const SPOUSE_OF = ['BORROWER', 'OWNER'] as const;
export type SpouseOf = (typeof SPOUSE_OF)[number];

/** A draw's purpose (lending §1.6). */
export const LOAN_PURPOSES = ['DEBT_CONSOLIDATION', 'HOME_IMPROVEMENT', 'MAJOR_PURCHASE', 'EDUCATION', 'HEALTH_MEDICAL', 'SMALL_BUSINESS', 'OTHER'] as const;
export type LoanPurpose = (typeof LOAN_PURPOSES)[number];

export const CONDITION_CATEGORIES = [
  'BANK_ACCOUNT_FRAUD_REVIEW', 'FALSE_OWNERSHIP_TYPE_REVIEW', 'GENERIC_DOCUMENT_REQUEST', 'HARD_CREDIT_INQUIRY_REVIEW', 'HELOC_MANUAL_PAYSTUB_UPLOAD',
  'ID_VERIFICATION_FAILURE', 'IDENTITY_DOCUMENT_FRAUD_REVIEW', 'MISSING_PHONE_NUMBER', 'PROPERTY_LEGAL_DESCRIPTION', 'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
  'REVIEW_TRUST_REQUIREMENTS', 'ESCALATION_REVIEW',
] as const;
export type ConditionCategory = (typeof CONDITION_CATEGORIES)[number];

/** Principal reasons of an adverse action, internal code (lending §2.4 maps them to model form C-1 and HMDA). */
export const REASON_CODES = [
  'DTI_OVER', 'INCOME_LOW', 'INCOME_UNVERIFIED', 'EMPLOY_UNVERIFIED', 'EMPLOY_SHORT', 'UNEMPLOYED', 'SCORE_LOW', 'THIN', 'NO_FILE', 'LATES', 'COLLECTIONS',
  'GARNISH', 'FORECLOSURE', 'BK', 'INQUIRIES', 'CLTV_OVER', 'AVM_LOW', 'PROP_TYPE', 'CONDITION', 'ID_FAIL', 'FACTA', 'INCOMPLETE', 'RECENT_TRANSFER',
  'LISTED_FOR_SALE', 'STATE', 'MINOR', 'LIENS_AHEAD', 'EQUITY_LOAN_WITHIN_YEAR', 'CREDIT_UNVERIFIED', 'OWNERSHIP_UNVERIFIED', 'TITLE_DEFECT', 'INSURANCE',
  'OWNER_REFUSED',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Who has to act to complete a step (lending §1.2). */
export const ACTORS = ['borrower', 'automation', 'provider', 'staff', 'signer'] as const;
export type Actor = (typeof ACTORS)[number];

/** Why staff look at a borrower's data. */
export const VIEW_REASONS = ['WORK', 'CALL', 'COMPLAINT', 'FRAUD', 'QUALITY', 'LEGAL', 'OTHER'] as const;
export type ViewReason = (typeof VIEW_REASONS)[number];
