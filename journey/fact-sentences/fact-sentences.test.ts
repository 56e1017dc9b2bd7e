import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFact } from '../application/testing/any-fact.ts';
import { foldedFacts } from '../application/testing/sample-facts.ts';
import { factSchema } from '../facts/fact.ts';
import { sayFact } from './all.ts';
import { FACT_TOPICS } from './row.ts';

const NAMED = { person: (id: string) => (id === 'borrower' ? 'Grace Happy' : `Signer ${id}`) };

test('any fact is one sentence for staff: a capital, a period, nothing undefined, no code in capitals with underscores', () => {
  fc.assert(
    fc.property(anyFact, (fact) => {
      const { topic, sentence } = sayFact(fact, NAMED);
      expect(Object.keys(FACT_TOPICS)).toContain(topic);
      expect(sentence).toMatch(/^[A-Z0-9$].*\.$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|[A-Z]+_[A-Z]/);
    }),
    { numRuns: 2000 },
  );
});

test('a fact about a person names them', () => {
  expect(sayFact({ type: 'signerSigned', signerId: 'x', evidenceId: 'e' }, NAMED).sentence).toBe('Signer x signed.');
  expect(sayFact({ type: 'identityChanged', changeId: 'c', party: 'borrower', what: 'SSN' }, NAMED).sentence).toBe(
    'Staff corrected identity data of Grace Happy: SSN.',
  );
});

test('a member of the staff is named; a log from before they had an id beside it is read as it was', () => {
  const old = factSchema.parse({ type: 'fundingApproved', by: 'Pat Lee' });
  const now = factSchema.parse({ type: 'fundingApproved', by: '0190a000-0000-7000-8000-0000000000a1', name: 'Pat Lee' });
  expect([old, now].map((fact) => sayFact(fact, NAMED).sentence)).toEqual([
    'Pat Lee approved the funding.',
    'Pat Lee approved the funding.',
  ]);
  expect(foldedFacts(old, now).closing.approvals).toEqual(['Pat Lee', '0190a000-0000-7000-8000-0000000000a1']);
});
