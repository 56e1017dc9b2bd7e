import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createIdentityDocumentsHttp } from './http.ts';
import type { IdentityDocumentsPort, Picture } from '../port.ts';
import { startIdentityDocumentsSimulator } from './simulator.ts';

const ADDRESS = { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' };
let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: IdentityDocumentsPort;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startIdentityDocumentsSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: 3_600_000 } });
  port = createIdentityDocumentsHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const picture = (fileName: string): Picture => ({ fileName, contentType: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff]) });
const opened = async (first: string, last: string, attempt = 1) => {
  const person = { first, last, dob: '1984-05-17', email: `${first}@example.com`, address: ADDRESS };
  return (
    (await port.start({ reference: `app-${last}`, documentType: 'DRIVERS_LICENSE', person }, { idempotencyKey: `${last}:${attempt}` })).data
      ?.ref ?? ''
  );
};
const tried = async (first: string, last: string, attempt = 1, fileName = 'front.jpg') => {
  const ref = await opened(first, last, attempt);
  const pictures = {
    documentType: 'DRIVERS_LICENSE' as const,
    front: picture(fileName),
    back: picture('back.jpg'),
    selfie: picture('selfie.jpg'),
  };
  await port.submit(ref, pictures, { idempotencyKey: `${last}:${attempt}:pictures` });
  now += 8_000;
  return port.get(ref);
};

test('a good document is verified within seconds', async () => {
  const ref = await opened('Grace', 'Happy');
  expect(await port.get(ref)).toMatchObject({ outcome: 'NEEDS_INPUT', reasonCode: 'NOT_SUBMITTED' });
  await port.submit(ref, { documentType: 'PASSPORT', front: picture('passport.jpg') }, { idempotencyKey: 'pictures' });
  expect(await port.get(ref)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING' });
  now += 8_000;
  expect(await port.get(ref)).toMatchObject({
    outcome: 'OK',
    data: {
      status: 'VERIFIED',
      documentType: 'PASSPORT',
      extracted: { last: 'Happy', dob: '1984-05-17' },
      checks: { legible: true, nameMatch: true, faceMatch: null },
    },
  });
});

test('Ida Blurry: blurred, then a wrong name, then accepted; a callback announces each', async () => {
  const answers = [await tried('Ida', 'Blurry', 1), await tried('Ida', 'Blurry', 2), await tried('Ida', 'Blurry', 3)];
  expect(answers.map(({ outcome, reasonCode, data }) => [outcome, reasonCode, data?.status])).toEqual([
    ['NEEDS_INPUT', 'BLURRY', 'FAILED_VERIFICATION'],
    ['REVIEW', 'NAME_MISMATCH', 'PENDING_REVIEW'],
    ['OK', null, 'VERIFIED'],
  ]);
  expect(answers[0]?.data).toMatchObject({ extracted: null, checks: { legible: false, nameMatch: null } });
  expect(answers[1]?.data).toMatchObject({ extracted: { last: 'Elderwood' }, checks: { nameMatch: false } });
  await vendor.tick();
  const received = await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(received.map((one) => one?.event)).toEqual(['DECLINED', 'NEEDS_REVIEW', 'APPROVED']);
  const [taken] = inbox.taken();
  expect(await port.parseWebhook(taken?.raw ?? '', { 'persona-signature': 't=1,v1=0' })).toBeNull();
});

test.each([
  ['expired-license.jpg', 'NEEDS_INPUT', 'EXPIRED_DOCUMENT'],
  ['other-face.jpg', 'NEEDS_INPUT', 'FACE_MISMATCH'],
  ['tampered.jpg', 'REJECTED', 'TAMPERED'],
])('a picture called %s: %s %s', async (fileName, outcome, reasonCode) => {
  expect(await tried('Pat', 'Anybody', 1, fileName)).toMatchObject({ outcome, reasonCode });
});

test('the vendor keeps no picture, and its ledger no name', async () => {
  await tried('Grace', 'Happy');
  expect(vendor.ledger().map(({ kind }) => kind)).toEqual(['INQUIRY', 'SUBMISSION']);
  expect(JSON.stringify(vendor.ledger())).not.toMatch(/Grace|front/);
});
