import { expect, test } from 'vitest';
import { sessionEnd } from './session-end.ts';

const tokenOf = (claims: object): string => `Bearer head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;
const NOW = 1_000_000_000;

test('the lifetime of a fresh token runs from now, however wrong the machine’s clock is', () => {
  expect(sessionEnd(tokenOf({ iat: 100, exp: 1900 }), NOW, true)).toBe(NOW + 1_800_000);
});

test('a stored token ends at its own expiry', () => {
  expect(sessionEnd(tokenOf({ iat: 100, exp: 1900 }), NOW, false)).toBe(1_900_000);
});

test.each(['', 'Bearer x', 'Bearer a.b.c', tokenOf({ exp: '1900' })])('%j has no expiry', (token) => {
  expect(sessionEnd(token, NOW, true)).toBeNull();
});
