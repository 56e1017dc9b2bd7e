import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createWalletHttp } from './http.ts';
import type { WalletPort } from '../port.ts';
import { startWalletSimulator } from './simulator.ts';

let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: WalletPort;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startWalletSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: 3_600_000 } });
  port = createWalletHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const carl = (tag = '') => ({ id: `identity-1${tag}`, first: 'Carl', last: 'Coin', email: `carl${tag}@example.com` });
const open = async (tag = '', reference = 'application-1') =>
  (await port.start({ reference, customer: carl(tag) }, { idempotencyKey: `${reference}:wallet:1` })).data?.ref ?? '';
const addressOf = async (tag = '') => (await port.get(await open(tag))).data?.account.address ?? '';
const announce = async (address: string, key = 'payout-1', amount = 98_558) =>
  port.announce({ reference: 'application-1', address, amount }, { idempotencyKey: key });

test('an account is opened in the customer’s name; the owner alone moves its money', async () => {
  const opened = await port.get(await open());
  expect(opened).toMatchObject({
    outcome: 'OK',
    data: { exchange: 'Sample Exchange', account: { name: 'Carl Coin' }, groupPolicyAddress: null },
  });
  const { account, authorizedWallet } = opened.data ?? {};
  expect(account?.address).toMatch(/^sx1[a-f\d]{38}$/);
  expect(authorizedWallet).toEqual({ address: account?.address, authorizationType: 'OWNER' });
});

test('a customer who applies twice has one account', async () => {
  expect(await addressOf()).toBe((await port.get(await open('', 'application-2'))).data?.account.address);
});

test('an account under a group’s policy names the group', async () => {
  const { data } = await port.get(await open('+walletgroup'));
  expect(data?.authorizedWallet.authorizationType).toBe('GROUP_POLICY');
  expect(data?.groupPolicyAddress).toMatch(/^sx1/);
  expect(data?.groupPolicyAddress).not.toBe(data?.account.address);
});

test('a customer is examined for two days of the product’s clock, which a callback ends', async () => {
  const ref = await open('+walletreview');
  expect(await port.get(ref)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING', data: null });
  now += 2 * 86_400_000;
  expect((await port.get(ref)).outcome).toBe('OK');
  await vendor.tick();
  const received = await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(received).toMatchObject([{ ref, event: 'EXAMINED' }]);
  const [{ raw, headers } = { raw: '', headers: {} }] = inbox.taken();
  expect(await port.parseWebhook(raw.replace('WA-', 'WB-'), headers)).toBeNull();
});

test.each([
  ['+walletrefused', 'NOT_ACCEPTED'],
  ['+walletname', 'NAME_NOT_VERIFIED'],
])('%s: no account is opened, with the reason', async (tag, reasonCode) => {
  expect(await port.get(await open(tag))).toMatchObject({ outcome: 'REJECTED', reasonCode, data: null });
});

test('the sandbox can end an examination with a refusal', async () => {
  const ref = await open('+walletreview');
  expect(vendor.finish('application-1', 'NOT_ACCEPTED')).toBe(1);
  expect(await port.get(ref)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'NOT_ACCEPTED' });
});

describe('a deposit', () => {
  test('is announced once under its key, and answered with the account of the exchange at its bank', async () => {
    const address = await addressOf();
    const [first, again] = [await announce(address), await announce(address)];
    expect(first.data).toEqual(again.data);
    expect(first.data).toMatchObject({ routingNumber: '011401533', memo: expect.stringMatching(/^SX[a-f\d]{10}$/) });
    expect(first.data?.accountNumber).toMatch(/^\d{12}$/);
    expect(vendor.ledger().map(({ kind }) => kind)).toEqual(['WALLET_ACCOUNT', 'DEPOSIT']);
    expect((await announce(address, 'payout-1', 5)).outcome).toBe('FATAL');
  });

  test.each([
    ['+walletclosed', 'ACCOUNT_CLOSED'],
    ['+walletfrozen', 'ACCOUNT_FROZEN'],
  ])('%s: is not taken, with the reason', async (tag, reasonCode) => {
    expect(await announce(await addressOf(tag))).toMatchObject({ outcome: 'REJECTED', reasonCode });
  });

  test('for an address that nobody has is refused', async () => {
    expect(await announce('sx1nobody')).toMatchObject({ outcome: 'FATAL', reasonCode: 'REQUEST_REFUSED' });
  });
});

test('a silent exchange, a wrong key and a reply of another shape are told apart', async () => {
  const request = { reference: 'application-1', customer: carl() };
  const at = (wire: Partial<Parameters<typeof createWalletHttp>[0]>) =>
    createWalletHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, ...wire }).start(request, { idempotencyKey: 'k' });
  vendor.setFaults({ hang: true, times: 1 });
  expect(await at({ timeoutMs: 50 })).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'TIMEOUT' });
  expect(await at({ key: 'some:one' })).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNAUTHORIZED' });
  expect(await at({ fetch: async () => Response.json({ account: 7 }) })).toMatchObject({
    outcome: 'FATAL',
    reasonCode: 'UNEXPECTED_ANSWER',
  });
  expect((await at({})).outcome).toBe('OK');
  expect(vendor.ledger()).toHaveLength(1);
});
