import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { releaseOrders } from '../engine/order.ts';
import { sweepAll } from '../engine/sweep.ts';
import { chargeAppraisal } from './appraisal-payment.ts';
import { usualPort } from '../testing/ports.ts';

let lender: TestLender;
let uuid = '';
let jwt = '';
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());
beforeEach(async () => {
  ({ uuid, jwt } = await lender.play('onsite', 'ONSITE_APPRAISAL_PAYMENT'));
  lender.vendors.cardPayments.setFaults({});
  // Nothing is paid in the first three business days with the terms.
  await lender.ctx.clock.advance(8 * 86_400_000, uuid);
}, 120_000);

const pay = async (cardToken: string, headers: Record<string, string> = {}) =>
  lender.call('POST', onApplication(uuid, 'appraisal-payment'), { jwt, body: { cardToken }, headers });
const isPaid = async () => (await lender.read(uuid)).facts.verification.valuation.paid;
const ledgerBefore = () => lender.vendors.cardPayments.ledger().length;
const kindsSince = (before: number) =>
  lender.vendors.cardPayments
    .ledger()
    .slice(before)
    .map(({ kind }) => kind);

test('a card pays the lender’s fee, and the vendor’s number is in the facts', async () => {
  const before = ledgerBefore();
  expect((await pay('tok_visa')).body).toMatchObject({ amount: MAIN.heloc.prices.appraisal });
  const paid = (await lender.log(uuid)).find(({ type }) => type === 'appraisalPaid');
  expect(paid).toMatchObject({ paymentRef: expect.stringMatching(/^pi_/) as string });
  expect(kindsSince(before)).toEqual(['PAYMENT', 'CONFIRM']);
  expect((await pay('tok_visa')).status).toBe(409);
  expect(kindsSince(before)).toEqual(['PAYMENT', 'CONFIRM']);
}, 60_000);

test('the receipt can be read: amount, day and the number of the payment; no card is part of it', async () => {
  const url = onApplication(uuid, 'valuation');
  expect((await lender.call('GET', url, { jwt })).body).toMatchObject({
    product: 'ONSITE',
    appraisal: { fee: MAIN.heloc.prices.appraisal, paid: null },
  });
  await pay('tok_visa');
  const { appraisal } = (await lender.call('GET', url, { jwt })).body as { appraisal: { paid: object } };
  expect(appraisal.paid).toEqual({
    amount: MAIN.heloc.prices.appraisal,
    on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    receipt: expect.stringMatching(/^pi_/) as string,
  });
}, 60_000);

test.each(['4242424242424242', '4242-4242-4242-4242', 'tok_4242424242424242'])(
  '%s is a card number, and refused unread',
  async (typed) => {
    const before = ledgerBefore();
    const answer = await pay(typed);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain('4242');
    expect(kindsSince(before)).toEqual([]);
  },
  60_000,
);

/** One sentence, whatever the bank said of the card. */
const CARD_REFUSED = 'This card was not accepted. Check what you typed, use another card, or call your bank. Nothing was charged.';
test.each([
  ['tok_chargeDeclined', 402, 'payment_declined', CARD_REFUSED],
  ['tok_chargeDeclinedExpiredCard', 402, 'payment_declined', CARD_REFUSED],
  ['free', 402, 'payment_declined', 'Enter the card again. Nothing was charged.'],
  ['tok visa\n', 400, 'invalid_request', 'The request does not have the expected shape'],
])(
  '%s pays nothing and records nothing; another card then pays',
  async (token, status, code, message) => {
    const before = await lender.read(uuid);
    expect(await pay(token)).toMatchObject({ status, body: { code, message } });
    expect(await lender.read(uuid)).toMatchObject({ version: before.version, status: 'ONSITE_APPRAISAL_PAYMENT' });
    expect((await pay('tok_mastercard')).status).toBe(200);
    expect(await isPaid()).toBe(true);
  },
  60_000,
);

test('a card that is declined and entered again is asked of the bank again; a good one is then charged once', async () => {
  const typed = async (number: string) => {
    const answer = await fetch(`${lender.vendors.cardPayments.url}/v1/tokens`, {
      method: 'POST',
      body: new URLSearchParams({ 'card[number]': number, 'card[exp]': '1230', 'card[cvc]': '123' }),
    });
    return ((await answer.json()) as { id: string }).id;
  };
  const processing = 'Your bank could not process the card just now. Wait a minute, then enter the card again. Nothing was charged.';
  const first = await typed('4000000000000119');
  expect((await pay(first)).body).toMatchObject({ code: 'payment_declined', message: processing });
  expect((await pay(await typed('4000000000000119'))).body).toMatchObject({ code: 'payment_declined', message: processing });
  const before = ledgerBefore();
  const good = await typed('4242424242424242');
  expect((await pay(good)).status).toBe(200);
  expect(kindsSince(before)).toEqual(['CONFIRM']);
  expect(await isPaid()).toBe(true);
}, 60_000);

test.each([[{ reset: true, times: 1 }], [{ fail: 503, times: 1 }], [{ truncate: true, times: 1 }]] as const)(
  'a vendor that answers %j leaves it unknown; tried again, with the same card or another, one charge is made',
  async (faults) => {
    await pay('tok_chargeDeclined');
    const before = ledgerBefore();
    lender.vendors.cardPayments.setFaults(faults);
    expect(await pay('tok_visa')).toMatchObject({
      status: 503,
      body: { code: 'not_ready', message: expect.stringContaining('charged once') as string },
    });
    expect(await isPaid()).toBe(false);
    expect((await pay('tok_amex')).status).toBe(200);
    expect(kindsSince(before)).toEqual(['CONFIRM']);
  },
  60_000,
);

test('two requests at once are one charge and one fact', async () => {
  const before = ledgerBefore();
  const both = await Promise.all([pay('tok_visa'), pay('tok_mastercard')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(kindsSince(before).filter((kind) => kind === 'CONFIRM')).toHaveLength(1);
  expect((await lender.log(uuid)).filter(({ type }) => type === 'appraisalPaid')).toHaveLength(1);
}, 60_000);

test('a request that began before the payment of another was recorded charges nothing', async () => {
  const early = await lender.read(uuid);
  expect((await pay('tok_visa')).status).toBe(200);
  const before = ledgerBefore();
  await expect(chargeAppraisal(lender.ctx, early, 'tok_mastercard')).rejects.toMatchObject({ code: 'out_of_order' });
  expect(kindsSince(before)).toEqual([]);
}, 60_000);

test('an outdated version is refused before the card is charged', async () => {
  const before = ledgerBefore();
  expect(await pay('tok_visa', { 'if-match': '"1"' })).toMatchObject({ status: 412, body: { code: 'stale_version' } });
  expect(kindsSince(before)).toEqual([]);
}, 60_000);

test('a charge that could not be recorded, because the application ended meanwhile, is given back', async () => {
  const cardPayments = usualPort(lender.ctx, 'cardPayments');
  const charge = cardPayments.charge;
  Object.assign(cardPayments, {
    charge: async (...given: Parameters<typeof charge>) => {
      const charged = await charge(...given);
      await lender.call('POST', onApplication(uuid, 'cancel'), { jwt, body: {} });
      return charged;
    },
  });
  const before = ledgerBefore();
  try {
    expect(await pay('tok_visa')).toMatchObject({ status: 409, body: { code: 'out_of_order' } });
  } finally {
    Object.assign(cardPayments, { charge });
  }
  expect(await isPaid()).toBe(false);
  await releaseOrders(lender.ctx);
  await releaseOrders(lender.ctx);
  expect(kindsSince(before)).toEqual(['PAYMENT', 'CONFIRM', 'REFUND']);
}, 60_000);

const HOURS = 3_600_000;
const after = async (hours: number) => {
  await lender.ctx.clock.advance(hours * HOURS, uuid);
  await lender.callBack();
  await sweepAll(lender.ctx, uuid);
  await lender.drain(uuid);
};
const withdraw = async () => expect((await lender.call('POST', onApplication(uuid, 'cancel'), { jwt, body: {} })).status).toBe(200);
const staff = async (body: object) => lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body });
const refuse = async (action: 'decline' | 'cancel') => {
  const { refusalReasons } = (await lender.call('GET', `/sandbox/applications/${uuid}`)).body as { refusalReasons: { code: string }[] };
  expect(await staff({ action, reasons: [refusalReasons[0]?.code] })).toMatchObject({ status: 200 });
};
const shown = async () => (await lender.call('GET', onApplication(uuid), { jwt })).body['appraisalRefund'];
const mails = async () => {
  const { rowCount } = await lender.ctx.pool.query(
    "select 1 from outbox where application_uuid = $1 and channel = 'MAIL' and subject = 'We gave back what you paid for the appraisal'",
    [uuid],
  );
  return rowCount;
};
const { appraisal } = MAIN.heloc.prices;
const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;

test('withdrawn before the visit: the fee goes back to the card, once, as soon as the card vendor answers, and the borrower is told', async () => {
  await pay('tok_visa');
  const before = ledgerBefore();
  await withdraw();
  expect(await shown()).toEqual({ amount: appraisal, by: DAY, on: null });
  lender.vendors.cardPayments.setFaults({ fail: 503 });
  await lender.drain(uuid);
  expect([kindsSince(before), await mails()]).toEqual([[], 0]);
  lender.vendors.cardPayments.setFaults({});
  await after(2);
  await releaseOrders(lender.ctx);
  await after(30 * 24);
  expect(kindsSince(before)).toEqual(['REFUND']);
  expect(await shown()).toEqual({ amount: appraisal, by: DAY, on: DAY });
  expect(await mails()).toBe(1);
  expect((await lender.log(uuid)).find(({ type }) => type === 'appraisalRefunded')).toMatchObject({
    amount: appraisal,
    refundRef: expect.stringMatching(/^re_/) as string,
  });
}, 60_000);

test('an order that the vendor cancels may be placed again; declined instead, the fee goes back', async () => {
  await pay('tok_visa');
  const before = ledgerBefore();
  const { last } = (await lender.read(uuid)).facts.verification.valuation;
  await usualPort(lender.ctx, 'valuation').cancel(last?.orderRef ?? '', { idempotencyKey: `${uuid}:the-vendor` });
  await after(7);
  expect([(await lender.read(uuid)).status, await shown(), kindsSince(before)]).toEqual(['ONSITE_APPRAISAL_REVIEW', null, []]);
  await refuse('decline');
  await lender.drain(uuid);
  expect(kindsSince(before)).toEqual(['REFUND']);
  expect(await shown()).toMatchObject({ on: DAY });
}, 60_000);

test('closed by the lender: staff give back by check what the card does not take back', async () => {
  await pay('tok_visa');
  const cardPayments = usualPort(lender.ctx, 'cardPayments');
  const { refund } = cardPayments;
  const refused = { outcome: 'REJECTED', reasonCode: 'CARD_CLOSED', data: null } as unknown as Awaited<ReturnType<typeof refund>>;
  Object.assign(cardPayments, { refund: async () => refused });
  try {
    await refuse('cancel');
    await lender.drain(uuid);
  } finally {
    Object.assign(cardPayments, { refund });
  }
  const tasks = async () => (await lender.read(uuid)).facts.openTasks.map(({ kind }) => kind);
  expect(await tasks()).toEqual(['APPRAISAL_REFUND']);
  expect(await staff({ action: 'record-refund', instrumentNo: 'Check 1001' })).toMatchObject({ status: 200 });
  expect([await tasks(), await shown()]).toEqual([[], { amount: appraisal, by: DAY, on: DAY }]);
}, 60_000);

test('expired before the visit, the fee goes back', async () => {
  await pay('tok_visa');
  const before = ledgerBefore();
  // The vendor never comes, the income expires, and the borrower does not answer the notice of what is missing.
  const valuation = usualPort(lender.ctx, 'valuation');
  const { release } = valuation;
  const nothing = { outcome: 'OK', data: null, reasonCode: null } as unknown as Awaited<ReturnType<typeof release>>;
  Object.assign(valuation, { release: async () => nothing });
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
  try {
    for (let months = 0; months < 14 && (await lender.read(uuid)).active; months += 1) {
      await lender.ctx.clock.advance(30 * 24 * HOURS, uuid);
      await sweepAll(lender.ctx, uuid);
      await lender.drain(uuid);
    }
  } finally {
    Object.assign(valuation, { release });
  }
  expect((await lender.read(uuid)).facts.cancelled).toMatchObject({ expired: true });
  await lender.drain(uuid);
  expect(kindsSince(before)).toEqual(['REFUND']);
}, 60_000);

test('after the visit nothing is given back', async () => {
  await pay('tok_visa');
  const before = ledgerBefore();
  await lender.drain(uuid);
  await after(121);
  expect((await lender.read(uuid)).facts.verification.valuation.last).toMatchObject({ stage: 'PROCESSING' });
  await withdraw();
  await lender.drain(uuid);
  expect([kindsSince(before), await shown()]).toEqual([[], null]);
}, 60_000);

test('while the appraisal waits for its payment, the vendor does not begin, is not asked, and nothing is recorded', async () => {
  const { version } = await lender.read(uuid);
  await after(7);
  await after(7);
  expect((await lender.log(uuid)).slice(version).filter((fact) => 'step' in fact && fact.step === 'valuation-result')).toEqual([]);
}, 60_000);

test('a paid appraisal is ordered on: the application goes on to its revised offers', async () => {
  expect((await pay('tok_visa')).status).toBe(200);
  const passed = await driveTo(lender, uuid, 'REVISED_OFFER_SELECTION');
  expect(passed).toContain('ONSITE_APPRAISAL_PENDING');
}, 120_000);
