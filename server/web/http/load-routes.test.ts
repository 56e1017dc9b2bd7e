import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { expect, test } from 'vitest';
import { contractFaults } from './contract-check.ts';
import { SANDBOX } from '@hearthline/sandbox/sandbox.ts';
import { loadRoutes } from './load-routes.ts';

test('every operation of the contract has its route, and nothing else has one', async () => {
  expect(contractFaults(ENDPOINTS, await loadRoutes(ENDPOINTS, { sandbox: SANDBOX.routes }))).toEqual([]);
});

test('an operation without a file is left out, to be named when the app is built', async () => {
  const [first] = ENDPOINTS;
  if (!first) throw new Error('the contract is empty');
  expect(await loadRoutes([{ ...first, id: 'nobody-wrote-this' }])).toEqual([]);
});
