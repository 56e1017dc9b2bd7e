import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createNotaryHttp } from './http.ts';
import type { NotaryPort } from '../port.ts';
import { attendanceOf, joinMeeting } from './sandbox.ts';
import { startNotarySimulator } from './simulator.ts';

let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: NotaryPort;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startNotarySimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: 3_600_000 } });
  port = createNotaryHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const blank = await PDFDocument.create();
blank.addPage();
const DEED = await blank.save();
/** The place of the notary's signature on it. */
const PLACE = { what: 'SIGNATURE', page: 1, x: 72, y: 300, width: 200, height: 30 };
const started = (...lasts: readonly string[]) => ({
  reference: 'app-1',
  name: 'Deed of trust',
  signers: lasts.map((last) => ({ first: 'Pat', last, email: `${last}@example.com` })),
  documents: [{ name: 'deed.pdf', pdf: DEED, requirement: 'NOTARIZATION' as const, places: [PLACE] }],
});
const opened = async (...lasts: readonly string[]) => {
  const start = () => port.start(started(...lasts), { idempotencyKey: `notary:${lasts.join()}` });
  const first = await start();
  expect(first).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING' });
  now += 2_000;
  return (await start()).data?.ref ?? '';
};
const join = async (ref: string, index = 0) =>
  joinMeeting(attendanceOf(vendor.url, (await port.get(ref)).data?.signers[index]?.link ?? ''));
const events = async () =>
  (await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)))).map((one) => one?.event);

test('opens once the documents are processed; repeated with the same key it is one transaction', async () => {
  const ref = await opened('Happy');
  expect(await port.get(ref)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING', data: { status: 'SENT', meeting: null } });
  expect(vendor.ledger().map(({ kind }) => kind)).toEqual(['TRANSACTION', 'DOCUMENT', 'ACTIVATION']);
});

test('a transaction whose documents were refused is named, so that its draft is canceled, once', async () => {
  const without = { ...started('Happy'), documents: [] };
  const refused = await port.start(without, { idempotencyKey: 'notary:without' });
  expect(refused).toMatchObject({ outcome: 'FATAL', rawRef: expect.any(String) as string });
  for (let times = 0; times < 2; times += 1)
    expect((await port.cancel(refused.rawRef ?? '', { idempotencyKey: 'notary:without:draft' })).outcome).toBe('OK');
  expect(vendor.ledger().filter(({ kind }) => kind === 'RECALL')).toHaveLength(1);
});

test('a meeting takes thirteen minutes and produces notarized documents and a video', async () => {
  const ref = await opened('Happy');
  await join(ref);
  now += 60_000;
  expect((await port.get(ref)).data).toMatchObject({ status: 'IN_MEETING', meeting: { notary: 'Rowan Sealwright', endedAt: null } });
  expect((await port.documents(ref)).reasonCode).toBe('PENDING');
  now += 720_000;
  expect(await port.get(ref)).toMatchObject({
    outcome: 'OK',
    data: { status: 'COMPLETED', signers: [{ status: 'COMPLETED', kbaFailures: 0 }] },
  });
  const [deed] = (await port.documents(ref)).data ?? [];
  // The notary's signature is drawn in its place, in a typeface that the blank deed has not.
  expect(Buffer.from(deed?.pdf ?? []).toString('latin1')).toContain('/BaseFont /Times-Italic');
  expect(Buffer.from(DEED).toString('latin1')).not.toContain('Times-Italic');
  expect((await port.recording(ref)).reasonCode).toBe('PENDING');
  now += 720_000;
  expect((await port.recording(ref)).data?.seconds).toBe(780);
  await vendor.tick();
  expect(await events()).toEqual(['PROGRESS', 'PROGRESS', 'PROGRESS', 'PROGRESS', 'PROGRESS', 'PROGRESS', 'COMPLETED', 'RECORDING_READY']);
});

test('two signers in separate meetings', async () => {
  const ref = await opened('Joint', 'Happy');
  await join(ref, 0);
  now += 800_000;
  expect((await port.get(ref)).data).toMatchObject({
    status: 'PARTIALLY_COMPLETED',
    signers: [{ status: 'COMPLETED' }, { status: 'SENT' }],
  });
  await join(ref, 1);
  now += 800_000;
  expect((await port.get(ref)).data?.status).toBe('COMPLETED');
});

test('two signers in one meeting complete the transaction once', async () => {
  const ref = await opened('Joint', 'Happy');
  await join(ref, 0);
  await join(ref, 1);
  now += 800_000;
  expect((await port.get(ref)).data?.status).toBe('COMPLETED');
  await vendor.tick();
  expect((await events()).filter((event) => event === 'COMPLETED').length).toBe(1);
});

test('Kay Notary fails the questions twice and is locked out', async () => {
  const ref = await opened('Notary');
  await join(ref);
  now += 120_000;
  expect((await port.get(ref)).data).toMatchObject({ status: 'SENT', signers: [{ status: 'KBA_FAILED', kbaFailures: 1 }] });
  await join(ref);
  now += 120_000;
  expect(await port.get(ref)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'KBA_FAILED', data: { signers: [{ kbaFailures: 2 }] } });
  await vendor.tick();
  expect((await events()).filter((event) => event === 'KBA_FAILED').length).toBe(2);
});

describe('other outcomes', () => {
  test.each([
    ['meeting_failed', 'NEEDS_INPUT', 'MEETING_FAILED'],
    ['completed_with_rejections', 'REVIEW', 'COMPLETED_WITH_REJECTIONS'],
    ['id_failed', 'REJECTED', 'ID_FAILED'],
    ['completed', 'OK', null],
  ])('the sandbox requests %s', async (wish, outcome, reasonCode) => {
    const ref = await opened('Happy');
    vendor.finish('app-1', wish);
    expect(await port.get(ref)).toMatchObject({ outcome, reasonCode });
  });
  test('recalled by the lender, or no signer came for a month', async () => {
    const ref = await opened('Happy');
    const other = await opened('Coin');
    await port.cancel(ref, { idempotencyKey: 'cancel' });
    expect(await port.get(ref)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'RECALLED' });
    now += 31 * 86_400_000;
    expect(await port.get(other)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'EXPIRED' });
  });
});

test.each([
  ['AZ', 'Maricopa', true, []],
  ['TX', 'Bexar', false, ['IN_PERSON_ONLY']],
  ['GA', 'Fulton', false, ['STATE_DOES_NOT_ALLOW']],
  ['AZ', 'Coconino', false, ['COUNTY_DOES_NOT_RECORD']],
])('in %s, %s county: eligible %s', async (state, county, eligible, obstacles) => {
  const address = { street1: '1 Any St', city: 'Any', state, zip: '00000' };
  expect((await port.eligibility({ address, county })).data).toMatchObject({ eligible, obstacles });
});

test('an altered or old callback is rejected', async () => {
  await opened('Happy');
  await vendor.tick();
  const [taken] = inbox.taken();
  if (taken === undefined) throw new Error('no callback came');
  expect(await port.parseWebhook(taken.raw, taken.headers)).not.toBeNull();
  expect(await port.parseWebhook(taken.raw.replace('created', 'completed'), taken.headers)).toBeNull();
  const later = createNotaryHttp({
    baseUrl: vendor.url,
    key: SANDBOX_KEY,
    webhookSecret: SANDBOX_WEBHOOK_SECRET,
    realNow: () => new Date(performance.timeOrigin + performance.now() + 310_000),
  });
  expect(await later.parseWebhook(taken.raw, taken.headers)).toBeNull();
});
