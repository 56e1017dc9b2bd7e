import { expect, test } from 'vitest';
import { signInPath } from './session.ts';

test.each([
  [
    '/account/heloc/00000000-0000-4000-8000-000000000001/liens?a=b',
    '/auth/login?redirectUrl=%2Faccount%2Fheloc%2F00000000-0000-4000-8000-000000000001%2Fliens%3Fa%3Db',
  ],
  ['/dashboard', '/auth/login?redirectUrl=%2Fdashboard'],
  ['/account/heloc/heloc-signer/sign', '/account/heloc/heloc-signer/login'],
])('signed out on %s', (here, target) => expect(signInPath(here)).toBe(target));
