import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createPayoffLettersHttp } from './http.ts';
import type { PayoffLettersPort } from '../port.ts';
import { startPayoffLettersSimulator } from './simulator.ts';

const HOUR = 3_600_000;
let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: PayoffLettersPort;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startPayoffLettersSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: HOUR } });
  port = createPayoffLettersHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const ask = async (creditor: string, last = 'Payoff') => {
  const request = {
    reference: 'app-1',
    debtId: creditor,
    creditor,
    borrower: { first: 'Pete', last, ssnLast4: '1038' },
    reportedBalance: 8_450,
    goodThrough: '2026-10-14',
  };
  return (await port.start(request, { idempotencyKey: `payoff:${creditor}:${last}` })).data?.ref ?? '';
};

test('Pete Payoff: SlowBank’s letter takes three days, the other creditor’s an hour, with a closed account', async () => {
  const [slow, quick] = [await ask('SlowBank'), await ask('Lantern Store Card')];
  now += HOUR;
  expect(await port.get(slow)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING' });
  expect(await port.get(quick)).toMatchObject({ outcome: 'OK', data: { remit: { accountNumber: '000111111116' } } });
  now += 71 * HOUR;
  expect(await port.get(slow)).toMatchObject({
    outcome: 'OK',
    data: {
      payee: 'SlowBank',
      amount: 8_487.44,
      perDiem: 4.16,
      asOf: '2026-09-17',
      goodThrough: '2026-10-14',
      remit: { accountNumber: '000123456789' },
    },
  });
  await vendor.tick();
  const received = await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(received).toMatchObject([{ event: 'RECEIVED' }, { event: 'RECEIVED' }]);
});

test('a creditor may refuse, by name or as the sandbox requests', async () => {
  const ref = await ask('NeverBank');
  now += HOUR;
  expect(await port.get(ref)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'CREDITOR_REFUSED' });
  const other = await ask('Silver Plaza Card', 'Happy');
  vendor.finish('app-1', 'ACCOUNT_NOT_FOUND');
  expect((await port.get(other)).reasonCode).toBe('ACCOUNT_NOT_FOUND');
});
