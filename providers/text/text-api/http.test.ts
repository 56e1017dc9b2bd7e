import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createTextHttp } from './http.ts';
import type { TextPort } from '../port.ts';
import { startTextSimulator } from './simulator.ts';

const OURS = '+16025550100';
const GRACE = '+16025550101';
let inbox: Inbox;
let vendor: Simulator;
let port: TextPort;
beforeEach(async () => {
  inbox = await callbackInbox();
  vendor = await startTextSimulator({ webhooks: { url: inbox.url } });
  port = createTextHttp({ baseUrl: vendor.url, key: SANDBOX_KEY });
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

test('a text is accepted, stored in the outbox, and reported as delivered', async () => {
  const sent = await send(GRACE, { statusUrl: inbox.url });
  expect(sent.outcome).toBe('OK');
  const { texts } = (await (await fetch(`${vendor.url}/_outbox?to=6025550101`)).json()) as { texts: object[] };
  expect(texts).toMatchObject([{ sid: sent.data?.ref, body: 'Your notary is ready.' }]);
  await expect.poll(() => inbox.taken().length).toBe(1);
  const [taken] = inbox.taken();
  expect(port.parseWebhook(taken?.raw ?? '', taken?.headers ?? {}, inbox.url)).toMatchObject({
    kind: 'STATUS',
    ref: sent.data?.ref,
    status: 'DELIVERED',
  });
});

test('STOP is reported to us and recorded by the vendor; START resumes', async () => {
  await inbound('Stop');
  await expect.poll(() => inbox.taken().length).toBe(1);
  const [taken] = inbox.taken();
  const received = (raw: string, url = inbox.url, key = SANDBOX_KEY) =>
    createTextHttp({ baseUrl: vendor.url, key }).parseWebhook(raw, taken?.headers ?? {}, url);
  expect(received(taken?.raw ?? '')).toMatchObject({ kind: 'INBOUND', from: GRACE, to: OURS, body: 'Stop' });
  expect(received((taken?.raw ?? '').replace('Stop', 'Yes'))).toBeNull();
  expect(received(taken?.raw ?? '', 'http://elsewhere.example.com/')).toBeNull();
  expect(received(taken?.raw ?? '', inbox.url, 'sandbox:other')).toBeNull();
  expect(await send(GRACE)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'STOPPED' });
  await inbound('START');
  expect((await send(GRACE)).outcome).toBe('OK');
});

test.each([
  ['+15005550001', 'INVALID_NUMBER'],
  ['+15005550009', 'NOT_MOBILE'],
])('a text to %s is refused: %s', async (to, reasonCode) => {
  expect(await send(to)).toMatchObject({ outcome: 'REJECTED', reasonCode });
});

test.each(['account', 'account:', ':token', ''])(
  'a key without both halves is refused, as callbacks could be signed with nothing: %j',
  (key) => {
    expect(() => createTextHttp({ baseUrl: vendor.url, key })).toThrow('account:token');
  },
);
