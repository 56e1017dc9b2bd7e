import { expect, test } from 'vitest';
import { SIGNER_SCREENS } from './paths.ts';
import { signerPlace, signerProgress, type SignerNext } from './signer-place.ts';
import { SIGNER_STEPS } from './steps/signers.ts';

const NEXT: readonly SignerNext[] = [...SIGNER_STEPS, 'CANCELLED'];
const standing = { next: 'SIGN', status: 'CO_DEED_REQ', role: 'CO_DEEDER', mayCancel: true, identity: { verified: true } } as const;

test('wherever a signer is sent, they stay: no step leads in a circle', () => {
  for (const next of NEXT)
    for (const here of [null, ...SIGNER_SCREENS]) {
      const target = signerPlace(next, here) ?? here;
      expect([next, here, signerPlace(next, target)]).toEqual([next, here, null]);
    }
});

test.each([
  ['CONSENT', 'sign', 'intro'],
  ['IDENTITY', 'sign', 'identity'],
  ['SIGN', 'documents', null],
  ['CONSENT', 'documents', 'intro'],
  ['SIGN', 'conditions/identity', 'sign'],
  ['CANCELLED', 'sign', 'cancelled'],
  ['CANCELLED', 'documents', null],
  ['DONE', 'cancelled', 'sign'],
] as const)('at %s, on %s: %s', (next, here, target) => expect(signerPlace(next, here)).toBe(target));

test('from the screen of a step that was taken, a signer goes on, also where it stays open to be read', () => {
  expect([signerPlace('IDENTITY', 'intro', 'CONSENT'), signerPlace('IDENTITY', 'intro')]).toEqual(['identity', null]);
  expect([signerPlace('WAIT', 'identity', 'IDENTITY'), signerPlace('SIGN', 'documents', 'WAIT')]).toEqual([null, null]);
});

test.each([
  ['a co-owner who signs', standing, 'Sign'],
  ['a co-signer whose credit is read', { ...standing, next: 'WAIT', role: 'CO_SIGNER' }, 'Your credit'],
  ['a co-owner whose documents are prepared again', { ...standing, next: 'WAIT' }, 'Sign'],
  ['a picture is checked', { ...standing, next: 'WAIT', identity: { verified: null } }, 'Your ID'],
  ['signed, others are not', { ...standing, next: 'DONE' }, 'Notary'],
  ['signed, the days to cancel run', { ...standing, next: 'DONE', status: 'RESCISSION' }, 'Right to cancel'],
  ['signed, without a right to cancel', { ...standing, next: 'DONE', status: 'TRUST_AND_INSURANCE', mayCancel: false }, 'Funded'],
  ['funded', { ...standing, next: 'DONE', status: 'COMPLETE' }, undefined],
] as const)('%s', (_, where, name) => {
  const { names, at } = signerProgress(where);
  expect(names[at]).toBe(name);
  expect(names.includes('Your credit')).toBe(where.role === 'CO_SIGNER');
});
