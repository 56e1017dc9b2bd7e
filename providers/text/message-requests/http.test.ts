import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createMessageRequestsHttp } from './http.ts';
import type { TextPort } from '../port.ts';
import { startMessageRequestsSimulator } from './simulator.ts';

const OURS = '+16025550100';
const GRACE = '+16025550101';
let inbox: Inbox;
let vendor: Simulator;
let port: TextPort;
const portOf = (more: { key?: string; webhookSecret?: string; realNow?: () => Date } = {}) =>
  createMessageRequestsHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET, ...more });
beforeEach(async () => {
  inbox = await callbackInbox();
  vendor = await startMessageRequestsSimulator({ webhooks: { url: inbox.url } });
  port = portOf();
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

let n = 0;
const send = (to: string, more: { statusUrl?: string } = {}) => {
  n += 1;
  return port.send({ from: OURS, to, body: 'Your notary is ready.', ...more }, { idempotencyKey: `text-${n}` });
};
const inbound = (body: string) =>
  fetch(`${vendor.url}/_inbound`, { method: 'POST', body: JSON.stringify({ from: GRACE, to: OURS, body }) });

test('a text is accepted once per key, stored in the outbox, and reported as delivered', async () => {
  const sent = await send(GRACE, { statusUrl: inbox.url });
  expect(sent).toMatchObject({ outcome: 'OK', provider: 'text.message-requests' });
  const again = await port.send(
    { from: OURS, to: GRACE, body: 'Your notary is ready.', statusUrl: inbox.url },
    { idempotencyKey: `text-${n}` },
  );
  expect(again.data).toEqual(sent.data);
  const { texts } = (await (await fetch(`${vendor.url}/_outbox?to=6025550101`)).json()) as { texts: object[] };
  expect(texts).toMatchObject([{ id: sent.data?.ref, text: 'Your notary is ready.' }]);
  await expect.poll(() => inbox.taken().length).toBe(1);
  const [taken] = inbox.taken();
  expect(port.parseWebhook(taken?.raw ?? '', taken?.headers ?? {}, '')).toMatchObject({
    kind: 'STATUS',
    ref: sent.data?.ref,
    status: 'DELIVERED',
  });
});

test('STOP is reported to us and recorded by the vendor; START resumes', async () => {
  await inbound('Stop');
  await expect.poll(() => inbox.taken().length).toBe(1);
  const [taken] = inbox.taken();
  expect(port.parseWebhook(taken?.raw ?? '', taken?.headers ?? {}, '')).toMatchObject({
    kind: 'INBOUND',
    from: GRACE,
    to: OURS,
    body: 'Stop',
  });
  expect(await send(GRACE)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'STOPPED' });
  await inbound('START');
  expect((await send(GRACE)).outcome).toBe('OK');
});

test('a callback that was changed, has another secret, is old, or says another time is nobody’s', async () => {
  await inbound('Stop');
  await expect.poll(() => inbox.taken().length).toBe(1);
  const [{ raw, headers }] = inbox.taken() as [{ raw: string; headers: Record<string, string> }];
  expect(port.parseWebhook(raw, headers, '')).not.toBeNull();
  expect(port.parseWebhook(raw.replace('Stop', 'Yes'), headers, '')).toBeNull();
  expect(portOf({ webhookSecret: 'another' }).parseWebhook(raw, headers, '')).toBeNull();
  const time = Number(headers['x-message-timestamp']);
  expect(portOf({ realNow: () => new Date((time + 301) * 1000) }).parseWebhook(raw, headers, '')).toBeNull();
  expect(port.parseWebhook(raw, { ...headers, 'x-message-timestamp': String(time + 1) }, '')).toBeNull();
});

test.each([
  ['+15005550001', 'INVALID_NUMBER'],
  ['+15005550009', 'NOT_MOBILE'],
])('a text to %s is refused: %s', async (to, reasonCode) => {
  expect(await send(to)).toMatchObject({ outcome: 'REJECTED', reasonCode });
});

test('another key sends nothing', async () => {
  const sent = await portOf({ key: 'other' }).send({ from: OURS, to: GRACE, body: 'Hello' }, { idempotencyKey: 'text-0' });
  expect([sent.outcome, sent.reasonCode, vendor.ledger()]).toEqual(['FATAL', 'UNAUTHORIZED', []]);
});
