import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { endpoint, type Endpoint } from '@hearthline/contract/endpoint.ts';
import { SANDBOX } from '@hearthline/sandbox/sandbox.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contractFaults } from '../http/contract-check.ts';
import { type Call, routes } from '../http/route.ts';
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

test('a stack trace has the name of the operation whose handler failed', async () => {
  const letterLose = endpoint({
    id: 'letter-lose',
    service: 'mail',
    method: 'GET',
    path: '/lost',
    access: 'anyone',
    summary: 'Lose it',
    reply: z.null(),
  });
  const { letterLose: lost } = routes(
    { letterLose },
    {
      letterLose: async () => {
        await Promise.resolve();
        throw new Error('lost');
      },
    },
  );
  const failure = await lost.handler({ params: undefined } as Call<Endpoint>).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'lost', stack: expect.stringMatching(/at (Object\.)?letterLose \(.*all\.test\.ts/) as string });
});
