import type { DocumentKind } from '@hearthline/documents/templates/document-data.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { sourceKind } from '../../../steps/documents/executed-copies.ts';

/** Documents of which no template draws the whole. CLOSING_PACKAGE: disclosures and agreement in one file, as older applications have it. */
const WITHOUT_TEMPLATE = ['NOTARIZED_DEED', 'CLOSING_PACKAGE'] as const;
type Kind = DocumentKind | (typeof WITHOUT_TEMPLATE)[number] | DocumentType;

/** What every document and every type of file is called at the desk, in words of the trade: the one table. */
export const FILE_NAMES: Readonly<Record<Kind, string>> = {
  HELOC_IMPORTANT_TERMS: 'Important terms of the line',
  HELOC_BROCHURE: 'HELOC brochure',
  ESIGN_CONSENT: 'E-sign consent',
  PRIVACY_NOTICE: 'Privacy notice',
  SOFT_PULL_AUTHORIZATION: 'Authorization of the soft credit pull',
  NY_CONSUMER_REPORT_NOTICE: 'New York consumer report notice',
  NY_APPLICATION_DISCLOSURES: 'New York application disclosures',
  NY_MORTGAGE_PAMPHLET: 'New York mortgage pamphlet',
  CREDIT_SCORE_NOTICE: 'Credit score notice',
  SUMMARY_DISCLOSURE: 'Application summary',
  APPLICATION_DISCLOSURES: 'Application disclosures',
  TEXAS_EQUITY_NOTICE: 'Texas home equity notice',
  TEXAS_EQUITY_NOTICE_ES: 'Texas home equity notice, Spanish',
  TEXAS_CLOSING_COSTS: 'Texas closing costs',
  TEXAS_FAIR_MARKET_VALUE: 'Texas fair market value',
  ACCOUNT_OPENING_DISCLOSURES: 'Account-opening disclosures',
  LINE_AGREEMENT: 'Line agreement and note',
  AUTOPAY_AUTHORIZATION: 'Autopay authorization',
  DEED_OF_TRUST: 'Security instrument',
  NOTICE_OF_RIGHT_TO_CANCEL: 'Notice of right to cancel',
  NON_RESCISSION_CONFIRMATION: 'Confirmation of no rescission',
  RESCISSION_RECORD: 'Rescission record',
  ADVERSE_ACTION_NOTICE: 'Adverse action notice',
  COUNTEROFFER: 'Counteroffer',
  VALUATION_COPY: 'Copy of the valuation',
  NOTICE_TO_COSIGNER: 'Notice to cosigner',
  NOTICE_OF_INCOMPLETENESS: 'Notice of incompleteness',
  FLOOD_NOTICE: 'Flood hazard notice',
  WELCOME_LETTER: 'Welcome letter',
  ESIGN_CERTIFICATE: 'Certificate of signatures',
  NOTARIZED_DEED: 'Notarized deed',
  CLOSING_PACKAGE: 'Closing package',

  BANK_STATEMENT: 'Bank statement',
  CERTIFICATE_OF_TRUST: 'Certificate of trust',
  USER_UPLOADED_PAYSTUB: 'Paystub',
  PROPERTY_DESCRIPTION_SOURCE: 'Legal description of the property',
  SUPPORT: 'Supporting document',
  DRIVERSLICENSEFRONT: 'Driver’s license, front',
  DRIVERSLICENSEBACK: 'Driver’s license, back',
  IDCARDFRONT: 'State ID, front',
  IDCARDBACK: 'State ID, back',
  PASSPORTFRONT: 'Passport',
  PERMANENTRESIDENTCARDFRONT: 'Permanent resident card, front',
  PERMANENTRESIDENTCARDBACK: 'Permanent resident card, back',
  SELFIE: 'Picture of the face',
  DEED: 'Deed',
  NAME_CHANGE: 'Proof of a name change',
  PROOF_OF_CANCELLATION: 'Proof of cancellation',
  VOIDED_CHECK: 'Voided check',
  W2: 'W-2',
  TAX_RETURN: 'Tax return',
  FORM_1099: 'Form 1099',
  AWARD_LETTER: 'Award letter',
  LEASE: 'Lease',
  DIVORCE_DECREE: 'Divorce decree',
  MORTGAGE_STATEMENT: 'Mortgage statement',
  HAZARD_INSURANCE: 'Hazard insurance policy',
  FLOOD_INSURANCE: 'Flood insurance policy',
  PAYOFF_LETTER: 'Payoff letter',
  SIGNED_DEED: 'Signed deed',
};
const NAMES = new Map<string, string>(Object.entries(FILE_NAMES));

/** The name of a document by its kind, or of a file by its type; an executed copy says so. Null for a kind that the product does not make any more. */
export function fileName(kind: string): string | null {
  const own = NAMES.get(kind);
  if (own !== undefined) return own;
  const source = NAMES.get(sourceKind(kind));
  return source === undefined ? null : `${source}, signed copy`;
}
