import { type HostileRequest, faultOf, hostileRequest, operationsOfApi } from '@hearthline/sandbox/testing/hostile.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { seededRandom } from '@hearthline/sandbox/testing/seeded-random.ts';
import { ENVIRONMENT } from '../../config/env.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_NAMES } from './access-check.ts';

/** Requests to each operation; `npm run fuzz -- api` sends more, over HTTP and at every status. */
const EACH = 12;
/** Milliseconds that one reply may take. */
const LONGEST_MS = 10_000;

let lender: TestLender;
beforeAll(async () => {
  const limits = Object.keys(ENVIRONMENT.shape).filter((name) => name.startsWith('THROTTLE_'));
  lender = await testLender({ env: Object.fromEntries(limits.map((name) => [name, '1000000'])) });
});
afterAll(async () => lender.close());

const send = async ({ method, url, headers, payload }: HostileRequest) => {
  const given = { method, url, headers: { host: 'localhost', ...headers }, ...(payload !== null && { payload }) } as InjectOptions;
  const reply = await lender.app.inject(given);
  return { status: reply.statusCode, contentType: String(reply.headers['content-type']), text: reply.payload };
};

/** What once was answered 5xx, or not as a problem. */
test.each([
  ['a version that is no integer of the database', 'PUT', '/service-profile/api/v1/profile/ssn', { 'if-match': '99999999999999999999' }],
  ['a version of twenty digits in quotes', 'PUT', '/service-profile/api/v1/profile/ssn', { 'if-match': '"99999999999999999999"' }],
  ['a path with half a character', 'GET', '/offercode/%ED%A0%80', {}],
  ['a path that cannot be decoded', 'GET', '/offercode/%', {}],
])('%s is a wrong request', async (_, method, url, headers) => {
  const { jwt } = await lender.play('happy', 'IN_PROGRESS');
  const payload = method === 'PUT' ? JSON.stringify({ ssn: '666-10-1001' }) : null;
  const reply = await send({
    method,
    url,
    headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json', ...headers },
    payload,
  });
  expect([reply.status, faultOf(reply)]).toEqual([400, null]);
});

test('no hostile request to any operation is answered 5xx, hangs, or tells of the inside', async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 100_000);
  const faults: string[] = [];
  let sent = 0;
  for (const until of ['OFFER_SELECTION', 'COLLECT_ADDITIONAL_INFO']) {
    let { jwt, uuid } = await lender.play('happy', until);
    for (const [at, operation] of operationsOfApi().entries()) {
      const names = Object.fromEntries(APPLICATION_NAMES.map((name) => [name, uuid]));
      const random = seededRandom(seed * 1000 + at);
      for (let n = 0; n < EACH / 2; n += 1) {
        const request = hostileRequest(random, operation, { names, token: n % 3 === 0 ? null : jwt });
        const began = performance.now();
        const fault = faultOf(await send(request));
        const took = performance.now() - began;
        sent += 1;
        if (fault !== null || took > LONGEST_MS)
          faults.push(`seed ${seed}: ${operation.id} ${fault ?? `took ${took} ms`}\n  ${JSON.stringify(request).slice(0, 600)}`);
      }
      // Some operations end the session.
      if ((await lender.call('GET', '/service-profile/api/v1/profile', { jwt })).status === 401)
        ({ jwt, uuid } = await lender.play('happy', until));
    }
  }
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(1500);
}, 120_000);
