import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { SANDBOX_ROUTES } from '@hearthline/sandbox/routes.ts';
import { expect, test } from 'vitest';
import { contractFaults } from '../http/contract-check.ts';
import { ROUTES } from './all.ts';

test('every endpoint of the contract has a route, and there is no other route', () => {
  expect(contractFaults(ENDPOINTS, [...ROUTES, ...SANDBOX_ROUTES])).toEqual([]);
});

test('an endpoint without a route is named', () => {
  const [first] = ENDPOINTS;
  if (!first) throw new Error('the contract is empty');
  expect(contractFaults([...ENDPOINTS, { ...first, id: 'nobody-wrote-this' }], [...ROUTES, ...SANDBOX_ROUTES])).toEqual([
    'nobody-wrote-this has no route in server/web/routes/',
  ]);
});
