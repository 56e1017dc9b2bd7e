import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  authenticatorUri,
  codeAt,
  isRecoveryCode,
  newAuthenticatorSecret,
  newRecoveryCodes,
  RECOVERY_CODES,
  recoveryHash,
  stepOfCode,
} from './two-step.ts';

/** The key of RFC 6238's test vectors, in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at %i seconds the code is that of RFC 6238, appendix B', (seconds, code) => {
    const now = new Date(seconds * 1000);
    expect(codeAt(RFC_SECRET, now)).toBe(code);
    expect(stepOfCode(RFC_SECRET, code, now, null)).toBe(Math.floor(seconds / 30));
  });

  test('a code is taken one period early and late, as typed with spaces, and no further', () => {
    const shown = new Date(1_700_000_000_000);
    const code = codeAt(RFC_SECRET, shown);
    const after = (ms: number) => stepOfCode(RFC_SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, new Date(shown.getTime() + ms), null);
    expect([after(-30_000), after(0), after(30_000)].every((step) => step !== null)).toBe(true);
    expect([after(-61_000), after(61_000)]).toEqual([null, null]);
  });

  test('a code counts once, and an earlier one not after a later', () => {
    const now = new Date(1_700_000_000_000);
    const step = stepOfCode(RFC_SECRET, codeAt(RFC_SECRET, now), now, null);
    expect(step).not.toBeNull();
    expect(stepOfCode(RFC_SECRET, codeAt(RFC_SECRET, now), now, step)).toBeNull();
    expect(stepOfCode(RFC_SECRET, codeAt(RFC_SECRET, new Date(now.getTime() - 30_000)), now, step)).toBeNull();
    const next = new Date(now.getTime() + 30_000);
    expect(stepOfCode(RFC_SECRET, codeAt(RFC_SECRET, next), next, step)).toBe((step ?? 0) + 1);
  });

  test('anything but six digits is refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        fc.pre(!/^\d{6}$/.test(typed.replace(/[\s-]/g, '')));
        expect(stepOfCode(RFC_SECRET, typed, new Date(0), null)).toBeNull();
      }),
    );
  });

  test('a secret has 160 bits, is new each time, and its address names issuer and account', () => {
    const [one, other] = [newAuthenticatorSecret(), newAuthenticatorSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    const uri = new URL(authenticatorUri(one, { issuer: 'Plumfield Bank & Co', account: 'ada@example.com' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(one);
    expect(uri.searchParams.get('issuer')).toBe('Plumfield Bank & Co');
  });
});

test('recovery codes differ, are recognized however they are typed, and hash alike only for the same code', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  for (const code of codes) {
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(isRecoveryCode(code.toLowerCase().replaceAll('-', ' '))).toBe(true);
    expect(recoveryHash(code.toLowerCase())).toEqual(recoveryHash(code));
  }
  expect(new Set(codes.map((code) => recoveryHash(code).toString('hex'))).size).toBe(RECOVERY_CODES);
  expect(isRecoveryCode('123456')).toBe(false);
});
