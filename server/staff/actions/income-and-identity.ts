/** What staff verify of a person themselves: an income, and a document of identity. */
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import { v7 } from 'uuid';
import { type IncomeSheet, incomeSheet } from '../income-sheet.ts';
import { optional, required, type Rows } from './row.ts';

export const INCOME_AND_IDENTITY = {
  // As staff read it from accepted documents, whatever was stated: the server calculates (lending §1.4.3).
  'verify-income': {
    title: 'Verify the income',
    does: 'This income counts as verified, whatever was stated, and the offers are held against it.',
    roles: ['processor', 'underwriter'],
    ends: ['INCOME_REVIEW'],
    fits: ({ status, facts }) => status === 'INCOME_VERIFICATION' && facts.verification.income.reports.length > 0,
    fields: { sources: required(), monthlyIncome: null, note: required('How you read the documents') },
    facts: async (application, { ctx, client, now, as, sources, monthlyIncome }) => {
      // the sandbox itself reads no documents
      if (!as && sources === undefined && monthlyIncome !== undefined)
        return [{ type: 'incomeVerified', monthly: roundHalfEven(monthlyIncome) }];
      const sheet = incomeSheet(application, sources ?? [], dayAtProperty(application.facts, now));
      const id = v7();
      const save = await sealedAnswer(ctx, {
        id,
        applicationUuid: application.uuid,
        kind: 'income-worksheet',
        attempt: application.version,
        data: { ...sheet, by: as?.name ?? 'The sandbox' } satisfies IncomeSheet,
      });
      await save(client);
      return [{ type: 'incomeVerified', monthly: sheet.total, worksheet: id }];
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
