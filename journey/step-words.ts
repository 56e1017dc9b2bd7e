import type { ChecklistStatus } from './statuses.ts';

type Words = Partial<Record<ChecklistStatus, string>>;
const each = (statuses: readonly ChecklistStatus[], words: string): Words => Object.fromEntries(statuses.map((s) => [s, words]));

/** What the borrower has to do at a step, to follow "Your next step:". */
export const TO_DO: Words = {
  PRE_SOFT_CREDIT_CONSENT: 'agree to the credit check',
  CREDIT_NO_MATCH: 'give us your Social Security number',
  SOFT_CREDIT_LOCKED_OR_FROZEN: 'unfreeze your credit file',
  SOFT_CREDIT_INCORRECT_PIN: 'unfreeze your credit file',
  HARD_CREDIT_LOCKED_OR_FROZEN: 'unfreeze your credit file',
  NO_PROPERTY_FOUND: 'check the address of your home',
  MULTIPLE_PROPERTIES: 'choose your home from the list',
  NO_AVM_FOUND: 'tell us what your home is worth',
  LIEN_VERIFICATION: 'check the loans on your home',
  LIEN_ATTESTATION: 'confirm the loans on your home',
  ASSETS_PREQUAL: 'tell us about your savings',
  REQUALIFY: 'answer our other offer',
  OFFER_SELECTION: 'choose your offer',
  COLLECT_ADDITIONAL_INFO: 'complete your details',
  HMDA: 'answer the government’s questions, or say that you do not wish to',
  APP_SUBMISSION: 'read and sign your application',
  SUMMARY_DISCLOSURE: 'read and sign your application',
  INCOME_VERIFICATION: 'show us your income',
  EMPLOYMENT_VERIFICATION: 'tell us where you work',
  DISBURSEMENT_ACCOUNT: 'name the account for your money',
  AUTOPAY_ACCOUNT: 'name the account for your payments',
  VERIFIED_AUTOPAY_ACCOUNT: 'confirm your accounts',
  IDENTITY_VERIFICATION: 'show us your ID',
  NAV_BPO_ORDER_REQUEST: 'order the valuation of your home',
  ONSITE_APPRAISAL_PAYMENT: 'pay for the appraisal',
  FINAL_TITLE_COMPLETE: 'send us a document that describes your home',
  REVISED_OFFER_SELECTION: 'choose your offer again',
  FINAL_OFFER: 'accept your final offer',
  NOTE_SIGNING: 'read and sign your documents',
  CO_DEED_REQ: 'ask the other owners to sign',
  DEED_SIGNING: 'meet the notary',
  MANUAL_DEED_SIGNING: 'choose a time with the notary',
  TRUST_AND_INSURANCE: 'show us your home insurance',
};

const VALUED = 'The valuation of your home is done.';
const SEARCHED = 'The title search is done.';

/** What is done when a wait ends. Statuses that say the same are one wait. */
export const DONE: Words = {
  ...each(['IN_PROGRESS', 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'], 'Your application is set up.'),
  ...each(['WAITING_FOR_SOFT_CREDIT', 'CREDIT_ERROR', 'HARD_CREDIT_PULL'], 'Your credit check is done.'),
  ...each(['CREDIT_NO_MATCH_SSN', 'CREDIT_MINOR', 'FACTA_REVIEW'], 'We have verified your identity.'),
  DELINQUENCY_REVIEW: 'The review of your payments is done.',
  WAITING_FOR_PROPERTY: 'We have found your home in the records.',
  ...each(['PREQUAL_TITLE', 'PROPERTY_DATA_REVIEW', 'OWNERSHIP_REVIEW'], 'We have checked who owns the home.'),
  WAITING_FOR_AVM: 'We have a value for your home.',
  ...each(['WAITING_FOR_UNDERWRITING', 'UNDERWRITING_REVIEW', 'MERCHANT_REVIEW'], 'The review of your application is done.'),
  GEN_APP_DISCLOSURES: 'Your application documents are ready.',
  ...each(
    [
      'NAV_BPO_ORDERED',
      'NAV_BPO_SCHEDULED',
      'NAV_BPO_PROCESSING',
      'NAV_BPO_REVIEW',
      'NAV_BPO_COMPLETE',
      'NAV_BPO_FAILED',
      'NAV_BPO_CANCELLED',
      'NAV_RESI_EVAL_ORDERED',
      'NAV_RESI_EVAL_PROCESSING',
      'NAV_RESI_EVAL_REVIEW',
      'NAV_RESI_EVAL_COMPLETE',
      'NAV_RESI_EVAL_FAILED',
      'ONSITE_APPRAISAL_REQUEST',
      'ONSITE_APPRAISAL_PENDING',
      'ONSITE_APPRAISAL_REVIEW',
    ],
    VALUED,
  ),
  ...each(['ORDER_FULL_TITLE', 'FINAL_TITLE_REQUEST', 'FINAL_TITLE_PROCESSING', 'FINAL_TITLE_REVIEW'], SEARCHED),
  ...each(['PAYOFF_REQUEST', 'PAYOFF_REQUEST_PENDING'], 'Your creditors have answered.'),
  WAITING_FOR_FLOOD_CERT: 'The flood check of your home is done.',
  ...each(['GEN_CLOSING_DISCLOSURES', 'GEN_NOTE_SIGNING'], 'Your closing documents are ready.'),
  NOTARY_WAITING_PERIOD: 'The waiting time of Texas is over.',
  ATTORNEY_REVIEW: 'The attorney has approved your documents.',
  ...each(['NOTARY_DISCLOSURE', 'WAITING_FOR_NOTARY'], 'The notary is ready.'),
  GEN_RESCISSION: 'Your notice of the right to cancel is ready.',
  RECORDING: 'Your deed is recorded.',
  FUNDABLE: 'Our last checks are done.',
  DIRECT_DEBT_PAYOFF: 'Your debts are paid.',
  UNKNOWN: 'We have mended what stopped your application.',
};

/** Waits whose end is told in words of its own. */
export const ALREADY_ANNOUNCED: readonly ChecklistStatus[] = ['CO_DEED_REQ', 'RESCISSION', 'FUNDING_DECISION'];

/** The sentence that comes after what is done. */
export const nextSentence = (status: ChecklistStatus): string =>
  TO_DO[status] === undefined ? 'You need not do anything now.' : `Your next step: ${TO_DO[status]}.`;
