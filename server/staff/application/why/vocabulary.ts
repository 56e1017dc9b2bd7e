/** The codes of vendors and of the log that a reason is made of, each in the words of those who judge it. */
import type { ConflictCode } from '@hearthline/providers/credit-bureau/conflicts.ts';
import type { CreditAlert, CreditHit, TradelineType } from '@hearthline/providers/credit-bureau/port.ts';
import type { RecordingRejection } from '@hearthline/providers/e-recording/port.ts';
import type { IdentityFinding, IdentityResult } from '@hearthline/providers/identity-documents/port.ts';
import type { TitleException, VestingParty } from '@hearthline/providers/title/port.ts';
import type { ValuationCancelReason } from '@hearthline/providers/valuation/port.ts';
import type { CORRECTIONS, IDENTITY_DATA, LATE_EFFECTS } from '@hearthline/journey/facts/any-time.ts';
import type { CHECK_KINDS, INCOME_OUTCOMES, VALUATION_PRODUCTS } from '@hearthline/journey/facts/verification.ts';
import type { FINAL_CHECKS } from '@hearthline/journey/facts/closing.ts';
import { TOO_LATE_TO_SEND } from '@hearthline/journey/steps/texas.ts';
import type { FundingSheet } from '@hearthline/contract/desk/actions.ts';
import { inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { Lateness } from '@hearthline/rules/credit/policy.ts';
import type { IncomeMethod } from '@hearthline/rules/offers/income-methods.ts';

type Words<Code extends string> = Readonly<Record<Code, string>>;
/** A code that a vendor may add without us: its own words are better than none. */
export const wordsIn = (table: Readonly<Record<string, string>>, code: string): string => table[code] ?? inWords(code);

/** After the name of a tradeline. */
export const CONFLICTS: Words<ConflictCode> = {
  CLOSED_WITH_BALANCE: 'reported closed, but still owed',
  PAID_WITH_PAYMENT: 'reported paid, but with a monthly payment',
  CURRENT_WITH_PAST_DUE: 'reported current, but with an amount past due',
  DISPUTED_DEBT: 'disputed by the borrower',
};
export const TRADELINES: Words<TradelineType> = {
  MORTGAGE: 'Mortgage',
  HELOC: 'Home equity line',
  AUTO: 'Auto loan',
  STUDENT: 'Student loan',
  CARD: 'Credit card',
  INSTALLMENT: 'Installment loan',
  OTHER: 'Debt',
};
export const LATENESS: Words<Exclude<Lateness, 'NONE'>> = {
  CURRENT: 'past due now',
  MORTGAGE_30_IN_12: '30 days late within 12 months, on a home',
  ANY_60_IN_24: '60 days or more late within 24 months, on a home',
};
export const HITS: Words<CreditHit> = {
  HIT: 'the credit file was found',
  THIN: 'the credit file is too thin for a score',
  NO_HIT: 'no credit file was found',
  FROZEN: 'the credit file is frozen',
  LOCKED: 'the credit file is locked',
  MINOR: 'the credit file is a minor’s',
  DECEASED: 'the person is listed as deceased',
};
export const ALERTS: Words<CreditAlert['type']> = {
  INITIAL_FRAUD: 'an initial fraud alert',
  EXTENDED_FRAUD: 'an extended fraud alert',
  ACTIVE_DUTY: 'an active duty alert',
};
export const CHECKS: Words<(typeof CHECK_KINDS)[number] | (typeof FINAL_CHECKS)[number]> = {
  WATCHLIST: 'Watch list',
  SCRA: 'Active duty (SCRA)',
  BANKRUPTCY: 'Bankruptcy court records',
  LISTING: 'Listing for sale',
  DUPLICATE_LINE: 'Line on the same home',
  TITLE: 'Title before funding',
  EMPLOYMENT: 'Employment before funding',
};
/** What a check found. */
export const FINDINGS: Readonly<Record<string, string>> = {
  HIT: 'a match',
  POSSIBLE_MATCH: 'a possible match',
  OFAC_SDN: 'OFAC list of specially designated nationals',
  ACTIVE_DUTY: 'on active duty',
  NOT_ON_ACTIVE_DUTY: 'not on active duty',
  OPEN_BANKRUPTCY: 'an open bankruptcy',
  CHAPTER_7: 'chapter 7',
  CHAPTER_11: 'chapter 11',
  CHAPTER_13: 'chapter 13',
  LISTED_FOR_SALE: 'the home is listed for sale',
  LINE_ON_THIS_HOME: 'the borrower already has a line of ours on this home',
  NOT_EMPLOYED: 'the employer says that the borrower does not work there',
  EMPLOYER_UNREACHABLE: 'the employer was not reached',
  EMPLOYED: 'employed',
  TITLE_CONFIRMED: 'title confirmed',
  START_DATE_CONFIRMED: 'start date confirmed',
  TITLE_CHANGED: 'a lien was recorded on the home after the title search',
};
export const EXCEPTIONS: Words<TitleException> = {
  LEGAL_DESCRIPTION_MISSING: 'the legal description is missing from the record',
  OWNER_MISMATCH: 'the borrower is not among the owners on record',
  UNDISCLOSED_OWNER: 'an owner on record was not named in the application',
  UNDISCLOSED_LIEN: 'a lien on record was not in the application',
  JUDGMENT: 'a judgment is recorded against the home',
  TAX_LIEN: 'a tax lien is recorded against the home',
};
export const VESTING: Words<VestingParty['type']> = { PERSON: 'person', TRUST: 'trust', LLC: 'company' };
/** What was found in the pictures of an identity document. */
export const IDENTITY: Words<IdentityFinding> = {
  BLURRY: 'the pictures are blurred',
  GLARE: 'glare hides part of the document',
  EXPIRED_DOCUMENT: 'the document has expired',
  FACE_MISMATCH: 'the face does not match the document',
  WRONG_DOCUMENT: 'another kind of document was sent',
  NAME_MISMATCH: 'the name on the document is another one',
  DOB_MISMATCH: 'the birth date on the document is another one',
  ADDRESS_MISMATCH: 'the address on the document is another one',
  TAMPERED: 'the document seems altered',
  UNCLEAR: 'the vendor did not say what is wrong',
};
export const IDENTITY_CHECKS: Words<keyof IdentityResult['checks']> = {
  notExpired: 'Valid',
  notTampered: 'Unaltered',
  legible: 'Legible',
  faceMatch: 'Face matches',
  liveness: 'Live person',
  nameMatch: 'Name matches',
  dobMatch: 'Birth date matches',
};
/** After the name of the product. */
export const VALUATION_ENDED: Words<ValuationCancelReason | 'CANCELLED'> = {
  NO_ACCESS: 'nobody let the valuer in',
  NO_COMPS: 'no comparable sales were found',
  OUT_OF_AREA: 'the home is outside the valuer’s area',
  CANCELLED_BY_LENDER: 'the order was canceled by us',
  CANCELLED: 'the order was canceled',
};
export const VALUATIONS: Words<(typeof VALUATION_PRODUCTS)[number]> = {
  BPO: 'Broker price opinion',
  RESI_EVAL: 'Evaluation',
  ONSITE: 'Appraisal',
};
export const INCOME_SOURCES: Words<IncomeMethod> = {
  TRUV_PAYROLL: 'Payroll account',
  POINTSERV_PAYROLL: 'Payroll account, second service',
  PLAID_TRANSACTIONS: 'Deposits in the bank account',
  MANUAL_PAYSTUB: 'Paystubs sent in',
  POINTSERV_TAX: 'Tax transcripts',
  POINTSERV_1099_MISC: '1099 forms',
  TRUV_FINANCIAL_ACCOUNTS: 'Linked accounts',
  OTHER: 'Another source',
  EMPINFO: 'Employer’s records',
};
export const INCOME_OUTCOMES_IN_WORDS: Words<(typeof INCOME_OUTCOMES)[number]> = {
  FULL: 'complete',
  PARTIAL: 'in part',
  NONE: 'nothing found',
};
/** Why a county sent a deed back. */
export const REJECTIONS: Words<RecordingRejection | 'COUNTY_NOT_SERVED'> = {
  MARGINS: 'the margins do not meet the county’s rule',
  FEE: 'the recording fee is not right',
  LEGAL_DESCRIPTION: 'the legal description does not match',
  NAME: 'a name does not match the record',
  NOTARY_BLOCK: 'the notary’s certificate is not complete',
  COUNTY_NOT_SERVED: 'the county takes no electronic recordings of this vendor',
};
export const NOTARY_ENDED: Readonly<Record<string, string>> = {
  STATE_DOES_NOT_ALLOW: 'the state allows no notary by video',
  COUNTY_DOES_NOT_RECORD: 'the county records no deed that was notarized by video',
  IN_PERSON_ONLY: 'the deed is notarized in person only',
  NO_NOTARY: 'no notary was free',
  MEETING_FAILED: 'the meeting failed',
  KBA_FAILED: 'the identity questions were not answered correctly',
  ID_FAILED: 'the identity document was not accepted',
  EXPIRED: 'the session expired',
  RECALLED: 'the session was called off',
  DECLINED: 'a signer declined',
  COMPLETED_WITH_REJECTIONS: 'the notary rejected a document',
};
export const CORRECTED: Words<(typeof CORRECTIONS)[number]> = {
  NAME: 'name',
  ADDRESS: 'home address',
  INCOME: 'income',
  PROPERTY_USE: 'use of the home',
  OWNERSHIP: 'ownership of the home',
};
export const IDENTITY_DATA_IN_WORDS: Words<(typeof IDENTITY_DATA)[number]> = {
  NAME: 'name',
  BIRTH_DATE: 'birth date',
  SSN: 'Social Security number',
  ADDRESS: 'home address',
  PHONE: 'phone number',
  EMAIL: 'email address',
};
export const LATE_EFFECT: Words<(typeof LATE_EFFECTS)[number]> = {
  TRANSFER: 'money was sent',
  PULL: 'a credit report was pulled',
  ORDER: 'an order was placed',
  RECORDING: 'the county has the deed',
};
export const PAYOFFS: Words<FundingSheet['payoffs'][number]['state']> = {
  TO_PAY: 'to pay',
  SENT: 'sent, not settled',
  PAID: 'paid off',
  FAILED: 'not paid',
};
/** Why the product itself, or staff without a word, hold the funding. */
export const HOLDS: Readonly<Record<string, string>> = {
  [TOO_LATE_TO_SEND]: 'the money would arrive too late for the first payment',
  HELD: 'no reason was written',
};
/** Why a card did not take a refund, and why a transfer came back, where the trade has a word for it. */
export const RETURNS: Readonly<Record<string, string>> = {
  R01: 'R01, insufficient funds',
  R02: 'R02, account closed',
  R03: 'R03, no account found',
  R04: 'R04, number not valid',
  R16: 'R16, account frozen',
  R20: 'R20, account takes no transfers',
  FAILED: 'the vendor could not send it',
  CANCELLED: 'the transfer was canceled',
  NSF_RISK: 'the vendor expects that it comes back',
  TRANSFER_LIMIT: 'above the vendor’s limit',
  INVALID_ROUTING_NUMBER: 'the routing number is not valid',
};
