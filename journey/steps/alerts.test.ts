import { expect, test } from 'vitest';
import type { Signer } from '../facts/verification-state.ts';
import { hasOpenAlert, needsPerson } from './signers.ts';

const SIGNER = {
  role: 'CO_SIGNER',
  signed: false,
  cleared: false,
  identified: true,
  identity: { tries: 1, sessionRef: 's' },
  credit: { hit: 'HIT', score: 700, alerts: ['INITIAL_FRAUD'] },
} as unknown as Signer;
const ALONE = { hit: 'HIT', score: 700, alerts: [] } as const;

test.each([
  ['an alert', SIGNER, true, true],
  ['an alert that they confirmed', { ...SIGNER, alertVerified: true }, false, false],
  [
    'a file that is not theirs beside an alert that they confirmed',
    { ...SIGNER, alertVerified: true, credit: { ...SIGNER.credit, hit: 'NO_HIT' } },
    false,
    true,
  ],
  ['no alert', { ...SIGNER, credit: ALONE }, false, false],
  ['an alert, signed before', { ...SIGNER, signed: true }, false, false],
] as const)('a signer with %s', (_, signer, isOpen, isHeld) => {
  expect([hasOpenAlert(signer as Signer), needsPerson(signer as Signer)]).toEqual([isOpen, isHeld]);
});
