import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createFloodHttp } from './http.ts';
import type { FloodPort } from '../port.ts';
import { startFloodSimulator } from './simulator.ts';

const BAYOU = { street1: '35 Bayou Bend', city: 'Tampa', state: 'FL', zip: '33602' };
const CLEAR_PATH = { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' };

let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: FloodPort;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startFloodSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: 3_600_000 } });
  port = createFloodHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const start = async (address: typeof BAYOU, reference = 'application-1') =>
  (await port.start({ reference, loanNumber: 'HL-1', address }, { idempotencyKey: `${reference}:flood:1` })).data?.ref ?? '';

test('an ordinary home is determined immediately, with every field of the form', async () => {
  const answer = await port.get(await start(CLEAR_PATH));
  expect(answer).toMatchObject({
    outcome: 'OK',
    asOf: '2026-09-14',
    data: { zone: 'X', specialFloodHazardArea: false, participation: 'REGULAR', county: 'Maricopa', state: 'AZ' },
  });
  expect(answer.data?.communityNumber).toMatch(/^04\d{4}$/);
  expect(answer.data?.panelNumber).toMatch(/^04013C\d{4}F$/);
});

test('Rod Flood: three minutes of research on the product’s clock, then zone AE, announced by callback', async () => {
  const ref = await start(BAYOU);
  expect(await port.get(ref)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING', data: null });
  now += 179_000;
  await vendor.tick();
  expect((await port.get(ref)).reasonCode).toBe('PENDING');
  expect(inbox.taken()).toEqual([]);
  now += 1_000;
  expect(await port.get(ref)).toMatchObject({ outcome: 'OK', data: { zone: 'AE', specialFloodHazardArea: true } });
  await vendor.tick();
  await vendor.tick();
  const received = await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(received).toMatchObject([{ ref, event: 'DETERMINED' }]);
});

test('the sandbox can finish a determination early, with either outcome', async () => {
  const ref = await start(BAYOU);
  expect(vendor.finish('application-1', 'UNDETERMINED')).toBe(1);
  expect(await port.get(ref)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'UNDETERMINED' });
});

test('the same key is one determination', async () => {
  expect(await start(CLEAR_PATH)).toBe(await start(CLEAR_PATH));
  expect(vendor.ledger().map(({ kind }) => kind)).toEqual(['FLOOD_DETERMINATION']);
});

describe('a callback is trusted only', () => {
  const one = async () => {
    await start(CLEAR_PATH);
    await vendor.tick();
    const [taken] = inbox.taken();
    if (taken === undefined) throw new Error('no callback came');
    return taken;
  };
  test('when unaltered', async () => {
    const { raw, headers } = await one();
    expect(await port.parseWebhook(raw, headers)).not.toBeNull();
    expect(await port.parseWebhook(raw.replace('FD-', 'FD_'), headers)).toBeNull();
    expect(await port.parseWebhook(raw, { ...headers, 'x-signature': 't=1,v1=00' })).toBeNull();
    expect(await port.parseWebhook(raw, {})).toBeNull();
  });
  test('within five minutes of real time, and signed with our secret', async () => {
    const { raw, headers } = await one();
    const sent = performance.timeOrigin + performance.now();
    const at = (offsetMs: number, webhookSecret = SANDBOX_WEBHOOK_SECRET) =>
      createFloodHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret, realNow: () => new Date(sent + offsetMs) });
    expect(await at(290_000).parseWebhook(raw, headers)).not.toBeNull();
    expect(await at(310_000).parseWebhook(raw, headers)).toBeNull();
    expect(await at(-310_000).parseWebhook(raw, headers)).toBeNull();
    expect(await at(0, 'another').parseWebhook(raw, headers)).toBeNull();
    expect(await createFloodHttp({ baseUrl: vendor.url, key: SANDBOX_KEY }).parseWebhook(raw, headers)).toBeNull();
  });
});
