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

test.each([
  // a sign-out empties the token, then removes it
  [
    'a sign-out',
    '/dashboard',
    [
      ['jwt', ''],
      ['jwt', null],
    ],
    ['/auth/login?redirectUrl=%2Fdashboard'],
    false,
  ],
  [
    'a sign-out',
    '/account/heloc/heloc-signer/sign',
    [['jwt', '']],
    ['/account/heloc/heloc-signer/login?redirectUrl=%2Faccount%2Fheloc%2Fheloc-signer%2Fsign'],
    false,
  ],
  ['a session that ran out', '/dashboard', [['jwt', null]], ['/auth/login?redirectUrl=%2Fdashboard'], true],
  ['an emptied storage', '/dashboard', [[null, null]], ['/auth/login?redirectUrl=%2Fdashboard'], false],
  ['a sign-out', '/account/heloc/register-v2', [['jwt', '']], [], true],
  ['another key', '/dashboard', [['helocApplicationUuid', null]], [], true],
] as const)('%s in another tab of %s', (_, pathname, events, left, keeps) => {
  const tab = new Map([['typedAnswers', '{}']]);
  const went: string[] = [];
  let heard: (event: { key: string | null; newValue: string | null }) => void = () => undefined;
  vi.stubGlobal('window', {
    location: { pathname, search: '', replace: (path: string) => went.push(path) },
    sessionStorage: { clear: () => tab.clear() },
    addEventListener: (_name: string, listener: typeof heard) => (heard = listener),
  });
  session.followOtherTabs();
  for (const [key, newValue] of events) heard({ key, newValue });
  expect([[...new Set(went)], tab.size === 1]).toEqual([left, keeps]);
  vi.unstubAllGlobals();
});

test('a sign-out shows the other tabs an emptied token before it is gone; a session that ran out does not', () => {
  const written: unknown[] = [];
  vi.stubGlobal('window', {
    localStorage: {
      getItem: () => null,
      setItem: (_key: string, value: string) => written.push(value),
      removeItem: () => written.push(null),
    },
  });
  session.token.signOut();
  session.token.clear();
  expect(written).toEqual(['', null, null]);
  vi.unstubAllGlobals();
});
