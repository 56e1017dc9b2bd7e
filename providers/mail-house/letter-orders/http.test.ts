import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createMailHouseHttp } from './http.ts';
import type { Letter, MailHousePort } from '../port.ts';
import { startMailHouseSimulator } from './simulator.ts';

const HOUR = 3_600_000;
let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: MailHousePort;
beforeEach(async () => {
  now = Date.parse('2026-11-23T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startMailHouseSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: HOUR } });
  port = createMailHouseHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const letter = (street1: string): Letter => ({
  reference: 'application-1',
  to: { name: 'Grace Happy', address: { street1, city: 'Phoenix', state: 'AZ', zip: '85004' } },
  from: { name: 'Hearthline', address: { street1: '1 Main St', city: 'Denver', state: 'CO', zip: '80202' } },
  title: 'Notice of right to cancel',
  pdf: Buffer.from('%PDF-1.7'),
  copies: 2,
  service: 'FIRST_CLASS',
});
const send = async (street1: string, idempotencyKey = `mailing:${street1}`) => port.send(letter(street1), { idempotencyKey });

test('a letter is printed, mailed and delivered, with the proof of each and a callback for it; the same key is one letter', async () => {
  const first = await send('101 Clear Path Ln');
  const ref = first.data?.ref ?? '';
  expect((await send('101 Clear Path Ln')).data?.ref).toBe(ref);
  expect(vendor.ledger().map(({ kind }) => kind)).toEqual(['LETTER']);
  expect((await port.get(ref)).data).toMatchObject({ status: 'CREATED', mailedAt: null, tracking: null });
  now += 4 * HOUR;
  expect((await port.get(ref)).data).toMatchObject({ status: 'MAILED', mailedAt: '2026-11-23T19:00:00.000Z', endedAt: null });
  now += 72 * HOUR;
  const { data } = await port.get(ref);
  expect(data).toMatchObject({ status: 'DELIVERED', endedAt: '2026-11-26T19:00:00.000Z', returned: null });
  expect(data?.tracking).toMatch(/^9214\d{12}$/);
  await vendor.tick();
  const heard = await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(heard.map((one) => [one?.ref, one?.event])).toEqual([
    [ref, 'MAILED'],
    [ref, 'DELIVERED'],
  ]);
});

test('a letter to a vacant home comes back; an address that the postal service does not know is refused', async () => {
  const { data } = await send('40 Vacant Lot');
  now += 12 * 24 * HOUR;
  expect((await port.get(data?.ref ?? '')).data).toMatchObject({ status: 'RETURNED', returned: 'UNABLE_TO_FORWARD' });
  expect(await send('41 Unknown Ln')).toMatchObject({ outcome: 'REJECTED', reasonCode: 'UNDELIVERABLE_ADDRESS' });
});
