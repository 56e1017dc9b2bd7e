import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createTitleHttp } from './http.ts';
import type { TitleOrderRequest, TitlePort } from '../port.ts';
import { startTitleSimulator } from './simulator.ts';

const HOUR = 3_600_000;
let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: TitlePort;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startTitleSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: HOUR } });
  port = createTitleHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const order = async (first: string, last: string, street1: string, more: Partial<TitleOrderRequest> = {}) => {
  const request: TitleOrderRequest = {
    externalTrackingId: `application-${last}`,
    property: { id: 'unknown', address: { street1, city: 'Phoenix', state: 'AZ', zip: '85004' } },
    parties: [{ first, last, role: 'BORROWER' }],
    amount: 100_000,
    ...more,
  };
  return (await port.start(request, { idempotencyKey: JSON.stringify(request) })).data?.ref ?? '';
};

test('a full search is ordered, in search, in exam and cleared within two days, with a callback for each step', async () => {
  const ref = await order('Grace', 'Happy', '101 Clear Path Ln');
  const seen = [];
  for (const hours of [0, 1, 20, 30]) {
    now = Date.parse('2026-09-14T15:00:00Z') + hours * HOUR;
    const { outcome, data } = await port.get(ref);
    seen.push([outcome, data?.status]);
    await vendor.tick();
  }
  expect(seen).toEqual([
    ['RETRYABLE', 'ORDERED'],
    ['RETRYABLE', 'IN_SEARCH'],
    ['RETRYABLE', 'EXAM'],
    ['OK', 'CLEARED'],
  ]);
  expect((await port.get(ref)).data?.report).toMatchObject({
    vesting: [{ name: 'GRACE HAPPY' }],
    liens: [{ lender: 'First Meadow Bank' }],
  });
  const received = await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(received.map((one) => [one?.ref, one?.event])).toEqual([
    [ref, 'IN_SEARCH'],
    [ref, 'EXAM'],
    [ref, 'CLEARED'],
  ]);
});

test('Tina Title: no legal description until the lender supplies one', async () => {
  const ref = await order('Tina', 'Title', '36 Metes Rd');
  vendor.finish('application-Title');
  expect(await port.get(ref)).toMatchObject({
    outcome: 'REVIEW',
    reasonCode: 'LEGAL_DESCRIPTION_MISSING',
    data: { status: 'EXCEPTIONS', exceptions: ['LEGAL_DESCRIPTION_MISSING'], report: { legalDescription: null } },
  });
  const again = await order('Tina', 'Title', '36 Metes Rd', { legalDescription: 'BEGINNING AT A STONE' });
  vendor.finish('application-Title');
  expect(await port.get(again)).toMatchObject({ outcome: 'OK', data: { report: { legalDescription: 'BEGINNING AT A STONE' } } });
});

test('Tara Trust holds title as a trust; Paul Joint is one of two owners', async () => {
  const trust = await order('Tara', 'Trust', '103 Clear Path Ln');
  const joint = await order('Paul', 'Joint', '102 Clear Path Ln');
  const both = await order('Paul', 'Joint', '102 Clear Path Ln', {
    parties: [
      { first: 'Paul', last: 'Joint', role: 'BORROWER' },
      { first: 'Paula', last: 'Joint', role: 'CO_OWNER' },
    ],
  });
  now += 48 * HOUR;
  expect((await port.get(trust)).data?.report?.vesting).toMatchObject([{ type: 'TRUST', first: null, share: 100 }]);
  expect(await port.get(joint)).toMatchObject({ outcome: 'REVIEW', reasonCode: 'UNDISCLOSED_OWNER' });
  expect(await port.get(both)).toMatchObject({
    outcome: 'OK',
    data: { report: { vestingText: 'PAUL JOINT AND PAULA JOINT, JOINT TENANTS' } },
  });
});

test('the sandbox can request a title exception', async () => {
  const ref = await order('Grace', 'Happy', '101 Clear Path Ln');
  vendor.finish('application-Happy', 'JUDGMENT');
  expect(await port.get(ref)).toMatchObject({ outcome: 'REVIEW', reasonCode: 'JUDGMENT' });
});
