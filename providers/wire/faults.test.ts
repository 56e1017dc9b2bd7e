import { describe, expect, test, type TestContext } from 'vitest';
import { startAddressSimulator } from '../address/typeahead/simulator.ts';
import { FAULT_CASES } from '../testing/fault-cases.ts';
import type { FaultMode } from '../world/vendor/fault-mode.ts';
import { SANDBOX_KEY } from '../world/vendor/vendor.ts';

const FAULTS: readonly [string, FaultMode, string][] = [
  ['hangs', { hang: true }, 'TIMEOUT'],
  ['is slower than the time-out', { slowMs: 2_000 }, 'TIMEOUT'],
  ['answers 500', { fail: 500 }, 'VENDOR_DOWN'],
  ['answers 503', { fail: 503 }, 'VENDOR_DOWN'],
  ['answers 429', { fail: 429 }, 'RATE_LIMITED'],
  ['cuts the connection', { reset: true }, 'NETWORK'],
  ['cuts its JSON', { truncate: true }, 'CUT_OFF_ANSWER'],
  ['sends six megabytes', { bigBody: true }, 'ANSWER_TOO_LARGE'],
];

const KEY = 'application-1:step:1';

// Side by side: most of the time is waiting for time-outs.
describe.concurrent.each(FAULT_CASES)('$name', ({ start, call, effects }) => {
  const wired = async ({ onTestFinished }: TestContext) => {
    const simulator = await start();
    onTestFinished(async () => simulator.close());
    const wire = { baseUrl: simulator.url, key: SANDBOX_KEY };
    const patient = (timeoutMs: number) => {
      const ask = call({ ...wire, timeoutMs });
      return (signal?: AbortSignal) => ask({ idempotencyKey: KEY, ...(signal && { signal }) });
    };
    return { vendor: simulator, ask: patient(10_000), hasty: patient(250) };
  };

  test.for(FAULTS)('a vendor that %s is retried later', async ([, faultMode, reasonCode], context) => {
    const { vendor, ask, hasty } = await wired(context);
    vendor.setFaults(faultMode);
    // Only the case that never answers needs a short time-out.
    expect(await (reasonCode === 'TIMEOUT' ? hasty : ask)()).toMatchObject({
      outcome: 'RETRYABLE',
      reasonCode,
      data: null,
      retryAfterSeconds: faultMode.fail === 429 ? 1 : null,
    });
    vendor.setFaults({});
    expect(await ask()).toMatchObject({ outcome: 'OK', reasonCode: null });
    // Whatever failed before, the same key is one effect.
    expect(vendor.ledger().map(({ kind }) => kind)).toEqual(effects);
  });

  test('a response of another shape and refused credentials are FATAL: staff must look, a retry cannot help', async (context) => {
    const { vendor, ask } = await wired(context);
    vendor.setFaults({ wrongTypes: true });
    expect(await ask()).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNEXPECTED_ANSWER' });
    const stranger = call({ baseUrl: vendor.url, key: 'another:key', timeoutMs: 10_000 });
    vendor.setFaults({});
    expect(await stranger({ idempotencyKey: KEY })).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNAUTHORIZED' });
  });

  test('a refused connection is a network failure', async (context) => {
    const { vendor, ask } = await wired(context);
    await vendor.close();
    expect(await ask()).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'NETWORK' });
  });

  test('an aborted call does not count as a failure of the vendor', async (context) => {
    const { vendor, ask } = await wired(context);
    vendor.setFaults({ hang: true });
    expect(await ask(AbortSignal.timeout(50))).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'ABORTED' });
  });

  test('after many failures the circuit stays open for a while', async (context) => {
    const { vendor, ask } = await wired(context);
    vendor.setFaults({ fail: 500 });
    for (let n = 0; n < 8; n += 1) await ask();
    vendor.setFaults({});
    const answer = await ask();
    expect(answer).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'CIRCUIT_OPEN' });
    expect(answer.retryAfterSeconds).toBeGreaterThan(0);
  });

  test('a failed result never contains the request', async (context) => {
    const { vendor, ask } = await wired(context);
    vendor.setFaults({ fail: 400 });
    const answer = await ask();
    expect(answer).toMatchObject({ outcome: 'FATAL', reasonCode: 'REQUEST_REFUSED' });
    expect(JSON.stringify(answer)).not.toMatch(/Happy|Clear Path/i);
  });
});

test('fault modes can be set over HTTP, count down, and unknown ones are refused', async ({ onTestFinished }) => {
  const simulator = await startAddressSimulator();
  onTestFinished(async () => simulator.close());
  const { url } = simulator;
  const post = (body: unknown) =>
    fetch(`${url}/_faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect((await post({ mischief: true })).status).toBe(400);
  expect((await post({ fail: 503, times: 2 })).status).toBe(200);
  const statuses = [];
  for (let n = 0; n < 3; n += 1)
    statuses.push((await fetch(`${url}/lookup?search=101+clear&key=${encodeURIComponent(SANDBOX_KEY)}`)).status);
  expect(statuses).toEqual([503, 503, 200]);
});
