/** What staff verify of a person themselves: an income, and a document of identity. */
import { roundHalfEven } from '@hearthline/rules/money.ts';
import { missing, optional, required, type Rows } from './row.ts';

export const INCOME_AND_IDENTITY = {
  // As staff read it from the requested paystubs, whatever was stated.
  'verify-income': {
    title: 'Verify the income',
    does: 'This income counts as verified, whatever was stated, and the offers are held against it.',
    roles: ['processor', 'underwriter'],
    ends: ['INCOME_REVIEW'],
    fits: ({ status, facts }) => status === 'INCOME_VERIFICATION' && facts.verification.income.reports.length > 0,
    fields: { monthlyIncome: required(), note: required('Which paystubs, and how you reckoned') },
    facts: (_, { monthlyIncome }) => {
      if (monthlyIncome === undefined) throw missing('monthlyIncome', 'Enter the income a month that the paystubs show');
      return [{ type: 'incomeVerified', monthly: roundHalfEven(monthlyIncome) }];
    },
  },
  'review-identity': {
    title: 'Accept the identity document',
    does: 'The identity counts as verified.',
    roles: ['compliance'],
    ends: ['IDENTITY_REVIEW'],
    fits: ({ facts: { verification } }) => verification.identity.verification === 'PENDING_REVIEW',
    fields: { note: optional() },
    facts: () => [{ type: 'identityReviewed', verification: 'VERIFIED' }],
  },
} as const satisfies Rows<'verify-income' | 'review-identity'>;
