import { application } from '@hearthline/journey/application-paths.ts';
import { outside, registration, signer } from '@hearthline/journey/paths.ts';
import { expect, test } from 'vitest';
import { screenName } from './screen-name.ts';

const UUID = '0197c0de-0000-7000-8000-000000000001';

test.each([
  [`/account/heloc/${UUID}/complete`, 'complete'],
  [application(UUID).conditions(), 'conditions'],
  [`/account/heloc/${UUID}/income/upload/tax`, 'income/upload/:type'],
  [`/account/heloc/${UUID}`, null],
  [signer.sign(), 'heloc-signer/sign'],
  [registration.index(), 'register-v2'],
  [outside.settings(), 'settings'],
  ['/nowhere', null],
])('help articles know %s as %s', (path, name) => {
  expect(screenName(path)).toBe(name);
});
