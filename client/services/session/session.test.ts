import { expect, test, vi } from 'vitest';
import { needsSignIn, session, signInPath } from './session.ts';

test.each([
  [
    '/account/heloc/00000000-0000-4000-8000-000000000001/liens?a=b',
    '/auth/login?redirectUrl=%2Faccount%2Fheloc%2F00000000-0000-4000-8000-000000000001%2Fliens%3Fa%3Db',
  ],
  ['/dashboard', '/auth/login?redirectUrl=%2Fdashboard'],
  ['/account/heloc/heloc-signer/sign', '/account/heloc/heloc-signer/login?redirectUrl=%2Faccount%2Fheloc%2Fheloc-signer%2Fsign'],
])('signed out on %s', (here, target) => expect(signInPath(here)).toBe(target));

test.each([
  ['/dashboard/settings', true],
  ['/account/heloc/00000000-0000-4000-8000-000000000001/liens', true],
  ['/account/heloc/register-v2', false],
  ['/privacy', false],
  ['/account/heloc/heloc-signer/sign', true],
  ['/account/heloc/heloc-signer/login', false],
])('%s needs a sign-in: %s', (path, needs) => expect(needsSignIn(path)).toBe(needs));

test.each([
  ['/account/heloc/register-v2', []],
  ['/dashboard', ['/auth/login?redirectUrl=%2Fdashboard']],
])('a session that a background request found ended: the token goes, and %s leads to %j', (pathname, left) => {
  vi.stubGlobal('window', { location: { pathname, search: '' } });
  const went: string[] = [];
  session.onLeave((path) => went.push(path));
  session.signIn('x');
  session.endedInBackground();
  expect([session.isSignedIn(), went]).toEqual([false, left]);
  vi.unstubAllGlobals();
});
