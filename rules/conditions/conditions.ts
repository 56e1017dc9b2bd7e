import { CONDITION_CATEGORIES, type ConditionCategory } from '../enums.ts';
import type { DocumentType } from './document-types.ts';

/** The words of a condition (B §4, AMB-105–108): what the borrower reads for each category, and where its button leads. */

/** What is known of a condition and its file. */
export type ConditionAbout = {
  readonly category: string;
  readonly notes: string | null;
  /** Replaces the description when it is there (B §4). */
  readonly commentsToBorrower: string | null;
  readonly requestDocuments: readonly string[];
  /** xtraData.numDocsRequired. */
  readonly numDocsRequired: number | null;
  /** Last four digits of the connected account. */
  readonly accountMask: string | null;
  /** True for an additional signer, who has pages of their own (AMB-107). */
  readonly signer?: boolean | undefined;
};

/** Where the button leads: an upload of documents of a kind, or a screen, as a path below the application's or the signer's. */
export type ConditionAction =
  | { readonly kind: 'UPLOAD'; readonly documentType: DocumentType }
  | { readonly kind: 'LINK'; readonly path: string };
export type ConditionCard = {
  readonly title: string;
  readonly description: string;
  readonly button: string;
  readonly action: ConditionAction;
};

type Row = {
  readonly title: string | ((about: ConditionAbout) => string);
  readonly description: string | ((about: ConditionAbout) => string);
  /** Only for rows that lead to a screen; uploads have the same button everywhere. */
  readonly button?: string;
  readonly action: ConditionAction | ((about: ConditionAbout) => ConditionAction);
};

const upload = (documentType: DocumentType): ConditionAction => ({ kind: 'UPLOAD', documentType });
const identity = ({ signer }: ConditionAbout): ConditionAction => ({ kind: 'LINK', path: signer ? 'conditions/identity' : 'identity' });
const account = ({ accountMask }: ConditionAbout): string =>
  accountMask ? `the account ending in ${accountMask.slice(-4)}` : 'the account you connected';

const GENERIC: Row = {
  title: 'Send us a document',
  description: 'We need one more document before we can go on. Upload it here, and we tell you when it is checked.',
  action: upload('SUPPORT'),
};

export const CONDITION_COPY: Readonly<Record<ConditionCategory, Row>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: {
    title: ({ requestDocuments }) => (requestDocuments.length > 0 ? 'Upload Bank Verification Documentation' : 'Upload a bank statement'),
    description: (about) =>
      `To pay into ${account(about)}, we have to see that it is yours. Upload a bank statement of the last 60 days that shows your name and the last 4 digits of the account.`,
    action: upload('BANK_STATEMENT'),
  },
  ID_VERIFICATION_FAILURE: {
    title: 'Re-upload your ID',
    description: 'We could not read your ID. Take the picture in daylight, with all four corners in view, and send it again.',
    button: 'Re-upload your ID',
    action: identity,
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    title: 'Send an ID with the right name',
    description:
      'The name on your ID differs from your application. Upload an ID whose name matches the application and the property title.',
    action: upload('DRIVERSLICENSEFRONT'),
  },
  MISSING_PHONE_NUMBER: {
    title: 'Add your phone number',
    description: 'We have no phone number to reach you. Add the number of your mobile phone.',
    button: 'Add phone number',
    action: { kind: 'LINK', path: 'conditions/phone-number' },
  },
  REVIEW_TRUST_REQUIREMENTS: {
    title: 'Upload your Certificate of Trust',
    description:
      'Your home is held in a trust. Upload the Certificate of Trust. It names the trust, its date, the trustees and what they may do.',
    action: upload('CERTIFICATE_OF_TRUST'),
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    title: 'Upload a document that describes your property',
    description: 'The county record lacks the legal description of your home. Upload the latest mortgage, deed of trust or deed.',
    action: upload('PROPERTY_DESCRIPTION_SOURCE'),
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    title: 'Show that the home is yours',
    description: 'The county record does not name you as an owner. Upload the latest deed or a name-change document.',
    action: upload('DEED'),
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    title: 'Tell us how the home is owned',
    description: 'The county record shows a different kind of ownership than your application. Check your answer, or tell us what changed.',
    button: 'Check ownership',
    action: { kind: 'LINK', path: 'review-app/incorrect-ownership' },
  },
  HELOC_MANUAL_PAYSTUB_UPLOAD: {
    title: ({ numDocsRequired }) => ((numDocsRequired ?? 1) > 1 ? 'Upload your paystubs' : 'Upload your paystub'),
    description: ({ numDocsRequired }) =>
      (numDocsRequired ?? 1) > 1
        ? `Upload your ${numDocsRequired} most recent paystubs. Each has to show your name, your employer and your pay this year.`
        : 'Upload your one most recent paystub. It has to show your name, your employer and your pay this year.',
    action: upload('USER_UPLOADED_PAYSTUB'),
  },
  HARD_CREDIT_INQUIRY_REVIEW: {
    title: 'Another application on your credit report',
    description: ({ notes }) =>
      notes ?? 'Your credit report shows that you applied elsewhere. Upload proof of cancellation of the other application.',
    action: upload('PROOF_OF_CANCELLATION'),
  },
  GENERIC_DOCUMENT_REQUEST: GENERIC,
  ESCALATION_REVIEW: {
    title: 'A person is looking at your file',
    description: 'Someone on our team needs documentation to finish the review. Upload it here.',
    action: upload('SUPPORT'),
  },
};

const isListed = (category: string): category is ConditionCategory => (CONDITION_CATEGORIES as readonly string[]).includes(category);

const UPLOAD_ONE = 'Upload Document';
const UPLOAD_MANY = 'Upload Documents';

/** The card of a condition. A category outside the list gets the generic one, so that nothing asked for stays unseen. */
export function conditionCard(about: ConditionAbout): ConditionCard {
  const row = isListed(about.category) ? CONDITION_COPY[about.category] : GENERIC;
  const said = <T>(value: T | ((from: ConditionAbout) => T)): T =>
    typeof value === 'function' ? (value as (from: ConditionAbout) => T)(about) : value;
  return {
    title: said(row.title),
    description: about.commentsToBorrower?.trim() || said(row.description),
    button: row.button ?? (about.requestDocuments.length > 1 || (about.numDocsRequired ?? 1) > 1 ? UPLOAD_MANY : UPLOAD_ONE),
    action: said(row.action),
  };
}

/** Oldest first, as the list shows them (B §4). */
export const oldestFirst = <T extends { readonly created: string }>(conditions: readonly T[]): T[] =>
  conditions.toSorted((one, other) => one.created.localeCompare(other.created));
