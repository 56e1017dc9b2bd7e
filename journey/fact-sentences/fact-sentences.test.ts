import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFact } from '../application/testing/any-fact.ts';
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
