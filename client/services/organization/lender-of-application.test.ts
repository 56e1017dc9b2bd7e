import { expect, test } from 'vitest';
import { addressAtLender } from './lender-of-application.ts';

const HERE = 'http://localhost:4000/account/heloc/dashboard';

test.each([
  ['another lender', 'PLUMFIELD', 'MAIN', HERE, true, `${HERE}?org=PLUMFIELD`],
  ['another lender than the address names', 'PLUMFIELD', 'MAIN_NY', `${HERE}?org=MAIN_NY&x=1#a`, true, `${HERE}?org=PLUMFIELD&x=1#a`],
  ['the lender of the page', 'MAIN', 'MAIN', HERE, true, null],
  ['no application yet', undefined, 'MAIN', HERE, true, null],
  ['a host that serves one lender only', 'PLUMFIELD', 'MAIN', `${HERE}?org=PLUMFIELD`, true, null],
  ['a browser that forgets the session with the page', 'PLUMFIELD', 'MAIN', HERE, false, null],
] as const)('%s', (_, orgCode, served, here, isKept, address) => {
  expect(addressAtLender(orgCode, served, here, isKept)).toBe(address);
});
