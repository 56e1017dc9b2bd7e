import { CHECKLIST_STATUSES, statusKind } from '@hearthline/journey/statuses.ts';
import { initial, type State } from '@hearthline/web/live/following.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleStatus } from '../../samples/sample-application.ts';
import type { SignerProfile } from '../signer.ts';
import { signerRules } from './signer-follower.ts';
import { borrowerRules, type KnownApplication } from './status-follower.ts';

const stateAt = (status: (typeof CHECKLIST_STATUSES)[number], change: Partial<State<KnownApplication>>): State<KnownApplication> => ({
  ...initial<KnownApplication>({ status: sampleStatus({ status, version: 7 }), application: null }),
  ...change,
});

test('a borrower who waits is always read for, however long it took; a screen only while a page watches', () =>
  fc.assert(
    fc.property(fc.constantFrom(...CHECKLIST_STATUSES), fc.nat({ max: 600_000 }), fc.nat({ max: 2 }), (status, waitedMs, watches) => {
      const state = stateAt(status, { waitedMs, watches });
      const waiting = borrowerRules.nextAsk(state, { kind: 'wait', delayMs: 1000 });
      expect(waiting).toMatchObject({ after: 7 });
      expect(waiting?.wait).toBeGreaterThan(0);
      expect(waiting?.wait).toBeLessThanOrEqual(25);
      const staying = borrowerRules.nextAsk(state, { kind: 'stay' });
      if (watches > 0 || ['waiting', 'hold'].includes(statusKind(status))) expect(staying).toEqual({ after: 7, wait: 25 });
      if (watches === 0 && statusKind(status) === 'screen') expect(staying).toBeNull();
    }),
  ));

test.each([
  ['CONSENT', 'CO_DEED_REQ', { after: 7, wait: 25 }],
  ['DONE', 'RESCISSION', { after: 7, wait: 25 }],
  ['DONE', 'COMPLETE', null],
  ['CANCELLED', 'CANCELLED', null],
] as const)('a signer at %s of %s is read for with %o', (next, status, ask) => {
  const signer = { next, status } as SignerProfile;
  const state = initial({ signer, status: sampleStatus({ status, version: 7 }) });
  expect(signerRules.nextAsk(state, { kind: 'stay' })).toEqual(ask);
});
