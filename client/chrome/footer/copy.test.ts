import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { expect, test } from 'vitest';
import { FOOTER as SPANISH } from './copy.es.ts';
import { FOOTER } from './copy.ts';

test('the District of Columbia is not counted as a state in which a lender is licensed', () => {
  expect(FOOTER.licensed(MAIN.licensedStates)).toBe('Licensed in 42 states and the District of Columbia');
  expect(SPANISH.licensed(MAIN.licensedStates)).toMatch(/ 42 .*Distrito de Columbia/);
  expect(FOOTER.licensed(['NY'])).toBe('Licensed in 1 state');
  expect(FOOTER.licensed(['AZ', 'NY'])).toBe('Licensed in 2 states');
});
