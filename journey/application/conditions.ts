import type { ConditionCategory } from '@hearthline/rules/words.ts';
import type { Facts } from '../facts.ts';
import type { ChecklistStatus } from '../statuses.ts';

/** A condition a rule asks for while a file stands so (domain.md §1.2, rows 5 and 7). Each is asked once. */
export type ConditionRow = {
  readonly category: ConditionCategory;
  readonly when: (facts: Facts, status: ChecklistStatus) => boolean;
  /** Kinds of documents asked for. */
  readonly documents: readonly string[];
  /** What the borrower reads. */
  readonly notes: string;
};

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
];
