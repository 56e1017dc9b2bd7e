import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { SANDBOX } from '@hearthline/sandbox/sandbox.ts';
import { expect, test } from 'vitest';
import { contractFaults } from '../http/contract-check.ts';
import { ROUTES } from './all.ts';

test('every endpoint of the contract has a route, and there is no other route', () => {
  expect(contractFaults(ENDPOINTS, [...ROUTES, ...SANDBOX.routes])).toEqual([]);
});

test('an endpoint without a route is named', () => {
  const [first] = ENDPOINTS;
  if (!first) throw new Error('the contract is empty');
  expect(contractFaults([...ENDPOINTS, { ...first, id: 'nobody-wrote-this' }], [...ROUTES, ...SANDBOX.routes])).toEqual([
    'nobody-wrote-this has no route in server/web/routes/',
  ]);
});
