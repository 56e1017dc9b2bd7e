import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createBankAccountCheckHttp } from './http.ts';
import type { BankAccountCheckPort } from '../port.ts';
import { startBankAccountCheckSimulator } from './simulator.ts';

/** A Friday. */
const CREATED = Date.parse('2026-09-11T15:00:00Z');
let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: BankAccountCheckPort;
beforeEach(async () => {
  now = CREATED;
  inbox = await callbackInbox();
  vendor = await startBankAccountCheckSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: 3_600_000 } });
  port = createBankAccountCheckHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const check = (accountNumber: string, { last = 'Happy', routingNumber = '021000021' } = {}) =>
  port.check(
    { reference: `app-${last}`, routingNumber, accountNumber, accountType: 'CHECKING', owner: { first: 'Pat', last } },
    { idempotencyKey: `${last}:${routingNumber}:${accountNumber}` },
  );

test.each([
  ['000123456789', 'Happy', '021000021', 'OK', null, 'VERIFIED'],
  ['000123456789', 'Happy', '123456789', 'REJECTED', 'INVALID_ROUTING_NUMBER', 'FAILED_VERIFICATION'],
  ['000123450002', 'Happy', '021000021', 'REJECTED', 'NO_ACCOUNT', 'FAILED_VERIFICATION'],
  ['000111111113', 'Happy', '110000000', 'REJECTED', 'ACCOUNT_CLOSED', 'FAILED_VERIFICATION'],
  ['000123456789', 'Bankfraud', '011401533', 'REVIEW', 'NAME_MISMATCH', 'PENDING_REVIEW'],
  ['000123450003', 'Happy', '011000015', 'NEEDS_INPUT', 'MICRO_DEPOSITS_NEEDED', 'PENDING_REVIEW'],
])('account %s of %s at %s: %s %s', async (accountNumber, last, routingNumber, outcome, reasonCode, status) => {
  expect(await check(accountNumber, { last, routingNumber })).toMatchObject({
    outcome,
    reasonCode,
    data: { status, mask: accountNumber.slice(-4) },
  });
});

test('micro-deposits sent on a Friday arrive on Monday, and the borrower has three attempts', async () => {
  const id = (await check('000123450003')).data?.checkId ?? '';
  await port.sendMicroDeposits(id, { idempotencyKey: 'send' });
  now = Date.parse('2026-09-13T20:00:00Z');
  expect(await port.microDeposits(id)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING' });
  expect(await port.confirmMicroDeposits(id, [0.11, 0.32], { idempotencyKey: 'early' })).toMatchObject({
    outcome: 'NEEDS_INPUT',
    reasonCode: 'NOT_ARRIVED',
  });
  now = Date.parse('2026-09-14T14:00:00Z');
  expect(await port.microDeposits(id)).toMatchObject({ outcome: 'OK', data: { arrivedOn: '2026-09-14' } });
  await vendor.tick();
  const [taken] = inbox.taken();
  expect(await port.parseWebhook(taken?.raw ?? '', taken?.headers ?? {})).toMatchObject({ ref: id, event: 'MICRO_DEPOSITS_ARRIVED' });
  expect(await port.confirmMicroDeposits(id, [0.1, 0.32], { idempotencyKey: 'c1' })).toMatchObject({
    outcome: 'NEEDS_INPUT',
    reasonCode: 'WRONG_AMOUNTS',
  });
  expect(await port.confirmMicroDeposits(id, [0.32, 0.11], { idempotencyKey: 'c2' })).toMatchObject({
    outcome: 'OK',
    data: { status: 'VERIFIED' },
  });
});

test('three wrong attempts end the check; deposits may be returned', async () => {
  const [id, gone] = [(await check('000123450003')).data?.checkId ?? '', (await check('000123450004')).data?.checkId ?? ''];
  for (const of of [id, gone]) await port.sendMicroDeposits(of, { idempotencyKey: `send:${of}` });
  now += 6 * 86_400_000;
  expect(await port.microDeposits(gone)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'RETURNED' });
  const codes = [];
  for (const n of [1, 2, 3, 4])
    codes.push((await port.confirmMicroDeposits(id, [0.01, 0.02], { idempotencyKey: `wrong-${n}` })).reasonCode);
  expect(codes).toEqual(['WRONG_AMOUNTS', 'WRONG_AMOUNTS', 'TOO_MANY_TRIES', 'TOO_MANY_TRIES']);
});
