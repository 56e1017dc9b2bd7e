import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createCardPaymentsHttp } from './http.ts';
import type { CardPaymentsPort } from '../port.ts';
import { PAYMENT_INTENTS } from './row.ts';
import { CARDS } from '../scenarios.ts';
import { startCardPaymentsSimulator } from './simulator.ts';

let vendor: Simulator;
let port: CardPaymentsPort;
let sent: { url: string; body: string; headers: Headers }[] = [];
let keys = 0;
const options = () => ({ idempotencyKey: `key-${(keys += 1)}` });

beforeAll(async () => {
  vendor = await startCardPaymentsSimulator();
  port = createCardPaymentsHttp({
    baseUrl: vendor.url,
    key: SANDBOX_KEY,
    timeoutMs: 500,
    fetch: async (url, init) => {
      const { url: address, headers } = new Request(url, init);
      sent.push({ url: address, body: await new Request(url, init).text(), headers });
      return fetch(url, init);
    },
  });
});
afterAll(async () => vendor.close());
beforeEach(() => {
  sent = [];
});

const opened = async (amount = 550) => {
  const { data } = await port.start({ reference: 'application-1', amount, description: 'Appraisal' }, options());
  return data?.ref ?? '';
};
const charges = () => vendor.ledger().filter(({ kind }) => kind === 'CONFIRM').length;

test('a payment is a form in cents with a bearer key and an idempotency key', async () => {
  const ref = await opened(549.99);
  expect(ref).toMatch(/^pi_/);
  expect(await port.charge(ref, { token: 'tok_visa' }, { idempotencyKey: 'charge-1' })).toMatchObject({
    outcome: 'OK',
    data: { amount: 549.99 },
    rawRef: ref,
  });
  const [start, confirm] = sent;
  expect(new URLSearchParams(start?.body).get('amount')).toBe('54999');
  expect(new URLSearchParams(confirm?.body).get('payment_method_data[card][token]')).toBe('tok_visa');
  expect(confirm?.url).toContain(`/v1/payment_intents/${ref}/confirm`);
  expect([confirm?.headers.get('authorization'), confirm?.headers.get('idempotency-key')]).toEqual([`Bearer ${SANDBOX_KEY}`, 'charge-1']);
});

test.each([
  ['tok_chargeDeclined', 'REJECTED', 'DECLINED'],
  ['tok_chargeDeclinedInsufficientFunds', 'REJECTED', 'INSUFFICIENT_FUNDS'],
  ['tok_chargeDeclinedExpiredCard', 'REJECTED', 'EXPIRED_CARD'],
  ['tok_chargeDeclinedIncorrectCvc', 'REJECTED', 'INCORRECT_CVC'],
  ['tok_chargeDeclinedProcessingError', 'REJECTED', 'PROCESSING_ERROR'],
  // The vendor advises to tell nobody that a card is reported stolen.
  ['tok_chargeDeclinedStolenCard', 'REJECTED', 'DECLINED'],
  ['tok_threeDSecure2Required', 'NEEDS_INPUT', 'AUTHENTICATION_REQUIRED'],
  ['free', 'REJECTED', 'TOKEN_USED'],
  ['__proto__', 'REJECTED', 'TOKEN_USED'],
])('%s is not charged: %s, %s; another card then pays', async (token, outcome, reasonCode) => {
  const ref = await opened();
  expect(await port.charge(ref, { token }, options())).toMatchObject({ outcome, reasonCode, data: null });
  expect(await port.charge(ref, { token: 'tok_visa' }, options())).toMatchObject({ outcome: 'OK', data: { amount: 550 } });
});

test('one payment is charged once, however many cards and keys are tried', async () => {
  const ref = await opened();
  const before = charges();
  const tries = [];
  for (const token of ['tok_visa', 'tok_mastercard', 'tok_visa']) tries.push(await port.charge(ref, { token }, options()));
  expect(tries.map(({ outcome, data }) => [outcome, data?.amount])).toEqual(Array(3).fill(['OK', 550]));
  expect(charges()).toBe(before + 1);
});

test('a lost answer is told by asking again, with the same card or another', async () => {
  const ref = await opened();
  const before = charges();
  vendor.setFaults({ reset: true, times: 1 });
  expect(await port.charge(ref, { token: 'tok_visa' }, options())).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'NETWORK' });
  vendor.setFaults({ hang: true, times: 1 });
  expect(await port.charge(ref, { token: 'tok_amex' }, options())).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'TIMEOUT' });
  expect(await port.charge(ref, { token: 'tok_mastercard' }, options())).toMatchObject({ outcome: 'OK', data: { amount: 550 } });
  expect(charges()).toBe(before + 1);
});

test('a charge is given back once', async () => {
  const ref = await opened();
  await port.charge(ref, { token: 'tok_visa' }, options());
  expect(await port.refund(ref, options())).toMatchObject({ outcome: 'OK' });
  expect(await port.refund(ref, options())).toMatchObject({ outcome: 'OK' });
  expect(vendor.ledger().filter(({ kind }) => kind === 'REFUND')).toHaveLength(1);
});

test('another key is refused before anything is looked up', async () => {
  const stranger = createCardPaymentsHttp({ baseUrl: vendor.url, key: 'sk_test_other' });
  expect(await stranger.start({ reference: 'a', amount: 1, description: 'x' }, options())).toMatchObject({
    outcome: 'FATAL',
    reasonCode: 'UNAUTHORIZED',
  });
});

const tokenOf = async (number: string) => {
  const body = new URLSearchParams({ 'card[number]': number, 'card[exp]': '1230', 'card[cvc]': '123' });
  const answer = await fetch(`${vendor.url}/v1/tokens`, { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as { id?: string; card?: object } };
};

test('the card field is a page of the vendor’s own origin that runs nothing but its own script', async () => {
  const page = await fetch(`${vendor.url}${PAYMENT_INTENTS.page?.simulatedAt}`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; connect-src 'self'/);
  expect(await page.text()).toContain('autocomplete="cc-number"');
});

test.each(CARDS.map(({ number, token }) => [number, token]))(
  'the test card %s becomes a token that leads where %s does, and is not kept',
  async (number, token) => {
    const { status, body } = await tokenOf(number);
    expect({ status, body }).toMatchObject({ status: 200, body: { card: { last4: number.slice(-4) } } });
    const [typed, published] = [await opened(), await opened()];
    const charged = await port.charge(typed, { token: body.id ?? '' }, options());
    const expected = await port.charge(published, { token }, options());
    expect([charged.outcome, charged.reasonCode]).toEqual([expected.outcome, expected.reasonCode]);
    expect(JSON.stringify(vendor.ledger())).not.toContain(number);
  },
);

test('a card that is entered again is another token; each is used once', async () => {
  const declined = CARDS.find(({ token }) => token === 'tok_chargeDeclinedProcessingError')?.number ?? '';
  const [first = '', second = ''] = [(await tokenOf(declined)).body.id, (await tokenOf(declined)).body.id];
  expect(first).not.toBe(second);
  const ref = await opened();
  const key = options();
  const processing = { outcome: 'REJECTED', reasonCode: 'PROCESSING_ERROR' };
  expect(await port.charge(ref, { token: first }, key)).toMatchObject(processing);
  // The same confirmation, because its answer was lost; then another one with the used token, and one with a fresh token.
  expect(await port.charge(ref, { token: first }, key)).toMatchObject(processing);
  expect(await port.charge(ref, { token: first }, options())).toMatchObject({ outcome: 'REJECTED', reasonCode: 'TOKEN_USED' });
  expect(await port.charge(ref, { token: second }, options())).toMatchObject(processing);
});

test('a card that is no test card gets no token', async () => expect((await tokenOf('4111111111111111')).status).toBe(402));
