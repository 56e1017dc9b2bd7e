import { expect, test } from 'vitest';
import { foldedFacts, some } from './application/testing/sample-facts.ts';
import { floodNoticeOf } from './deliveries.ts';
import { isSignerPath, signerScreenOf } from './paths.ts';

test('a flood notice is due in a flood zone only, given until it is acknowledged, and acknowledged from then on', () => {
  const zone = (sfha: boolean) => some('floodDetermined', { sfha });
  expect(floodNoticeOf(foldedFacts())).toBe('NONE');
  expect(floodNoticeOf(foldedFacts(zone(false)))).toBe('NONE');
  expect(floodNoticeOf(foldedFacts(zone(true)))).toBe('NOTICE_GIVEN');
  expect(floodNoticeOf(foldedFacts(zone(true), some('floodNoticeAcknowledged')))).toBe('ACKNOWLEDGED');
  expect(floodNoticeOf(foldedFacts(zone(false), some('floodNoticeAcknowledged')))).toBe('NONE');
});

test('the signers’ area is known below the base only, by its whole name', () => {
  const base = '/account/heloc/heloc-signer';
  expect([base, `${base}/login`, `${base}?from=x`, `${base}#a`].map(isSignerPath)).toEqual([true, true, true, true]);
  expect(['/heloc-signer', '/heloc-signers', `${base}s/login`, '/account/heloc', '/x/heloc-signer'].map(isSignerPath)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(signerScreenOf(`${base}/login?x=1`)).toBe('login');
  expect([signerScreenOf(base), signerScreenOf(`${base}/nowhere`), signerScreenOf('/login')]).toEqual([null, null, null]);
});
