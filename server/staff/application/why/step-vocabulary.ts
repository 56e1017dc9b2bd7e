/** The jobs of an application, and why one stopped, in the words of those who start it again. */
import type { WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import { PORTS } from '@hearthline/providers/ports.ts';
import { vendorCalled } from '@hearthline/providers/vendor-names.ts';
import { inWords } from '@hearthline/journey/fact-sentences/row.ts';
import { FINDINGS, NOTARY_ENDED, RETURNS, VALUATION_ENDED } from './vocabulary.ts';

export const STEPS: Readonly<Record<WorkStep, string>> = {
  'pre-soft-package': 'First disclosures',
  'soft-credit': 'Soft credit report',
  parcel: 'Property records',
  'title-snapshot': 'Title snapshot',
  valuation: 'Automated valuation',
  underwriting: 'Underwriting',
  'application-package': 'Application disclosures',
  'hard-credit': 'Hard credit report',
  flood: 'Flood determination',
  checks: 'Background checks',
  'identity-result': 'Check of the identity document',
  'income-report': 'Report of income',
  employment: 'Call to the employer',
  'valuation-order': 'Order of the valuation',
  'valuation-result': 'Result of the valuation',
  'appraisal-refund': 'Refund of the appraisal fee',
  'title-order': 'Order of the title search',
  'title-result': 'Result of the title search',
  'payoff-letters': 'Payoff letters',
  wallet: 'Account at the exchange',
  'identity-change': 'Correction of identity data',
  'final-underwriting': 'Final underwriting',
  'closing-package': 'Closing disclosures',
  'credit-refresh': 'Refresh of the credit report',
  'note-package': 'Documents to sign',
  'signer-checks': 'Checks of the other signers',
  'notary-setup': 'Session with a notary',
  'notary-result': 'Result of the notary session',
  'rescission-notice': 'Notice of the right to cancel',
  'rescission-refund': 'Refund after the cancellation',
  recording: 'Recording with the county',
  'recording-result': 'Answer of the county',
  'final-checks': 'Last checks before funding',
  'debt-payoff': 'Payoff of debts',
  disbursement: 'Transfer to the borrower',
  'disbursement-result': 'Result of the transfer',
};

/** Of any vendor: it gave no answer, or one that is none. */
const NO_ANSWER = {
  ABORTED: 'the call was broken off',
  ANSWER_TOO_LARGE: 'the vendor’s answer was too large to read',
  CIRCUIT_OPEN: 'the vendor does not answer, and is not called for a while',
  CUT_OFF_ANSWER: 'the vendor’s answer was cut off',
  INSTITUTION_DOWN: 'the bank does not answer',
  INSTITUTION_NOT_RESPONDING: 'the bank does not answer',
  NETWORK: 'the vendor was not reached',
  NOT_SET_UP: 'the vendor is not set up',
  PENDING: 'the vendor answered "not yet" for too long',
  PROCESSING: 'the vendor answered "not yet" for too long',
  PROCESSING_ERROR: 'the vendor failed while it worked on it',
  RATE_LIMITED: 'the vendor was called too often',
  RETRYABLE: 'the vendor asked to be called later',
  RUNNING: 'the vendor is still working on the last request',
  TIMEOUT: 'the vendor did not answer in time',
  TOO_EARLY: 'the vendor asked to be called later',
  UNAUTHORIZED: 'the vendor refused our key',
  UNAVAILABLE: 'the vendor is not available',
  UNEXPECTED_ANSWER: 'the vendor’s answer could not be read',
  VENDOR_DOWN: 'the vendor is down',
} as const;

/** Of the vendors of an application: what their answer refused. */
const REFUSED = {
  ACCOUNT_LOCKED: 'the account at the service is locked',
  ACCOUNT_NOT_FOUND: 'the creditor does not know the account',
  ALREADY_COMPLETED: 'the order is completed already',
  AUTHENTICATION_REQUIRED: 'the card’s bank wants the borrower to confirm',
  CONFIG_ERROR: 'the service is not set up for this employer',
  COUNTY_NOT_SERVED: 'the vendor records nothing in this county',
  CREDITOR_REFUSED: 'the creditor refused to answer',
  DECEASED: 'the person is listed as deceased',
  FATAL: 'the vendor refused the request',
  FROZEN: 'the credit file is frozen',
  INCORRECT_PIN: 'the PIN of the credit file was not right',
  INVALID_CREDENTIALS: 'the sign-in was refused',
  INVALID_MFA: 'the code of the sign-in was refused',
  INVALID_PUBLIC_TOKEN: 'the link has ended',
  ITEM_LOCKED: 'the bank has locked the account',
  ITEM_LOGIN_REQUIRED: 'the bank wants the borrower to sign in again',
  LOCKED: 'the credit file is locked',
  LOGIN_ERROR: 'the sign-in failed',
  LOW_CONFIDENCE: 'the vendor is not sure of its answer',
  MFA: 'the sign-in wants a code',
  MFA_ERROR: 'the code of the sign-in was refused',
  MICRO_DEPOSITS_NEEDED: 'the bank is checked by small deposits',
  MINOR: 'the credit file is a minor’s',
  MULTIPLE_PARCELS: 'several parcels fit the address',
  NOT_ACCEPTED: 'the vendor did not accept the order',
  NOT_ARRIVED: 'the small deposits have not arrived',
  NOT_FOUND: 'the vendor does not know the order',
  NOT_LINKED: 'no account is linked',
  NOT_STARTED: 'the vendor has not begun',
  NOT_SUBMITTED: 'no pictures were sent',
  NO_DATA: 'the vendor has no data',
  NO_HIT: 'the vendor found nothing',
  NO_INCOME_FOUND: 'no income was found',
  NO_MATCH: 'the vendor has no record of the home',
  PRODUCTS_NOT_SUPPORTED: 'the bank does not support it',
  REJECTED: 'the vendor refused the order',
  REQUEST_REFUSED: 'the vendor refused the request',
  RETURNED: 'the bank sent it back',
  STOPPED: 'the vendor stopped',
  SUSPICIOUS: 'the vendor finds it suspicious',
  TOKEN_USED: 'the card was used for it already',
  TOO_LATE: 'it is too late to cancel',
  UNDELIVERABLE_ADDRESS: 'the post delivers nothing at the address',
  UNDETERMINED: 'the flood zone could not be determined',
  UNKNOWN_ZIP: 'the ZIP code is not known',
  UNREADABLE: 'the document could not be read',
  USER_ACTION_REQUIRED: 'the bank wants the borrower to act',
  USER_SETUP_REQUIRED: 'the bank wants the borrower to finish a setup',
  WRONG_AMOUNTS: 'the amounts of the deposits were wrong',
} as const;

/** Of our own jobs: what is missing to go on. */
const MISSING = {
  CANCELLED: 'the vendor canceled it',
  DEAD_LETTER: 'it failed again and again for a reason that nobody foresaw',
  FACTS_MISSING: 'something it needs is not in the log',
  INCOME_MISSING: 'no income is verified',
  LIEN_NOT_PAID: 'the payment of a lien came back or was refused',
  LIEN_WITHOUT_PAYOFF_LETTER: 'the creditor of a lien sent no payoff letter',
  NO_ACCOUNT: 'no bank account is known',
  NO_COUNSELORS: 'no housing counselors were found',
  NO_DEED: 'no deed is ready',
  NO_DISCLOSURES: 'the disclosures are not made',
  NO_EMPLOYER: 'no employer was named',
  NO_FLOOD_DETERMINATION: 'no flood determination is there',
  NO_MARGIN: 'the rate sheet has no margin for this score',
  NO_NOTARIZED_DEED: 'no notarized deed is stored',
  NO_PARCEL: 'no parcel was chosen',
  NO_PARCEL_DETAILS: 'the parcel’s record is not there',
  NO_PAYOFF_LETTER: 'no payoff letter is there',
  NO_REPORT: 'the title company sent no report',
  NO_SELECTION: 'no offer is chosen',
  NO_SESSION: 'no session is open at the vendor',
  NO_SIGNER: 'the signer is no longer named',
  NO_TRUSTEE: 'the lender has no trustee for this state',
  NO_VALUATION: 'no valuation is there',
  NO_VALUATION_WANTED: 'no valuation is asked for',
  NO_VALUE: 'the home has no value',
  NOTARY_RETURN_MISSING: 'the returned deed is missing',
  SCORE_WITHOUT_COMPARISON: 'the bureau gave a score without its range',
  TEXAS_FEES_ABOVE_LIMIT: 'the fees are above the Texas limit of 2% of the line',
  TRUST_NOT_ON_TITLE: 'the trust is not on the title',
  TRUSTEE_DOES_NOT_SIGN: 'a trustee is not among the signers',
} as const;

/** What may not follow, because of what happened meanwhile. */
const NOT_ALLOWED = {
  MONEY_LEFT: 'the money is on its way',
  ENDED: 'the application has ended',
  LETTER_WAITS: 'a written notice to cancel waits for a decision',
  HELD: 'the funding is held',
  PAYEE_WAITS: 'the changed account has not waited long enough',
  NOT_FUNDABLE: 'the funding is not ready',
  APPROVED: 'the funding is approved already',
  TOO_LATE_TO_SEND: 'the money would arrive too late for the first payment',
  ASKED_BY_STAFF: 'staff asked for it, and a person clears it',
} as const;

const STEP_ERRORS: Readonly<Record<string, string>> = {
  ...NOTARY_ENDED,
  ...VALUATION_ENDED,
  ...RETURNS,
  ...FINDINGS,
  ...NO_ANSWER,
  ...REFUSED,
  ...MISSING,
  ...NOT_ALLOWED,
};
/** Begins the code of a returned deed with what it lacks. */
const LACKS = 'NOTARY_RETURN_LACKS_';

/** Why a job stopped. */
export const stepErrorText = (code: string): string =>
  STEP_ERRORS[code] ?? (code.startsWith(LACKS) ? `the returned deed lacks: ${inWords(code.slice(LACKS.length))}` : inWords(code));

/** A vendor by what it does. */
export const vendorText = (called: string): string => {
  const vendor = vendorCalled(called);
  return vendor ? PORTS[vendor.name].what : called.replaceAll('-', ' ');
};
