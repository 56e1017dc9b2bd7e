import { expect, test } from 'vitest';
import { isListed } from './maintenance.ts';

const ONE = '/account/heloc/01a1fb4c-22ab-7371-a961-f27821b1dea3';

test.each([
  ['*', '/account/heloc/register-v2', true],
  ['*', `${ONE}/liens`, true],
  ['*', '/dashboard', false],
  ['/register', '/account/heloc/register-v2/home-address', true],
  ['register', '/account/heloc/register', true],
  ['/register', `${ONE}/liens`, false],
  ['/signing, /notary', `${ONE}/notary/session`, true],
  ['/signing, /notary', `${ONE}/product/select`, false],
  ['/dashboard', '/dashboard/settings', true],
  ['', '/account/heloc/register', false],
  [' , /', '/account/heloc/register', false],
])('routes "%s" and %s: %s', (routes, path, down) => expect(isListed(routes, path)).toBe(down));
