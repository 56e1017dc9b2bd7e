import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createTaxDocumentsHttp } from './http.ts';
import type { TaxDocumentsPort, TaxProduct } from '../port.ts';
import { createTaxDocumentsSandbox } from './sandbox.ts';
import { visit } from '../../testing/visit.ts';
import { startTaxDocumentsSimulator } from './simulator.ts';

let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: TaxDocumentsPort;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startTaxDocumentsSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: 3_600_000 } });
  port = createTaxDocumentsHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const order = async (first: string, last: string, ssn: string, product: TaxProduct = 'TAX', statedAnnualIncome?: number) => {
  const person = { first, last, ssn, dob: '1980-01-01', email: `${first}@example.com` };
  const returnUrl = 'http://localhost:4000/account/heloc/app-1/income/pointserv-callback';
  const request = {
    reference: `app-${last}`,
    product,
    person,
    returnUrl,
    years: [2025, 2024],
    ...(statedAnnualIncome !== undefined && { statedAnnualIncome }),
  };
  const started = (await port.start(request, { idempotencyKey: `${last}:${product}` })).data;
  if (started === null) throw new Error('not started');
  return started;
};

test('Sam Selfe: partial when he returns, both years two minutes later, 9,416.67 a month', async () => {
  const { ref, connectUrl } = await order('Sam', 'Selfe', '666-10-1004');
  expect(await port.get(ref)).toMatchObject({ outcome: 'NEEDS_INPUT', reasonCode: 'NOT_STARTED' });
  const [wrong] = await visit(connectUrl, [{ last4: '0000' }]);
  expect(wrong).toContain('do not match');
  const [, left] = await visit(connectUrl, [{ last4: '1004' }, {}]);
  const back = new URL(left ?? '');
  expect([back.pathname, back.searchParams.get('orderId'), back.searchParams.get('status')]).toEqual([
    '/account/heloc/app-1/income/pointserv-callback',
    ref,
    'PARTIAL',
  ]);
  expect(await port.get(ref)).toMatchObject({
    outcome: 'RETRYABLE',
    reasonCode: 'PENDING',
    data: { status: 'PARTIAL', years: [{ year: 2025 }] },
  });
  now += 120_000;
  const done = await port.get(ref);
  expect(done).toMatchObject({ outcome: 'OK', data: { status: 'COMPLETED' } });
  const income = (done.data?.years ?? []).reduce((sum, year) => sum + year.netProfit + year.addBacks, 0) / 24;
  expect(income).toBeCloseTo(9_416.67, 2);
  expect(done.data?.documents.map(({ type, year }) => `${type} ${year}`)).toEqual(['1040 2025', 'SCH_C 2025', '1040 2024', 'SCH_C 2024']);
  await vendor.tick();
  const received = await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(received.map((one) => one?.event)).toEqual(['PARTIAL', 'COMPLETED']);
});

test('the sandbox authorizes an order without a browser', async () => {
  const { ref } = await order('Sam', 'Selfe', '666-10-1004');
  const authorize = createTaxDocumentsSandbox({ baseUrl: vendor.url, key: SANDBOX_KEY });
  expect((await authorize({ orderId: ref })).data).toEqual({ status: 'PARTIAL' });
  expect((await authorize({ orderId: 'TD-nobody' })).data).toBeNull();
});

test('1099s and pay of other people are close to their stated income', async () => {
  const contract = await order('Pat', 'Anybody', '666-77-4321', '1099_MISC', 100_000);
  const pay = await order('Pat', 'Anybody', '666-77-4321', 'PAYROLL', 100_000);
  vendor.finish('app-Anybody');
  expect((await port.get(contract.ref)).data?.years[0]?.contractPay).toBe(102_000);
  expect((await port.get(pay.ref)).data?.years[0]?.wages).toBe(100_000);
});

test.each([
  ['NO_FILING', 'NO_HIT', 'NO_FILING'],
  ['IDENTITY_FAILED', 'REJECTED', 'IDENTITY_FAILED'],
])('the sandbox can request the outcome %s', async (wish, outcome, reasonCode) => {
  const { ref } = await order('Sam', 'Selfe', '666-10-1004');
  vendor.finish('app-Selfe', wish);
  expect(await port.get(ref)).toMatchObject({ outcome, reasonCode });
});

test('expired after a week without a visit', async () => {
  const { ref } = await order('Sam', 'Selfe', '666-10-1004');
  now += 8 * 86_400_000;
  expect(await port.get(ref)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'EXPIRED' });
});
