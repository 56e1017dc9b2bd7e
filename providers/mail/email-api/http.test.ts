import { afterEach, beforeEach, expect, test } from 'vitest';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createMailHttp } from './http.ts';
import type { Mail, MailPort } from '../port.ts';
import { startMailSimulator } from './simulator.ts';

let vendor: Simulator;
let port: MailPort;
beforeEach(async () => {
  vendor = await startMailSimulator({ clock: () => new Date('2026-09-14T15:00:00Z') });
  port = createMailHttp({ baseUrl: vendor.url, key: SANDBOX_KEY });
});
afterEach(() => vendor.close());

const mail = (to: string): Mail => ({
  from: 'Hearthline <hello@example.com>',
  to,
  subject: 'Your documents are ready',
  text: 'Sign in to read them.',
  html: '<p>Sign in to read them.</p>',
  tag: 'SIGNING_READY',
  attachments: [{ name: 'notice.pdf', contentType: 'application/pdf', bytes: new Uint8Array([37, 80, 68]) }],
});
const outbox = async (to: string) =>
  (await (await fetch(`${vendor.url}/_outbox?to=${encodeURIComponent(to)}`)).json()) as { mails: object[] };

test('an email is accepted once per key and stored in the outbox', async () => {
  const once = () => port.send(mail('Grace <grace@example.com>'), { idempotencyKey: 'mail-1' });
  const [first, second] = [await once(), await once()];
  expect(first).toMatchObject({ outcome: 'OK', asOf: '2026-09-14T15:00:00.000Z' });
  expect(second.data).toEqual(first.data);
  await port.send(mail('carl@example.com'), { idempotencyKey: 'mail-2' });
  expect((await outbox('grace@example.com')).mails).toMatchObject([
    { subject: 'Your documents are ready', tag: 'SIGNING_READY', attachments: [{ name: 'notice.pdf', bytes: 3 }] },
  ]);
  expect((await outbox('example.com')).mails.length).toBe(2);
});

test.each([
  ['nobody', 'INVALID_RECIPIENT'],
  ['bounce@example.com', 'INACTIVE_RECIPIENT'],
])('an email to %s is refused: %s', async (to, reasonCode) => {
  expect(await port.send(mail(to), { idempotencyKey: to })).toMatchObject({ outcome: 'REJECTED', reasonCode });
});
