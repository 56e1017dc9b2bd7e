import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createERecordingHttp } from './http.ts';
import type { ERecordingPort, RecordingPackage } from '../port.ts';
import { startERecordingSimulator } from './simulator.ts';

const HOUR = 3_600_000;
let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: ERecordingPort;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startERecordingSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: HOUR } });
  port = createERecordingHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const deed = (more: Partial<RecordingPackage> = {}, legalDescription = 'LOT 1'): RecordingPackage => ({
  reference: 'app-1',
  countyFips: '04013',
  returnEmail: 'grace@example.com',
  documents: [
    {
      name: 'deed.pdf',
      kind: 'DEED_OF_TRUST',
      grantors: ['GRACE HAPPY'],
      grantees: ['HEARTHLINE'],
      amount: 104_990,
      dateOfNote: '2026-09-10',
      parcelId: '652-47-210',
      legalDescription,
      pdf: new Uint8Array([37]),
    },
  ],
  ...more,
});
const submit = async (of: RecordingPackage, attempt = 1) =>
  (await port.start(of, { idempotencyKey: `${of.reference}:record:${attempt}` })).data?.ref ?? '';

test('the county receives, then records the deed, with a callback for each step', async () => {
  const ref = await submit(deed());
  expect((await port.get(ref)).data?.status).toBe('SUBMITTED');
  now += 300_000;
  expect(await port.get(ref)).toMatchObject({ outcome: 'RETRYABLE', data: { status: 'RECEIVED' } });
  now += 4 * HOUR;
  const done = await port.get(ref);
  expect(done).toMatchObject({ outcome: 'OK', data: { status: 'RECORDED', recorded: { fees: 42, tax: 0 } } });
  expect(done.data?.recorded?.instrumentNumber).toMatch(/^2026-\d{7}$/);
  await vendor.tick();
  const received = await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(received.map((one) => one?.event)).toEqual(['RECEIVED', 'RECORDED']);
});

test('+recreject: rejected once, recorded when submitted again', async () => {
  const of = deed({ returnEmail: 'grace+recreject@example.com' });
  const first = await submit(of);
  now += 4 * HOUR;
  expect(await port.get(first)).toMatchObject({
    outcome: 'REJECTED',
    reasonCode: 'MARGINS',
    data: { recorded: null, rejection: { code: 'MARGINS' } },
  });
  const second = await submit(of, 2);
  now += 4 * HOUR;
  expect((await port.get(second)).outcome).toBe('OK');
});

test('a deed without a legal description is rejected; some counties are not served; some states tax', async () => {
  const ref = await submit(deed({}, ''));
  const maryland = await submit(deed({ countyFips: '24510', reference: 'app-2' }));
  now += 4 * HOUR;
  expect((await port.get(ref)).reasonCode).toBe('LEGAL_DESCRIPTION');
  expect((await port.get(maryland)).data?.recorded?.tax).toBe(1_470);
  expect(await port.start(deed({ countyFips: '02020' }), { idempotencyKey: 'alaska' })).toMatchObject({
    outcome: 'REJECTED',
    reasonCode: 'COUNTY_NOT_SERVED',
  });
});
