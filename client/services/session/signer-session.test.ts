import { expect, test, vi } from 'vitest';
import { session } from './session.ts';
import { isOutOfPlace, sendSignerAway } from './signer-session.ts';

test.each([
  ['CO_DEEDER', '/dashboard', true],
  ['CO_DEEDER', '/account/heloc/00000000-0000-4000-8000-000000000001/liens', true],
  ['CO_DEEDER', '/account/heloc/register-v2', true],
  ['CO_DEEDER', '/account/heloc/heloc-signer/sign', false],
  ['CO_DEEDER', '/account/heloc/heloc-signer', false],
  ['CO_DEEDER', '/privacy', false],
  ['CO_DEEDER', '/account/heloc/help', false],
  ['CO_DEEDER', '/account/heloc/help/right-to-cancel', false],
  ['PRIMARY', '/dashboard', false],
])('an account of type %s on %s is out of place: %s', (type, path, isOut) => expect(isOutOfPlace(type, path)).toBe(isOut));

test('the token goes and the signers’ sign-in is loaded once: there the account is in its place', () => {
  const location = { pathname: '/dashboard', search: '' };
  vi.stubGlobal('window', { location });
  const loads: string[] = [];
  const load = (path: string): void => {
    loads.push(path);
    location.pathname = path;
  };
  session.signIn('x');
  expect(sendSignerAway('CO_DEEDER', load)).toBe(true);
  expect(session.isSignedIn()).toBe(false);
  session.signIn('x');
  expect(sendSignerAway('CO_DEEDER', load)).toBe(false);
  expect([loads, session.isSignedIn()]).toEqual([['/account/heloc/heloc-signer/login'], true]);
  vi.unstubAllGlobals();
});
