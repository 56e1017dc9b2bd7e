import { createHmac } from 'node:crypto';
import { consentsOfPhone } from '@hearthline/database/stores/person/consents.ts';
import { post } from '@hearthline/database/stores/lender/outbox.ts';
import { ordersOf } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { lenderSet } from '@hearthline/orgs/lender-set.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { createSmtp, smtpEndpoint } from '@hearthline/providers/mail/smtp/smtp.ts';
import { startSmtpServer } from '@hearthline/providers/mail/smtp/testing/smtp-server.ts';
import { SANDBOX_WEBHOOK_SECRET } from '@hearthline/providers/world/vendor/vendor.ts';
import type { ChosenVendors } from '@hearthline/rules/vendors.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { releaseOrders } from '../engine/order.ts';
import { sweepAll } from '../engine/sweep.ts';
import { sendMessages } from '../messages/outbox.ts';
import { receiveText } from '../messages/replies.ts';

const HOUR = 3_600_000;
const OWN = { mail: 'smtp', text: 'message-requests', valuation: 'field-assignments' } as const;
/** The lenders of the files without vendors of their own, but for those of the credit union. */
const withVendors = (vendors: ChosenVendors) =>
  lenderSet(FILE_LENDERS.all.map((one): Lender => ({ ...one, vendors: one.orgCode === 'PLUMFIELD' ? vendors : {} })));
let served = withVendors(OWN);
let lender: TestLender;
let mailServer: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  mailServer = await startSmtpServer({ mode: 'none' });
  lender = await testLender({ lenders: { now: () => served } });
  const { url, key } = smtpEndpoint({ host: 'localhost', port: mailServer.port, tls: 'none', login: null });
  Object.assign(lender.ctx.providers.clients.mail, { smtp: createSmtp({ baseUrl: url, key }) });
}, 60_000);
afterEach(() => {
  served = withVendors(OWN);
});
afterAll(async () => {
  await lender.close();
  await mailServer.close();
});

/** What a vendor did for an application, or for everybody. */
const kinds = (port: 'mail' | 'text' | 'valuation', vendor: string, uuid = '') =>
  (lender.simulators[port][vendor]?.ledger() ?? []).filter(({ key }) => key.startsWith(uuid)).map(({ kind }) => kind);
const say = async (orgCode: string, channel: 'MAIL' | 'TEXT') =>
  transaction(lender.ctx.pool, async (client) =>
    post(client, {
      applicationUuid: null,
      notificationId: null,
      orgCode,
      channel,
      to: { address: channel === 'MAIL' ? 'grace@example.com' : '6025550142' },
      subject: 'Hello',
      body: `Hello from ${orgCode}`,
      at: lender.ctx.clock.now(),
      notBefore: null,
    }),
  );
const sendAll = async () => {
  while ((await sendMessages(lender.ctx)) > 0);
};
const sent = () => ({
  api: kinds('mail', 'email-api').length,
  smtp: mailServer.received.length,
  texts: kinds('text', 'text-api').length,
  requests: kinds('text', 'message-requests').length,
});

test('messages of two lenders go through the vendors of each, in one process', async () => {
  await sendAll();
  const before = sent();
  for (const channel of ['MAIL', 'TEXT'] as const) await say('MAIN', channel);
  await sendAll();
  const after = sent();
  expect(after).toEqual({ ...before, api: before.api + 1, texts: before.texts + 1 });
  for (const channel of ['MAIL', 'TEXT'] as const) await say('PLUMFIELD', channel);
  await sendAll();
  expect(sent()).toEqual({ ...after, smtp: after.smtp + 1, requests: after.requests + 1 });
  expect(mailServer.received.at(-1)?.from).toBe('lending@plumfield.example');
});

/** An application whose evaluation is ordered, and its order. */
async function ordered(org: string) {
  const { uuid, jwt } = await lender.play('houston', 'OFFER_SELECTION', [], org);
  await driveTo(lender, uuid, 'NAV_RESI_EVAL_ORDERED');
  const order = (await ordersOf(lender.ctx.pool, uuid)).find(({ step }) => step === 'valuation-result');
  return { uuid, jwt, provider: order?.provider, ref: order?.ref ?? '' };
}
/** Lets the time pass in which every evaluation is made, with the callbacks of the vendors. */
async function untilMade(uuid: string) {
  await lender.ctx.clock.advance(30 * HOUR, uuid);
  await lender.callBack();
  await sweepAll(lender.ctx, uuid);
  await lender.drain(uuid);
  return (await lender.read(uuid)).facts.verification.valuation.last?.stage;
}
const updates = async (uuid: string) => (await lender.log(uuid)).filter(({ type }) => type === 'providerUpdateReceived').length;

describe('orders of two lenders', () => {
  test('are placed with the vendor of each, and end there', async () => {
    const [usual, own] = [await ordered('MAIN'), await ordered('PLUMFIELD')];
    expect([usual.provider, own.provider]).toEqual(['valuation', 'valuation.field-assignments']);
    expect([usual.ref, own.ref].map((ref) => ref.slice(0, 3))).toEqual(['VA-', 'FA-']);
    for (const { uuid } of [usual, own]) expect(await untilMade(uuid)).toBe('COMPLETE');
    expect([kinds('valuation', 'appraisal-orders', usual.uuid), kinds('valuation', 'field-assignments', usual.uuid)]).toEqual([
      ['VALUATION_ORDER'],
      [],
    ]);
    expect([kinds('valuation', 'appraisal-orders', own.uuid), kinds('valuation', 'field-assignments', own.uuid)]).toEqual([
      [],
      ['VALUATION_ORDER'],
    ]);
  }, 120_000);

  test('stay where they were begun while their lender changes its vendor; what begins then goes to the new one', async () => {
    const [made, canceled] = [await ordered('PLUMFIELD'), await ordered('PLUMFIELD')];
    served = withVendors({});
    const later = await ordered('PLUMFIELD');
    expect([made.provider, later.provider]).toEqual(['valuation.field-assignments', 'valuation']);
    await lender.call('POST', onApplication(canceled.uuid, 'cancel'), { jwt: canceled.jwt, body: {} });
    await releaseOrders(lender.ctx);
    for (const { uuid } of [made, later]) expect(await untilMade(uuid)).toBe('COMPLETE');
    expect(kinds('valuation', 'field-assignments', canceled.uuid)).toEqual(['VALUATION_ORDER', 'VALUATION_CANCEL']);
    for (const { uuid } of [made, canceled]) expect(kinds('valuation', 'appraisal-orders', uuid)).toEqual([]);
    expect(kinds('valuation', 'field-assignments', later.uuid)).toEqual([]);
    // a message is of no application: it goes through the vendor of now
    await sendAll();
    const before = sent();
    await say('PLUMFIELD', 'TEXT');
    await sendAll();
    expect(sent()).toEqual({ ...before, texts: before.texts + 1 });
  }, 120_000);
});

describe('a callback', () => {
  const digest = (text: string) => createHmac('sha256', SANDBOX_WEBHOOK_SECRET).update(text).digest('hex');
  const ofUsual = (ref: string) => {
    const raw = JSON.stringify({ id: `usual ${ref}`, type: 'order.assigned', data: { orderId: ref } });
    const seconds = Math.trunc(lender.ctx.clock.real().getTime() / 1000);
    return { raw, headers: { 'x-signature': `t=${seconds},v1=${digest(`${seconds}.${raw}`)}` } };
  };
  const ofOwn = (assignment: string) => {
    const sentAt = lender.ctx.clock.real().toISOString();
    const raw = JSON.stringify({ uid: `own ${assignment}`, event: 'assignment.accepted', sentAt, assignment });
    return { raw, headers: { 'x-assignment-signature': `sha256=${digest(raw)}` } };
  };
  const arrives = async (path: string, { raw, headers }: ReturnType<typeof ofOwn> | ReturnType<typeof ofUsual>) =>
    (
      await lender.app.inject({
        method: 'POST',
        url: `/webhooks/${path}`,
        payload: raw,
        headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
      })
    ).statusCode;

  test('is taken from the vendor of an order only, at its own path, even where both have one secret', async () => {
    const [usual, own] = [await ordered('MAIN'), await ordered('PLUMFIELD')];
    const before = [await updates(usual.uuid), await updates(own.uuid)];
    // rightly signed, about an order of the other vendor
    expect(await arrives('valuation', ofUsual(own.ref))).toBe(204);
    expect(await arrives('valuation.field-assignments', ofOwn(usual.ref))).toBe(204);
    // at the path of the other vendor
    expect(await arrives('valuation', ofOwn(own.ref))).toBe(401);
    expect(await arrives('valuation.field-assignments', ofUsual(usual.ref))).toBe(401);
    expect(await arrives('valuation.nobody', ofOwn(own.ref))).toBe(404);
    expect([await updates(usual.uuid), await updates(own.uuid)]).toEqual(before);
    expect([await arrives('valuation', ofUsual(usual.ref)), await arrives('valuation.field-assignments', ofOwn(own.ref))]).toEqual([
      204, 204,
    ]);
    expect([await updates(usual.uuid), await updates(own.uuid)]).toEqual(before.map((count) => count + 1));
  }, 120_000);

  test('a reply by text counts for the lenders of the vendor that hands it on; STOP counts from any', async () => {
    const { jwt } = await lender.play('happy', 'OFFER_SELECTION');
    const prompt = await lender.call('GET', '/service-comms-prefs/external/api/v1/consent/prompt/SMS_TRANSACTIONAL');
    const given = { source: 'REGISTRATION', org: 'MAIN', phone: '(602) 555-0177', email: 'c@example.com', product_type: 'HELOC' };
    const consents = [{ consent_prompt_uuid: prompt.body['uuid'], opt_in_out: 'OPT_IN' }];
    expect(
      (await lender.call('POST', '/service-comms-prefs/secure/api/v1/consent/user', { jwt, body: { ...given, consents } })).status,
    ).toBe(200);
    const answer = async () =>
      (await consentsOfPhone(lender.ctx.pool, '6025550177')).find((row) => row.consent_type === 'SMS_TRANSACTIONAL')?.opt_in_out;
    const replies = async (vendor: string, body: string, eventId: string) =>
      receiveText(lender.ctx, vendor, { kind: 'INBOUND', eventId, from: '+16025550177', to: '+18888196388', body });
    await replies('message-requests', 'STOP', 'event-1');
    expect(await answer()).toBe('OPT_OUT');
    await replies('message-requests', 'START', 'event-2');
    expect(await answer()).toBe('OPT_OUT');
    await replies('text-api', 'START', 'event-2');
    expect(await answer()).toBe('OPT_IN');
  }, 60_000);
});

test('a vendor that is not set up is one that does not answer: its work waits, the desk says so, and no other vendor is called', async () => {
  const { uuid } = await lender.play('houston', 'OFFER_SELECTION', [], 'PLUMFIELD');
  const clients = lender.ctx.providers.clients.valuation as Record<string, object>;
  const { 'field-assignments': client } = clients;
  delete clients['field-assignments'];
  try {
    await driveTo(lender, uuid, 'NAV_RESI_EVAL_ORDERED');
    await lender.drain(uuid);
    const token = deskTokens(lender);
    const { body } = await lender.call('GET', '/desk/api/v1/vendors', { jwt: await token('processor', 'PLUMFIELD') });
    const waits = (body['vendors'] as { waiting: number }[]).filter(({ waiting }) => waiting > 0);
    expect(waits).toMatchObject([
      { vendor: 'valuation.field-assignments', name: expect.stringContaining('Price opinions and appraisals by assignments') as string },
    ]);
  } finally {
    clients['field-assignments'] = client as object;
  }
  expect(kinds('valuation', 'appraisal-orders', uuid)).toEqual([]);
  const again = { jwt: await deskTokens(lender)('processor', 'PLUMFIELD'), body: { reason: 'It is set up now' } };
  expect((await lender.call('POST', '/desk/api/v1/vendors/valuation.field-assignments/again', again)).status).toBe(200);
  await lender.drain(uuid);
  expect(kinds('valuation', 'field-assignments', uuid)).toEqual(['VALUATION_ORDER']);
}, 120_000);
