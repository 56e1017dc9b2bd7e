import { CALLERS, expectationOf, type CallerKind } from '@hearthline/contract/access-matrix.ts';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { EXPECTED_ACCESS } from '@hearthline/contract/testing/expected-access.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_NAMES } from './http/access-check.ts';
import { type Callers, callersOfEveryKind } from '@hearthline/sandbox/testing/callers.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { samplesOf, samplesWithoutEndpoint, sendSample } from '@hearthline/sandbox/testing/samples.ts';
import { snapshot } from '../testing/snapshot.ts';

/** Endpoints after which the caller has to sign in again. */
const ENDS_SESSIONS = ['identity-logout', 'broker-logout', 'identity-password', 'desk-session-end'];

/** Endpoints that anyone may call, and that identify the caller by a cookie of a sign-in that is under way: without it they refuse by themselves. */
const BY_COOKIE = ['broker-self', 'desk-session-code', 'desk-authenticator-post', 'desk-authenticator-confirm'];

/** Endpoints whose sample the handler refuses by a rule of its own: a password that was really changed would lock out the callers of the other cells. */
const REFUSED_BY_HANDLER = ['desk-account-password'];

let lender: TestLender;
let callers: Callers;
beforeAll(async () => {
  lender = await testLender();
  callers = await callersOfEveryKind(lender);
});
afterAll(async () => lender.close());

/** Sends a sample request that the schemas accept and the handler validates. */
async function ask(endpoint: Endpoint, caller: CallerKind, uuid = callers.application) {
  const [sample = {}] = samplesOf(endpoint);
  const names = { signerId: callers.signerId, ...Object.fromEntries(APPLICATION_NAMES.map((name) => [name, uuid])) };
  const answer = await sendSample(lender, endpoint, sample, { jwt: callers.tokenOf(caller), names });
  if (ENDS_SESSIONS.includes(endpoint.id) && answer.status < 400) await callers.again(caller);
  return answer;
}
/** The expected access, written apart from the contract, so that a rule loosened there is noticed. */
function expected(endpoint: Endpoint, caller: CallerKind) {
  const rule = EXPECTED_ACCESS.get(endpoint.id);
  if (!rule) throw new Error(`contract/testing/expected-access.ts does not say who may call ${endpoint.id}`);
  return expectationOf(rule, caller);
}
const cells = ENDPOINTS.flatMap((endpoint) => CALLERS.map((caller) => ({ endpoint, caller, expected: expected(endpoint, caller) })));

test('every caller without access is refused as expected, and a refusal changes no row', async () => {
  const wrong: string[] = [];
  const refused = cells.filter(({ expected }) => expected !== 'in');
  const before = await snapshot(lender.ctx.pool);
  for (const { endpoint, caller, expected } of refused) {
    const { status } = await ask(endpoint, caller);
    if (status !== expected) wrong.push(`${endpoint.id} to ${caller}: ${status}, not ${expected}`);
  }
  expect(wrong).toEqual([]);
  expect(await snapshot(lender.ctx.pool)).toEqual(before);
  expect(refused.length).toBeGreaterThan(600);
}, 120_000);

test("the reply for another person's application equals the one for an application that does not exist", async () => {
  const unlike: string[] = [];
  const plain = ({ status, body }: Awaited<ReturnType<typeof ask>>) => JSON.stringify({ status, ...body, instance: '', traceId: '' });
  for (const endpoint of ENDPOINTS.filter((e) => e.access === 'owner' || e.access === 'signer')) {
    const [others, absent] = [await ask(endpoint, 'another borrower'), await ask(endpoint, 'another borrower', v7())];
    if (plain(others) !== plain(absent)) unlike.push(endpoint.id);
  }
  expect(unlike).toEqual([]);
}, 60_000);

test('an application of another lender does not exist for staff, whatever the operation', async () => {
  const found: string[] = [];
  const strangers = deskTokens(lender);
  for (const endpoint of ENDPOINTS.filter(({ access, path }) => access === 'staff' && path.includes('{uuid}'))) {
    // A role that may call it at their own lender: another one would be refused as that.
    const [role = 'compliance'] = EXPECTED_ACCESS.get(endpoint.id)?.roles ?? [];
    const [sample = {}] = samplesOf(endpoint);
    const names = { signerId: callers.signerId, ...Object.fromEntries(APPLICATION_NAMES.map((name) => [name, callers.application])) };
    const { status } = await sendSample(lender, endpoint, sample, { jwt: await strangers(role, 'PLUMFIELD'), names });
    if (status !== 404) found.push(`${endpoint.id}: ${status}`);
  }
  expect(found).toEqual([]);
}, 60_000);

test('every caller with access is allowed by the handler itself', async () => {
  const wrong: string[] = [];
  for (const { endpoint, caller } of cells.filter(({ expected }) => expected === 'in')) {
    // the person of its sample works for the first lender, and this caller asks at another's host
    if (endpoint.id === 'desk-session-post' && caller === 'staff of another lender') continue;
    const { status, body } = await ask(endpoint, caller);
    // no visit is recorded unless it was sampled, for every caller
    if (endpoint.id === 'ft-replay' && body['code'] === 'forbidden') continue;
    if (BY_COOKIE.includes(endpoint.id) && status === 401 && body['code'] === 'unauthenticated') continue;
    if (status === 401 || status === 403 || status >= 500) wrong.push(`${endpoint.id} to ${caller}: ${status} ${String(body['message'])}`);
    if (body['code'] === 'invalid_request' && !REFUSED_BY_HANDLER.includes(endpoint.id))
      wrong.push(`${endpoint.id}: the sample is not a valid request: ${JSON.stringify(body['errors'])}`);
  }
  expect(wrong).toEqual([]);
}, 240_000);

test('the OpenAPI file, the contract and the samples have the same endpoints', () => {
  const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const named = Object.values(paths).flatMap((methods) => Object.values(methods).map((m) => m.operationId));
  expect(named.toSorted()).toEqual(ENDPOINTS.map((e) => e.id).toSorted());
  expect(samplesWithoutEndpoint()).toEqual([]);
});
