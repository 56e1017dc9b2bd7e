import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createFieldAssignmentsHttp } from './http.ts';
import type { ValuationPort, ValuationProduct } from '../port.ts';
import { startFieldAssignmentsSimulator } from './simulator.ts';

const HOUR = 3_600_000;
const CREATED = Date.parse('2026-09-14T15:00:00Z');
let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: ValuationPort;
const portOf = (more: { key?: string; webhookSecret?: string; realNow?: () => Date } = {}) =>
  createFieldAssignmentsHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET, ...more });
beforeEach(async () => {
  now = CREATED;
  inbox = await callbackInbox();
  vendor = await startFieldAssignmentsSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: HOUR } });
  port = portOf();
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const order = async (product: ValuationProduct, { street1 = '101 Clear Path Ln', email = 'pat@example.com', hold = false } = {}) => {
  const contact = { name: 'Pat', phone: '602-555-0100', email, windows: ['Mondays'] };
  const address = { street1, city: 'Phoenix', state: 'AZ', zip: '85004' } as const;
  const reference = `application-${street1}`;
  const request = { reference, product, address, contact, fee: 110.5, ...(hold && { hold: true as const }) };
  return (await port.start(request, { idempotencyKey: `${reference}:${product}:${email}:${hold}` })).data?.ref ?? '';
};

test('an opinion reports its progress in our words, and its report in dollars', async () => {
  const ref = await order('BPO_EXT');
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
  const { data, provider, asOf } = await port.get(ref);
  expect([provider, asOf, data?.product]).toEqual(['valuation.field-assignments', '2026-09-16', 'BPO_EXT']);
  expect(data?.result).toMatchObject({ condition: 'AVERAGE', occupancy: 'UNKNOWN', low: 467_000, high: 517_000 });
  expect(data?.result?.comparables).toHaveLength(3);
});

test('an order that no sales are found for is void for that reason', async () => {
  const ref = await order('RESI_EVAL', { street1: '37 Rural Route' });
  now += 200 * HOUR;
  expect(await port.get(ref)).toMatchObject({
    outcome: 'REJECTED',
    reasonCode: 'NO_COMPS',
    data: { status: 'CANCELLED', cancelReason: 'NO_COMPS', result: null },
  });
});

test('an appraisal that waits for its payment is begun when it is released', async () => {
  const ref = await order('ONSITE_1004', { hold: true });
  now += 200 * HOUR;
  expect(await port.get(ref)).toMatchObject({ outcome: 'RETRYABLE', data: { status: 'ORDERED', inspectionAt: null } });
  expect((await port.release(ref, { idempotencyKey: 'r1' })).outcome).toBe('OK');
  now += 121 * HOUR;
  expect((await port.release(ref, { idempotencyKey: 'r2' })).outcome).toBe('OK');
  expect(await port.get(ref)).toMatchObject({ data: { status: 'INSPECTED' } });
});

test('the lender may cancel until it is delivered', async () => {
  const [first, second] = [await order('BPO_EXT'), await order('RESI_EVAL')];
  now += 30 * HOUR;
  expect((await port.cancel(first, { idempotencyKey: 'c1' })).outcome).toBe('OK');
  expect((await port.cancel(first, { idempotencyKey: 'c2' })).outcome).toBe('OK');
  expect(await port.get(first)).toMatchObject({ reasonCode: 'CANCELLED_BY_LENDER' });
  expect(await port.cancel(second, { idempotencyKey: 'c3' })).toMatchObject({ outcome: 'REJECTED', reasonCode: 'ALREADY_COMPLETED' });
});

test('callbacks name the order; one that was changed, has another secret or is old is nobody’s', async () => {
  const ref = await order('BPO_EXT');
  now += 60 * HOUR;
  await vendor.tick();
  const taken = inbox.taken();
  const events = await Promise.all(taken.map(async ({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(events.map((one) => [one?.ref, one?.event])).toEqual([
    [ref, 'ASSIGNED'],
    [ref, 'SCHEDULED'],
    [ref, 'INSPECTED'],
    [ref, 'COMPLETED'],
  ]);
  const [{ raw, headers }] = taken as [{ raw: string; headers: Record<string, string> }];
  expect(await port.parseWebhook(raw.replace('accepted', 'void'), headers)).toBeNull();
  expect(await portOf({ webhookSecret: 'another' }).parseWebhook(raw, headers)).toBeNull();
  const sent = Date.parse((JSON.parse(raw) as { sentAt: string }).sentAt);
  expect(await portOf({ realNow: () => new Date(sent + 301_000) }).parseWebhook(raw, headers)).toBeNull();
});

test('another key orders nothing', async () => {
  const contact = { name: 'Pat', phone: '602-555-0100', windows: [] };
  const address = { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' } as const;
  const request = { reference: 'application-1', product: 'BPO_EXT', address, contact, fee: 110 } as const;
  const refused = await portOf({ key: 'other' }).start(request, { idempotencyKey: 'k' });
  expect([refused.outcome, refused.reasonCode, vendor.ledger()]).toEqual(['FATAL', 'UNAUTHORIZED', []]);
});
