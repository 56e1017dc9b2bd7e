import { afterEach, describe, expect, test } from 'vitest';
import { createAddressHttp } from '../address/http.ts';
import { startAddressSimulator } from '../address/simulator.ts';
import { createCreditBureauHttp } from '../credit-bureau/http.ts';
import { startCreditBureauSimulator } from '../credit-bureau/simulator.ts';
import { createPropertyHttp } from '../property/http.ts';
import { startPropertySimulator } from '../property/simulator.ts';
import { createTitleHttp } from '../title/http.ts';
import { startTitleSimulator } from '../title/simulator.ts';
import type { Mood } from '../world/moods.ts';
import { SANDBOX_KEY, type Simulator } from '../world/vendor.ts';
import type { WireOptions } from './caller.ts';
import type { ProviderResult } from './result.ts';

const ADDRESS = { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' };
const GRACE = { first: 'Grace', last: 'Happy' };

/** Every port with one call that succeeds when its vendor is well, and how many effects that call has. */
const PORTS: readonly {
  name: string;
  effects: number;
  start: () => Promise<Simulator>;
  call: (wire: WireOptions) => (signal?: AbortSignal) => Promise<ProviderResult<unknown>>;
}[] = [
  {
    name: 'credit-bureau',
    effects: 1,
    start: startCreditBureauSimulator,
    call: (wire) => {
      const port = createCreditBureauHttp(wire);
      return (signal) =>
        port.pull(
          {
            purposeCode: 'PREQUAL_SOFT',
            consumer: { ...GRACE, dob: '1984-05-17', currentAddress: ADDRESS },
            models: ['FICO8'],
            endUserRef: 'application-1',
            attempt: 1,
          },
          { idempotencyKey: 'application-1:credit:1', ...(signal && { signal }) },
        );
    },
  },
  {
    name: 'property',
    effects: 1,
    start: startPropertySimulator,
    call: (wire) => {
      const port = createPropertyHttp(wire);
      return (signal) => port.find(ADDRESS, { idempotencyKey: 'application-1:parcel:1', ...(signal && { signal }) });
    },
  },
  {
    name: 'title',
    effects: 1,
    start: startTitleSimulator,
    call: (wire) => {
      const port = createTitleHttp(wire);
      const parties = [{ ...GRACE, role: 'BORROWER' as const }];
      return (signal) =>
        port.snapshot(
          { externalTrackingId: 'application-1', property: { id: '8565b49e490c', address: ADDRESS }, parties },
          { idempotencyKey: 'application-1:title:1', ...(signal && { signal }) },
        );
    },
  },
  {
    name: 'address',
    effects: 0,
    start: startAddressSimulator,
    call: (wire) => {
      const port = createAddressHttp(wire);
      return (signal) => port.suggest('101 clear', signal === undefined ? {} : { signal });
    },
  },
];

const MOODS: readonly [string, Mood, string][] = [
  ['hangs', { hang: true }, 'TIMEOUT'],
  ['is slower than the time-out', { slowMs: 2_000 }, 'TIMEOUT'],
  ['answers 500', { fail: 500 }, 'VENDOR_DOWN'],
  ['answers 503', { fail: 503 }, 'VENDOR_DOWN'],
  ['answers 429', { fail: 429 }, 'RATE_LIMITED'],
  ['cuts the connection', { reset: true }, 'NETWORK'],
  ['cuts its JSON', { truncate: true }, 'CUT_OFF_ANSWER'],
  ['sends six megabytes', { bigBody: true }, 'ANSWER_TOO_LARGE'],
];

let simulator: Simulator | undefined;
afterEach(async () => simulator?.close());

describe.each(PORTS)('$name', ({ start, call, effects }) => {
  const wired = async () => {
    simulator = await start();
    const wire = { baseUrl: simulator.url, key: SANDBOX_KEY };
    return { vendor: simulator, ask: call({ ...wire, timeoutMs: 10_000 }), hasty: call({ ...wire, timeoutMs: 250 }) };
  };

  test.each(MOODS)('a vendor that %s is asked again later', async (_, mood, reasonCode) => {
    const { vendor, ask, hasty } = await wired();
    vendor.mood(mood);
    // Only what never answers in time needs a short time-out to be seen.
    expect(await (reasonCode === 'TIMEOUT' ? hasty : ask)()).toMatchObject({
      outcome: 'RETRYABLE',
      reasonCode,
      data: null,
      retryAfterSeconds: mood.fail === 429 ? 1 : null,
    });
    vendor.mood({});
    expect(await ask()).toMatchObject({ outcome: 'OK', reasonCode: null });
    // Whatever was cut off before, the same key is one effect.
    expect(vendor.ledger().length).toBe(effects);
  });

  test('an answer of another shape and a refused credential are for a person, not for another try', async () => {
    const { vendor, ask } = await wired();
    vendor.mood({ wrongTypes: true });
    expect(await ask()).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNEXPECTED_ANSWER' });
    const stranger = call({ baseUrl: vendor.url, key: 'somebody:else', timeoutMs: 10_000 });
    vendor.mood({});
    expect(await stranger()).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNAUTHORISED' });
  });

  test('nobody there: the network is at fault', async () => {
    const { vendor, ask } = await wired();
    await vendor.close();
    expect(await ask()).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'NETWORK' });
  });

  test('giving a call up is not the vendor’s failure', async () => {
    const { vendor, ask } = await wired();
    vendor.mood({ hang: true });
    expect(await ask(AbortSignal.timeout(50))).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'ABORTED' });
  });

  test('after many failures the vendor is left alone for a while', async () => {
    const { vendor, ask } = await wired();
    vendor.mood({ fail: 500 });
    for (let n = 0; n < 8; n += 1) await ask();
    vendor.mood({});
    const answer = await ask();
    expect(answer).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'CIRCUIT_OPEN' });
    expect(answer.retryAfterSeconds).toBeGreaterThan(0);
  });

  test('what the vendor was asked never stands in the result of a failure', async () => {
    const { vendor, ask } = await wired();
    vendor.mood({ fail: 400 });
    const answer = await ask();
    expect(answer).toMatchObject({ outcome: 'FATAL', reasonCode: 'REQUEST_REFUSED' });
    expect(JSON.stringify(answer)).not.toMatch(/Happy|Clear Path/i);
  });
});

test('moods are set over the wire too, count down, and refuse what they are not', async () => {
  simulator = await startAddressSimulator();
  const { url } = simulator;
  const post = (body: unknown) =>
    fetch(`${url}/_mood`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect((await post({ mischief: true })).status).toBe(400);
  expect((await post({ fail: 503, times: 2 })).status).toBe(200);
  const statuses = [];
  for (let n = 0; n < 3; n += 1)
    statuses.push((await fetch(`${url}/lookup?search=101+clear&key=${encodeURIComponent(SANDBOX_KEY)}`)).status);
  expect(statuses).toEqual([503, 503, 200]);
});
