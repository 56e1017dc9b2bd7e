/**
 * Who is let in, asked with generated requests: every operation, every kind of caller, and the ways by which a caller may pretend to be more than they are.
 * `npm run matrix` asks more rounds, on applications at more statuses, and prints the counts; access.md has the rule of each cell.
 */
import { CALLERS, type CallerKind, expectationOf, isStaff } from '@hearthline/contract/access-matrix.ts';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { EXPECTED_ACCESS } from '@hearthline/contract/testing/expected-access.ts';
import { type Callers, callersOfEveryKind } from '@hearthline/sandbox/testing/callers.ts';
import { type Operation, operationsOfApi, type Random, validRequest } from '@hearthline/sandbox/testing/hostile.ts';
import { credentialsOf, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { seededRandom } from '@hearthline/sandbox/testing/seeded-random.ts';
import { DESK_HEADER } from '../identity/access/staff-sessions.ts';
import { ENVIRONMENT } from '../config/env.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { snapshot } from '../testing/snapshot.ts';
import { APPLICATION_NAMES } from './http/access-check.ts';

const ROUNDS = Number(process.env['MATRIX_ROUNDS'] ?? 1);
const SEED = Number(process.env['MATRIX_SEED'] ?? 22);
/** Where the applications stand that strangers ask for, beside the one that every caller has a relation to; the short run asks for the first. */
const STANDS = ['OFFER_SELECTION', 'INCOME_VERIFICATION', 'NOTE_SIGNING', 'RESCISSION', 'COMPLETE'] as const;
/** Callers without a relation to a played application: what they get is the same at every status. */
const STRANGERS: readonly CallerKind[] = [
  'anonymous',
  'bad token',
  'another borrower',
  'signer of another',
  'another loan officer',
  'loan officer of another lender',
  'staff of another lender',
];

let lender: TestLender;
let callers: Callers;
beforeAll(async () => {
  const limits = Object.keys(ENVIRONMENT.shape).filter((name) => name.startsWith('THROTTLE_'));
  lender = await testLender({ env: Object.fromEntries(limits.map((name) => [name, '1000000'])) });
  callers = await callersOfEveryKind(lender);
});
afterAll(async () => lender.close());

const OPERATIONS = operationsOfApi().filter(({ isSandbox }) => !isSandbox);
const endpointOf = ({ id }: Operation): Endpoint => ENDPOINTS.find((endpoint) => endpoint.id === id) as Endpoint;

/** Ways to ask that open nothing: how the headers differ from an honest request, and for which callers. */
const WAYS: Readonly<
  Record<string, { readonly whose: (caller: CallerKind) => boolean; readonly change: (headers: Record<string, string>) => void }>
> = {
  honest: { whose: () => true, change: () => undefined },
  'at another lender’s host': {
    whose: () => true,
    change: (headers) => {
      headers['host'] = headers['x-org'] === 'PLUMFIELD' ? 'localhost' : 'plumfield.localhost';
      delete headers['x-org'];
    },
  },
  'with another lender’s x-org': {
    whose: () => true,
    change: (headers) => void (headers['x-org'] = headers['x-org'] === 'PLUMFIELD' ? 'MAIN' : 'PLUMFIELD'),
  },
  'without the header of the desk': { whose: isStaff, change: (headers) => void delete headers[DESK_HEADER] },
  'with the session as a bearer token': {
    whose: isStaff,
    change: (headers) => {
      headers['authorization'] = `Bearer ${(headers['cookie'] ?? '').split('=')[1] ?? ''}`;
      delete headers['cookie'];
    },
  },
  'with the token as a session of the desk': {
    whose: (caller) => !isStaff(caller),
    change: (headers) => {
      headers['cookie'] = `hearthline-desk=${(headers['authorization'] ?? '').replace('Bearer ', '')}`;
      headers[DESK_HEADER] = '1';
      delete headers['authorization'];
    },
  },
};

const counts = new Map<string, number>();
const surprises: string[] = [];

async function ask(random: Random, operation: Operation, caller: CallerKind, way: string, uuid: string): Promise<number> {
  const names = { signerId: callers.signerId, ...Object.fromEntries(APPLICATION_NAMES.map((name) => [name, uuid])) };
  const { method, url, headers, payload } = validRequest(random, operation, names);
  const sent: Record<string, string> = { host: 'localhost', ...headers, ...credentialsOf(callers.tokenOf(caller)) };
  if (url.startsWith('/desk/api/')) sent[DESK_HEADER] = '1';
  WAYS[way]?.change(sent);
  const reply = await lender.app.inject({ method, url, headers: sent, ...(payload !== null && { payload }) } as InjectOptions);
  const key = `${caller} · ${Math.floor(reply.statusCode / 100)}xx`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
  if (reply.statusCode >= 500) surprises.push(`${operation.id} by ${caller} ${way}: ${reply.statusCode} ${reply.payload.slice(0, 120)}`);
  return reply.statusCode;
}

/** What a caller gets by an honest request, from the copy of the rules that is written apart from the contract. */
function expected(operation: Operation, caller: CallerKind) {
  const rule = EXPECTED_ACCESS.get(operation.id);
  if (!rule) throw new Error(`contract/testing/expected-access.ts does not say who may call ${operation.id}`);
  return expectationOf(rule, caller);
}
/** Every table; of the desk's sessions their number only: when each was used last is noted once a minute, also of a request that is refused. */
const rows = async (): Promise<string[]> =>
  (await snapshot(lender.ctx.pool)).map((line) => line.replace(/^(public\.staff_session: \d+) .*/, '$1'));
const isRefusal = (status: number): boolean => status >= 400 && status < 500;
/** Refused for its shape, before its caller is looked at: no file in the form of an upload, a value that a pattern of the contract refuses. */
const SHAPE = [400, 415];

test(
  'no caller gets more than the rule of the operation, however they ask, at any status; a refusal changes no row',
  async () => {
    const random = seededRandom(SEED);
    const stands = STANDS.slice(0, ROUNDS === 1 ? 1 : STANDS.length);
    const others: string[] = [];
    for (const stand of stands) others.push((await lender.play('happy', stand)).uuid);
    const refused = OPERATIONS.flatMap((operation) =>
      CALLERS.filter((caller) => expected(operation, caller) !== 'in').map((caller) => ({ operation, caller })),
    );
    const judged = { byShape: 0, byCaller: 0 };
    const before = await rows();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { operation, caller } of refused)
        for (const [way, { whose }] of Object.entries(WAYS)) {
          // the short run asks each cell honestly, and by one other way
          if (way !== 'honest' && (!whose(caller) || (ROUNDS === 1 && random() > 0.25))) continue;
          const status = await ask(random, operation, caller, way, callers.application);
          const isAsExpected = way === 'honest' ? status === expected(operation, caller) || SHAPE.includes(status) : isRefusal(status);
          if (way === 'honest') judged[SHAPE.includes(status) ? 'byShape' : 'byCaller'] += 1;
          if (!isAsExpected) surprises.push(`${operation.id} by ${caller} ${way}: ${status}, not ${expected(operation, caller)}`);
        }
      for (const uuid of others)
        for (const operation of OPERATIONS.filter(
          (one) => ['owner', 'signer'].includes(endpointOf(one).access) || /\{uuid\}/.test(one.path),
        ))
          for (const caller of STRANGERS) {
            const status = await ask(random, operation, caller, 'honest', uuid);
            if (!isRefusal(status)) surprises.push(`${operation.id} by ${caller} on an application that is not theirs: ${status}`);
          }
    }
    // the desk’s own refusals by role are asked as well by a session that is sent the wrong way
    const inside = OPERATIONS.filter((operation) => endpointOf(operation).access === 'staff');
    for (const operation of inside)
      for (const caller of CALLERS.filter((one) => isStaff(one) && expected(operation, one) === 'in'))
        for (const way of ['without the header of the desk', 'at another lender’s host', 'with the session as a bearer token'] as const) {
          const status = await ask(random, operation, caller, way, callers.application);
          if (!isRefusal(status)) surprises.push(`${operation.id} by ${caller} ${way}: ${status}`);
        }
    expect(surprises).toEqual([]);
    expect(await rows()).toEqual(before);
    const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
    expect(total).toBeGreaterThan(3000);
    expect(judged.byShape / judged.byCaller).toBeLessThan(0.05);
    if (ROUNDS > 1) {
      for (const [key, n] of [...counts].toSorted(([a], [b]) => a.localeCompare(b))) console.log(`${String(n).padStart(7)}  ${key}`);
      console.log(
        `${total} requests, ${OPERATIONS.length} operations, ${CALLERS.length} callers, ${Object.keys(WAYS).length} ways, 0 surprising (seed ${SEED})`,
      );
    }
  },
  ROUNDS * 300_000,
);
