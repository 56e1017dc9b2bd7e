import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createValuationHttp } from './http.ts';
import type { ValuationPort, ValuationProduct } from '../port.ts';
import { startValuationSimulator } from './simulator.ts';

const HOUR = 3_600_000;
const CREATED = Date.parse('2026-09-14T15:00:00Z');
let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: ValuationPort;
beforeEach(async () => {
  now = CREATED;
  inbox = await callbackInbox();
  vendor = await startValuationSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: HOUR } });
  port = createValuationHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const order = async (
  product: ValuationProduct,
  street1: string,
  { email = 'pat@example.com', city = 'Phoenix', state = 'AZ', zip = '85004' } = {},
) => {
  const contact = { name: 'Pat', phone: '602-555-0100', email, windows: [] };
  const address = { street1, city, state, zip };
  const reference = `application-${street1}`;
  const started = await port.start(
    { reference, product, address, contact, fee: 110 },
    { idempotencyKey: `${reference}:${product}:${email}` },
  );
  return started.data?.ref ?? '';
};
const received = () => Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));

test('a drive-by (exterior) opinion takes two days and reports its progress', async () => {
  const ref = await order('BPO_EXT', '101 Clear Path Ln');
  const seen = [];
  for (const hours of [0, 2, 6, 36, 48]) {
    now = CREATED + hours * HOUR;
    const { outcome, data } = await port.get(ref);
    seen.push([outcome, data?.status, data?.inspectionAt !== null, data?.result?.value]);
  }
  expect(seen).toEqual([
    ['RETRYABLE', 'ORDERED', false, undefined],
    ['RETRYABLE', 'ASSIGNED', false, undefined],
    ['RETRYABLE', 'SCHEDULED', true, undefined],
    ['RETRYABLE', 'INSPECTED', true, undefined],
    ['OK', 'COMPLETED', true, 492_000],
  ]);
  expect((await port.get(ref)).data?.result?.comparables.length).toBe(3);
});

test.each([
  ['twice', ['ASSIGNED', 'ASSIGNED', 'SCHEDULED', 'SCHEDULED', 'INSPECTED', 'INSPECTED', 'COMPLETED', 'COMPLETED']],
  ['reversed', ['COMPLETED', 'INSPECTED', 'SCHEDULED', 'ASSIGNED']],
  ['lost', []],
] as const)('callbacks in the fault mode %s', async (webhooks, events) => {
  await order('BPO_EXT', '101 Clear Path Ln');
  vendor.setFaults({ webhooks });
  now += 60 * HOUR;
  await vendor.tick();
  await vendor.tick();
  const came = await received();
  expect(came.map((one) => one?.event)).toEqual(events);
  expect(new Set(came.map((one) => one?.eventId)).size).toBe(new Set(events).size);
});

test('an undelivered callback is sent again at growing intervals', async () => {
  await order('BPO_EXT', '101 Clear Path Ln');
  now += 2 * HOUR;
  inbox.refuse(2);
  const counts = [];
  for (let n = 0; n < 8; n += 1) {
    await vendor.tick();
    counts.push(inbox.taken().length);
  }
  expect(counts[0]).toBe(0);
  expect(counts.at(-1)).toBe(1);
});

test('Opal Onsite: only an on-site appraiser finds comparable sales', async () => {
  const [bpo, evaluation, onsite] = [
    await order('BPO_EXT', '37 Rural Route'),
    await order('RESI_EVAL', '37 Rural Route'),
    await order('ONSITE_1004', '37 Rural Route'),
  ];
  now += 200 * HOUR;
  for (const ref of [bpo, evaluation])
    expect(await port.get(ref)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'NO_COMPS', data: { status: 'CANCELLED', result: null } });
  expect(await port.get(onsite)).toMatchObject({ outcome: 'OK', data: { status: 'COMPLETED' } });
});

test('an appraisal that waits for its payment is begun when it is released, once, and may be canceled while it waits', async () => {
  const address = { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' } as const;
  const contact = { name: 'Pat', phone: '602-555-0100', windows: [] };
  const held = async (reference: string) =>
    (await port.start({ reference, product: 'ONSITE_1004', address, contact, fee: 650, hold: true }, { idempotencyKey: reference })).data
      ?.ref ?? '';
  const [ref, other] = [await held('application-1'), await held('application-2')];
  now += 200 * HOUR;
  expect(await port.get(ref)).toMatchObject({ outcome: 'RETRYABLE', data: { status: 'ORDERED', inspectionAt: null } });
  expect((await port.release(ref, { idempotencyKey: 'r1' })).outcome).toBe('OK');
  now += 121 * HOUR;
  expect((await port.release(ref, { idempotencyKey: 'r2' })).outcome).toBe('OK');
  expect(await port.get(ref)).toMatchObject({ data: { status: 'INSPECTED' } });
  now += 60 * HOUR;
  expect((await port.get(ref)).outcome).toBe('OK');
  expect((await port.cancel(other, { idempotencyKey: 'c3' })).outcome).toBe('OK');
  expect(await port.get(other)).toMatchObject({ reasonCode: 'CANCELLED_BY_LENDER' });
});

test('the lender may cancel until it is completed', async () => {
  const [first, second] = [await order('BPO_EXT', '101 Clear Path Ln'), await order('RESI_EVAL', '101 Clear Path Ln')];
  now += 30 * HOUR;
  expect((await port.cancel(first, { idempotencyKey: 'c1' })).outcome).toBe('OK');
  expect(await port.get(first)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'CANCELLED_BY_LENDER' });
  expect(await port.cancel(second, { idempotencyKey: 'c2' })).toMatchObject({ outcome: 'REJECTED', reasonCode: 'ALREADY_COMPLETED' });
});

test('the email tag +slow takes ten times as long; the sandbox can finish an order, including as NO_ACCESS', async () => {
  const slow = await order('BPO_EXT', '101 Clear Path Ln', { email: 'pat+slow@example.com' });
  now += 100 * HOUR;
  expect((await port.get(slow)).outcome).toBe('RETRYABLE');
  vendor.finish('application-101 Clear Path Ln', 'NO_ACCESS');
  expect(await port.get(slow)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'NO_ACCESS' });
  expect(vendor.finish('application-101 Clear Path Ln', 'COMPLETED')).toBe(0);
});
