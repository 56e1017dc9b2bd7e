import { expect, test } from 'vitest';
import { session } from '../session/session.ts';
import { addressAtLender, mayShowLender, settleLender } from './lender-of-application.ts';
import type { Organization } from '@hearthline/orgs/page.ts';
import { setOrganization } from './organization.ts';

const HERE = 'http://localhost:4000/account/heloc/dashboard';

test.each([
  ['another lender', 'PLUMFIELD', 'MAIN', HERE, true, `${HERE}?org=PLUMFIELD`],
  ['another lender than the address names', 'PLUMFIELD', 'MAIN_NY', `${HERE}?org=MAIN_NY&x=1#a`, true, `${HERE}?org=PLUMFIELD&x=1#a`],
  ['the lender of the page', 'MAIN', 'MAIN', HERE, true, null],
  ['no application', null, 'MAIN', HERE, true, null],
  ['a host that serves one lender only', 'PLUMFIELD', 'MAIN', `${HERE}?org=PLUMFIELD`, true, null],
  ['a browser that forgets the session with the page', 'PLUMFIELD', 'MAIN', HERE, false, null],
] as const)('%s', (_, orgCode, served, here, isKept, address) => {
  expect(addressAtLender(orgCode, served, here, isKept)).toBe(address);
});

test('where a host serves any lender, a borrower’s page shows none until it is known whose application it is', () => {
  const serve = (servesAny: boolean) => setOrganization({ servesAny } as Organization);
  serve(true);
  const shown = () => ['/dashboard', '/dashboard/settings', '/contact', '/account/heloc/register-v2'].map(mayShowLender);
  expect(shown()).toEqual([true, true, true, true]);
  session.signIn('x');
  expect(shown()).toEqual([false, false, true, true]);
  serve(false);
  expect(shown()).toEqual([true, true, true, true]);
  serve(true);
  settleLender();
  expect(shown()).toEqual([true, true, true, true]);
  // the next person
  session.token.clear();
  session.signIn('y');
  expect(shown()).toEqual([false, false, true, true]);
  session.token.clear();
});
