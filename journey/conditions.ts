import { CONDITION_KINDS, isConditionKind } from '@hearthline/rules/conditions/kinds.ts';
import { DOCUMENT_TYPES, type DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import type { Actor, ConditionCategory } from '@hearthline/rules/enums.ts';
import type { Facts } from './facts.ts';
import type { Fact } from './facts/fact.ts';
import type { ChecklistStatus } from './statuses.ts';

/** The one table of conditions (B §4.5, AMB-105 to AMB-108): when the product opens one, for which documents, and what the borrower reads. */

/** Data of one condition and its application. */
export type ConditionAbout = {
  readonly category: string;
  readonly notes: string | null;
  /** Replaces the description when present (B §4.6). */
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

/** Opened automatically, once, while `when` holds; a category without it is only opened by staff. */
type Asked = {
  readonly when: (facts: Facts, status: ChecklistStatus) => boolean;
  /** True once it is answered without staff; absent where only staff can tell. */
  readonly settled?: (facts: Facts) => boolean;
  /** Replaces the row's documents where the rule knows better what is missing. */
  readonly documents?: readonly DocumentType[];
  /** Details of the condition itself, where its card reads them. */
  readonly notes?: string;
};

type Sentence = string | ((about: ConditionAbout) => string);
/** What the borrower reads; `button` only for rows that lead to a screen: uploads share one button. */
export type ConditionCopy = { readonly title: Sentence; readonly description: Sentence; readonly button?: string };

export type ConditionRow = {
  readonly asked: Asked | null;
  /** Kinds of documents requested, one per file. */
  readonly documents: readonly DocumentType[];
  /** What staff ask for, where it differs: a person compares the files, and the screen stays the vendor's. */
  readonly ofStaff?: readonly DocumentType[];
  /** The screen that answers it; null: documents are uploaded. */
  readonly screen: string | ((about: ConditionAbout) => string) | null;
  readonly copy: ConditionCopy;
};

const identity = (f: Facts) => f.verification.identity.verification;
const account = ({ accountMask }: ConditionAbout): string =>
  accountMask ? `the account ending in ${accountMask.slice(-4)}` : 'the account you connected';
const identityScreen = ({ signer }: ConditionAbout): string => (signer ? 'conditions/identity' : 'identity');

/** In the order in which they are opened when several apply at once. */
export const CONDITIONS: Readonly<Record<ConditionCategory, ConditionRow>> = {
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    asked: { when: (_, s) => s === 'OWNERSHIP_REVIEW' },
    documents: ['DEED'],
    screen: null,
    copy: {
      title: 'Show that the home is yours',
      description: 'The county record does not name you as an owner. Upload the latest deed or a name-change document.',
    },
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    asked: { when: (_, s) => s === 'OWNERSHIP_REVIEW' },
    // The answer is corrected, or the deed uploaded, on the screen it leads to (AMB-105).
    documents: ['DEED'],
    screen: 'review-app/incorrect-ownership',
    copy: {
      title: 'Tell us how the home is owned',
      description:
        'The county record shows a different kind of ownership than your application. Check your answer, or tell us what changed.',
      button: 'Check ownership',
    },
  },
  GENERIC_DOCUMENT_REQUEST: {
    asked: {
      when: (f) => f.liensEdited,
      documents: ['MORTGAGE_STATEMENT'],
      notes: 'Send the latest statement of each mortgage you changed, or the release of the one you paid off.',
    },
    documents: ['SUPPORT'],
    screen: null,
    copy: {
      title: 'Send us a document',
      description: ({ notes }) =>
        notes ?? 'We need one more document before we can continue. Upload it here, and we tell you when it is checked.',
    },
  },
  HARD_CREDIT_INQUIRY_REVIEW: {
    asked: {
      when: (f) => (f.verification.hardCredit?.newHelocInquiries ?? 0) > 0,
      notes: 'Your credit report shows a new inquiry for another home equity line. Send proof that the other application was canceled.',
    },
    documents: ['PROOF_OF_CANCELLATION'],
    screen: null,
    copy: {
      title: 'Another application on your credit report',
      description: ({ notes }) =>
        notes ?? 'Your credit report shows that you applied elsewhere. Upload proof of cancellation of the other application.',
    },
  },
  HELOC_MANUAL_PAYSTUB_UPLOAD: {
    asked: { when: (f) => f.verification.income.paystubsAsked > 0, settled: (f) => f.verification.income.monthly !== null },
    documents: ['USER_UPLOADED_PAYSTUB', 'USER_UPLOADED_PAYSTUB'],
    screen: null,
    copy: {
      title: ({ numDocsRequired }) => ((numDocsRequired ?? 1) > 1 ? 'Upload your paystubs' : 'Upload your paystub'),
      description: ({ numDocsRequired }) =>
        (numDocsRequired ?? 1) > 1
          ? `Upload your ${numDocsRequired} most recent paystubs. Each has to show your name, your employer and your pay this year.`
          : 'Upload your one most recent paystub. It has to show your name, your employer and your pay this year.',
    },
  },
  BANK_ACCOUNT_FRAUD_REVIEW: {
    asked: {
      // Not while two small deposits are to prove it.
      when: ({ verification: { disbursement } }) => disbursement?.verification === 'PENDING_REVIEW' && disbursement.deposits === undefined,
      // Verified, or refused: nobody sends a statement of an account that is not paid.
      settled: ({ verification: { disbursement } }) => disbursement !== null && disbursement.verification !== 'PENDING_REVIEW',
    },
    documents: ['BANK_STATEMENT'],
    screen: null,
    copy: {
      title: ({ requestDocuments }) => (requestDocuments.length > 0 ? 'Upload Bank Verification Documentation' : 'Upload a bank statement'),
      description: (about) =>
        `Before we pay into ${account(about)}, we need to confirm that it is yours. Upload a bank statement of the last 60 days that shows your name and the last 4 digits of the account.`,
    },
  },
  ID_VERIFICATION_FAILURE: {
    asked: { when: (f) => identity(f) === 'FAILED_VERIFICATION', settled: (f) => identity(f) === 'VERIFIED' },
    documents: [],
    ofStaff: ['DRIVERSLICENSEFRONT', 'DRIVERSLICENSEBACK'],
    screen: identityScreen,
    copy: {
      title: 'Re-upload your ID',
      description: 'We could not read your ID. Take the picture in daylight, with all four corners in view, and send it again.',
      button: 'Re-upload your ID',
    },
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    asked: { when: (f) => identity(f) === 'PENDING_REVIEW', settled: (f) => identity(f) === 'VERIFIED' },
    documents: ['DRIVERSLICENSEFRONT'],
    screen: null,
    copy: {
      title: 'Send an ID with the right name',
      description:
        'The name on your ID differs from your application. Upload an ID whose name matches the application and the property title.',
    },
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    asked: { when: (f) => f.verification.title?.stage === 'COMPLETE' && !f.verification.title.legalDescription },
    documents: ['PROPERTY_DESCRIPTION_SOURCE'],
    screen: null,
    copy: {
      title: 'Upload a document that describes your property',
      description: 'The county record lacks the legal description of your home. Upload the latest mortgage, deed of trust or deed.',
    },
  },
  REVIEW_TRUST_REQUIREMENTS: {
    asked: { when: (f, s) => f.ownership === 'TRUST' && s === 'TRUST_AND_INSURANCE', settled: (f) => f.closing.trustCertified },
    documents: ['CERTIFICATE_OF_TRUST'],
    screen: null,
    copy: {
      title: 'Upload your Certificate of Trust',
      description:
        'Your home is held in a trust. Upload the Certificate of Trust. It names the trust, its date, the trustees and what they may do.',
    },
  },
  MISSING_PHONE_NUMBER: {
    asked: null,
    documents: [],
    screen: 'conditions/phone-number',
    copy: {
      title: 'Add your phone number',
      description: 'We have no phone number to reach you. Add the number of your mobile phone.',
      button: 'Add phone number',
    },
  },
  ESCALATION_REVIEW: {
    asked: null,
    documents: ['SUPPORT'],
    screen: null,
    copy: {
      title: 'Our team is reviewing your application',
      description: 'Someone on our team needs documentation to finish the review. Upload it here.',
    },
  },
};

const isListed = (category: string): category is ConditionCategory => Object.hasOwn(CONDITIONS, category);
/** The category of a stored condition in the facts: one outside the table counts as a document request (B §3.12). */
export const listedCategory = (category: string): ConditionCategory => (isListed(category) ? category : 'GENERIC_DOCUMENT_REQUEST');

/** Whether a rule of the product opened a condition: what a person asks for ends by a person, or by an answer that came after it. */
export const isOfProduct = ({ openedBy }: Facts['openConditions'][number]): boolean => openedBy === undefined;

/** Whether a fact clears what a person asked for though no person recorded it: jobs, callbacks, timers and rules end only what a rule opened. */
export const clearsForStaff = ({ openConditions }: Facts, fact: Fact, actor: Actor): boolean =>
  (actor === 'automation' || actor === 'provider') &&
  (fact.type === 'conditionCleared' || fact.type === 'conditionWaived') &&
  openConditions.some((c) => c.id === fact.conditionId && !isOfProduct(c));

/** Rules that open conditions automatically, in order. */
export const ASKED_BY_RULE = (Object.keys(CONDITIONS) as ConditionCategory[]).flatMap((category) => {
  const { asked } = CONDITIONS[category];
  return asked ? [{ category, ...asked }] : [];
});

/** Notes of a condition of this category, where staff wrote none. */
export function requestOf(category: ConditionCategory): { readonly notes: string | null; readonly documents: readonly DocumentType[] } {
  const { asked, documents } = CONDITIONS[category];
  return { notes: asked?.notes ?? null, documents: asked?.documents ?? documents };
}

/** The documents that staff ask for, one per file; none where a screen answers it. */
export const documentsForStaff = (category: ConditionCategory): readonly DocumentType[] =>
  CONDITIONS[category].ofStaff ?? CONDITIONS[category].documents;
/** Whether another signer can be asked for it: they have a page that sends files, and none of the borrower's screens. */
export const mayAskSigner = (category: ConditionCategory): boolean =>
  CONDITIONS[category].screen === null || CONDITIONS[category].ofStaff !== undefined;

/** A condition by its title, as staff list it: of its kind, where it has one. */
export const titleForStaff = ({
  category,
  kind = null,
}: {
  readonly category: string;
  readonly kind?: string | null | undefined;
}): string => (isConditionKind(kind) ? CONDITION_KINDS[kind].title : cardOfCategory(category).title);
const cardOfCategory = (category: string): ConditionCard =>
  conditionCard({ category, notes: null, commentsToBorrower: null, requestDocuments: [], numDocsRequired: null, accountMask: null });

const typeOf = (document: string | undefined): DocumentType | undefined => DOCUMENT_TYPES.find((type) => type === document);

const UPLOAD_ONE = 'Upload Document';
const UPLOAD_MANY = 'Upload Documents';

/** The card of a condition. A category outside the table gets the generic card, so that no condition stays invisible. */
export function conditionCard(about: ConditionAbout): ConditionCard {
  const { copy, documents, screen, ofStaff } = CONDITIONS[listedCategory(about.category)];
  const takesFiles = screen === null || (ofStaff !== undefined && about.requestDocuments.length > 0);
  const said = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence(about));
  return {
    title: said(copy.title),
    description: about.commentsToBorrower?.trim() || said(copy.description),
    button: copy.button ?? (about.requestDocuments.length > 1 || (about.numDocsRequired ?? 1) > 1 ? UPLOAD_MANY : UPLOAD_ONE),
    action:
      takesFiles || screen === null
        ? { kind: 'UPLOAD', documentType: typeOf(about.requestDocuments[0]) ?? documents[0] ?? 'SUPPORT' }
        : { kind: 'LINK', path: said(screen) },
  };
}

/** Oldest first, as the list shows them (B §4.4). */
export const oldestFirst = <T extends { readonly created: string }>(conditions: readonly T[]): T[] =>
  conditions.toSorted((one, other) => one.created.localeCompare(other.created));
