import { expect, test } from 'vitest';
import { sessionEnd } from './session-end.ts';

const tokenOf = (claims: object): string => `Bearer head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;
const NOW = 1_000_000_000;

test('a token that has just come ends its lifetime from now, however wrong the machine’s clock is', () => {
  expect(sessionEnd(tokenOf({ iat: 100, exp: 1900 }), NOW, true)).toBe(NOW + 1_800_000);
});

test('a token that was kept ends when it says', () => {
  expect(sessionEnd(tokenOf({ iat: 100, exp: 1900 }), NOW, false)).toBe(1_900_000);
});

test.each(['', 'Bearer x', 'Bearer a.b.c', tokenOf({ exp: '1900' })])('%j has no end', (token) => {
  expect(sessionEnd(token, NOW, true)).toBeNull();
});
