import type { ConditionCategory } from '@hearthline/rules/enums.ts';
import type { Facts } from '../facts.ts';
import type { ChecklistStatus } from '../statuses.ts';

/** A condition a rule asks for while a file stands so (domain.md §1.2). Each is asked once. */
export type ConditionRow = {
  readonly category: ConditionCategory;
  readonly when: (facts: Facts, status: ChecklistStatus) => boolean;
  /** True once it is answered without a person; absent where only staff can tell. */
  readonly settled?: (facts: Facts) => boolean;
  /** Kinds of documents asked for. */
  readonly documents: readonly string[];
  /** What the borrower reads. */
  readonly notes: string;
};

const identity = (f: Facts) => f.full.identity.verification;

export const CONDITIONS: readonly ConditionRow[] = [
  {
    category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
    when: (_, s) => s === 'OWNERSHIP_REVIEW',
    documents: ['DEED'],
    notes: 'The county records name another owner.',
  },
  {
    category: 'FALSE_OWNERSHIP_TYPE_REVIEW',
    when: (_, s) => s === 'OWNERSHIP_REVIEW',
    documents: ['DEED'],
    notes: 'Tell us how you own this home.',
  },
  {
    category: 'GENERIC_DOCUMENT_REQUEST',
    when: (f) => f.liensEdited,
    documents: ['MORTGAGE_STATEMENT'],
    notes: 'Send the latest statement of each mortgage you changed, or the release of the one you paid off.',
  },
  {
    category: 'HARD_CREDIT_INQUIRY_REVIEW',
    when: (f) => (f.full.hardCredit?.newHelocInquiries ?? 0) > 0,
    documents: ['SUPPORT'],
    notes: 'Your credit report shows a new inquiry for another home equity line. Send proof that the other application was canceled.',
  },
  {
    category: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
    when: (f) => f.full.income.paystubsAsked > 0,
    settled: (f) => f.full.income.monthly !== null,
    documents: ['USER_UPLOADED_PAYSTUB', 'USER_UPLOADED_PAYSTUB'],
    notes: 'Send your most recent paystubs.',
  },
  {
    category: 'BANK_ACCOUNT_FRAUD_REVIEW',
    when: (f) => f.full.disbursement?.verification === 'PENDING_REVIEW',
    settled: (f) => f.full.disbursement?.verification === 'VERIFIED',
    documents: ['BANK_STATEMENT'],
    notes: 'The name on the account is not the name on your application.',
  },
  {
    category: 'ID_VERIFICATION_FAILURE',
    when: (f) => identity(f) === 'FAILED_VERIFICATION',
    settled: (f) => identity(f) === 'VERIFIED',
    documents: [],
    notes: 'We could not read your identity document.',
  },
  {
    category: 'IDENTITY_DOCUMENT_FRAUD_REVIEW',
    when: (f) => identity(f) === 'PENDING_REVIEW',
    settled: (f) => identity(f) === 'VERIFIED',
    documents: ['DRIVERSLICENSEFRONT'],
    notes: 'The name on your document is not the name on your application.',
  },
  {
    category: 'PROPERTY_LEGAL_DESCRIPTION',
    when: (f) => f.full.title?.stage === 'COMPLETE' && !f.full.title.legalDescription,
    documents: ['PROPERTY_DESCRIPTION_SOURCE'],
    notes: 'The county records hold no legal description of your home.',
  },
  {
    category: 'REVIEW_TRUST_REQUIREMENTS',
    when: (f, s) => f.ownership === 'TRUST' && s === 'TRUST_AND_INSURANCE',
    settled: (f) => f.closing.trustCertified,
    documents: ['CERTIFICATE_OF_TRUST'],
    notes: 'Your home is held in a trust.',
  },
];
