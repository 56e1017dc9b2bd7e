import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createMoneyMovementHttp } from './http.ts';
import type { MoneyMovementPort, TransferRequest } from '../port.ts';
import { startMoneyMovementSimulator } from './simulator.ts';

/** A Friday; the following Monday is no holiday. */
const CREATED = Date.parse('2026-09-11T15:00:00Z');
const at = (iso: string) => {
  now = Date.parse(iso);
};
let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: MoneyMovementPort;
beforeEach(async () => {
  now = CREATED;
  inbox = await callbackInbox();
  vendor = await startMoneyMovementSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: 3_600_000 } });
  port = createMoneyMovementHttp({ baseUrl: vendor.url, key: SANDBOX_KEY });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const request = (more: Partial<TransferRequest> = {}): TransferRequest => ({
  reference: 'app-1',
  direction: 'CREDIT',
  network: 'ACH',
  amount: 98_558,
  description: 'HELOC FUNDS',
  account: { routingNumber: '021000021', accountNumber: '000123456789', type: 'CHECKING' },
  holder: { legalName: 'Grace Happy', email: 'grace@example.com' },
  ...more,
});
let n = 0;
const send = async (more: Partial<TransferRequest> = {}) => {
  n += 1;
  return (await port.start(request(more), { idempotencyKey: `transfer-${n}` })).data?.ref ?? '';
};
const numbered = (accountNumber: string) => ({ routingNumber: '021000021', accountNumber, type: 'CHECKING' as const });

test('money sent on a Friday settles on Monday, with a callback for each step', async () => {
  const ref = await send();
  expect(await port.get(ref)).toMatchObject({
    outcome: 'RETRYABLE',
    reasonCode: 'PENDING',
    data: { status: 'PENDING', amount: 98_558, settlesOn: null },
  });
  at('2026-09-11T16:00:00Z');
  expect((await port.get(ref)).data).toMatchObject({ status: 'POSTED', settlesOn: '2026-09-14' });
  at('2026-09-13T23:00:00Z');
  expect((await port.get(ref)).data?.status).toBe('POSTED');
  at('2026-09-14T14:00:00Z');
  expect(await port.get(ref)).toMatchObject({ outcome: 'OK', data: { status: 'SETTLED', returned: null, notice: null } });
  await vendor.tick();
  const received = await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(received.map((one) => one?.ref)).toEqual([ref, ref]);
  expect(new Set(received.map((one) => one?.eventId)).size).toBe(2);
  const [taken] = inbox.taken();
  expect(await port.parseWebhook((taken?.raw ?? '').replace('TRANSFER', 'transfer'), taken?.headers ?? {})).toBeNull();
});

test('a key sends money once however often it is repeated; another amount under it is refused', async () => {
  const once = () => port.start(request(), { idempotencyKey: 'once' });
  const refs = await Promise.all([once(), once(), once()]);
  expect(new Set(refs.map(({ data }) => data?.ref)).size).toBe(1);
  expect(vendor.ledger().filter(({ kind }) => kind === 'TRANSFER').length).toBe(1);
  expect((await port.start(request({ amount: 5 }), { idempotencyKey: 'once' })).outcome).toBe('FATAL');
});

test('a transfer is found by its key among those of its time, and finding sends nothing', async () => {
  for (let sent = 0; sent < 30; sent += 1) await send();
  const { data } = await port.start(request(), { idempotencyKey: 'looked-for' });
  const about = (minutes: number) => new Date(now + minutes * 60_000);
  expect(await port.find('looked-for', { from: about(-10), to: about(10) })).toMatchObject({ outcome: 'OK', data });
  expect(await port.find('looked-for', { from: about(5), to: about(10) })).toMatchObject({ outcome: 'NO_HIT', reasonCode: 'NOT_FOUND' });
  expect((await port.find('another', { from: about(-10), to: about(10) })).outcome).toBe('NO_HIT');
  expect(vendor.ledger().filter(({ kind }) => kind === 'TRANSFER').length).toBe(31);
});

test('keys that begin with the same fifty characters are different money', async () => {
  const key = (debt: string) => `0190b0c2-7a1e-7c43-9d3f-1f2e3d4c5b6a:debt-payoff:1:${debt}`;
  const refs = await Promise.all(['a', 'b'].map(async (debt) => (await port.start(request(), { idempotencyKey: key(debt) })).data?.ref));
  expect(new Set(refs).size).toBe(2);
});

test('a lost response does not send money twice', async () => {
  vendor.setFaults({ reset: true, times: 3 });
  const tries = [];
  for (let tried = 0; tried < 4; tried += 1) tries.push((await port.start(request(), { idempotencyKey: 'lost' })).outcome);
  expect(tries).toEqual(['RETRYABLE', 'RETRYABLE', 'RETRYABLE', 'OK']);
  expect(vendor.ledger().filter(({ kind }) => kind === 'TRANSFER').length).toBe(1);
});

test('a wire settles in half an hour; same-day ACH the same day, but never on a weekend', async () => {
  const [wire, same] = [await send({ network: 'WIRE' }), await send({ network: 'SAME_DAY_ACH' })];
  at('2026-09-11T15:30:00Z');
  expect((await port.get(wire)).data?.status).toBe('SETTLED');
  at('2026-09-11T16:00:00Z');
  expect((await port.get(same)).data?.status).toBe('SETTLED');
  at('2026-09-12T15:00:00Z');
  const saturday = await send({ network: 'SAME_DAY_ACH' });
  at('2026-09-13T23:00:00Z');
  expect((await port.get(saturday)).data?.status).toBe('POSTED');
  at('2026-09-14T14:00:00Z');
  expect((await port.get(saturday)).data?.status).toBe('SETTLED');
});

describe('returned transfers', () => {
  test.each([
    ['000111111113', 'CREDIT', 'R02'],
    ['000111111116', 'CREDIT', 'R03'],
    ['000222222227', 'DEBIT', 'R01'],
    ['000333333335', 'DEBIT', 'R10'],
  ] as const)('account %s, %s: %s, two banking days later', async (accountNumber, direction, code) => {
    const ref = await send({ direction, account: numbered(accountNumber) });
    at('2026-09-15T13:59:00Z');
    expect((await port.get(ref)).reasonCode).toBe('PENDING');
    at('2026-09-15T14:00:00Z');
    expect(await port.get(ref)).toMatchObject({
      outcome: 'REJECTED',
      reasonCode: code,
      data: { status: 'RETURNED', returned: { code, on: '2026-09-15' } },
    });
  });

  test("+achr03: only the application's first transfer is returned", async () => {
    const holder = { legalName: 'Grace Happy', email: 'grace+achr03@example.com' };
    const [first, second] = [await send({ holder }), await send({ holder })];
    at('2026-09-16T00:00:00Z');
    expect((await port.get(first)).reasonCode).toBe('R03');
    expect((await port.get(second)).outcome).toBe('OK');
  });

  test('a transfer with a notification of change settles and carries the correction', async () => {
    const ref = await send({ account: numbered('000444444440') });
    at('2026-09-16T00:00:00Z');
    expect(await port.get(ref)).toMatchObject({ outcome: 'OK', data: { notice: { code: 'C02', routingNumber: '021000021' } } });
  });

  test('a wrong routing number or too large an amount is never sent', async () => {
    const account = { ...numbered('000123456789'), routingNumber: '123456789' };
    expect(await port.start(request({ account }), { idempotencyKey: 'aba' })).toMatchObject({
      outcome: 'REJECTED',
      reasonCode: 'INVALID_ROUTING_NUMBER',
    });
    expect(await port.start(request({ amount: 1_000_001 }), { idempotencyKey: 'much' })).toMatchObject({
      outcome: 'REJECTED',
      reasonCode: 'TRANSFER_LIMIT',
    });
  });
});

test('a pending transfer can be canceled', async () => {
  const [soon, late] = [await send(), await send()];
  expect((await port.cancel(soon, { idempotencyKey: 'cancel-soon' })).outcome).toBe('OK');
  expect(await port.get(soon)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'CANCELLED' });
  now += 2 * 3_600_000;
  expect(await port.cancel(late, { idempotencyKey: 'cancel-late' })).toMatchObject({ outcome: 'REJECTED', reasonCode: 'TOO_LATE' });
});

test('the sandbox can settle or return a transfer now', async () => {
  const ref = await send();
  vendor.finish('app-1', 'R16');
  expect(await port.get(ref)).toMatchObject({ outcome: 'REJECTED', reasonCode: 'R16' });
});

describe('forged callbacks', () => {
  const forged = (kid: string, seconds: number) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const request_body_sha256 = createHash('sha256').update('{}').digest('hex');
    return { 'plaid-verification': `${part({ alg: 'ES256', kid })}.${part({ iat: seconds, request_body_sha256 })}.${'a'.repeat(86)}` };
  };
  let realNow = 0;
  let keysAsked: string[] = [];
  const wired = () =>
    createMoneyMovementHttp({
      baseUrl: vendor.url,
      key: SANDBOX_KEY,
      realNow: () => new Date(realNow),
      fetch: async (url, init) => {
        const asked = new Request(url, init);
        if (asked.url.includes('verification_key')) keysAsked.push(await asked.text());
        return fetch(url, init);
      },
    });
  beforeEach(() => {
    realNow = performance.timeOrigin + performance.now();
    keysAsked = [];
  });
  const receive = async (to: MoneyMovementPort, kid: string) => to.parseWebhook('{}', forged(kid, Math.trunc(realNow / 1000)));

  test('an unknown key is asked for once a minute, and ten of them a minute', async () => {
    const to = wired();
    await Promise.all([receive(to, 'one'), receive(to, 'one')]);
    for (let time = 0; time < 5; time += 1) expect(await receive(to, 'one')).toBeNull();
    expect(keysAsked).toHaveLength(1);
    for (let kid = 0; kid < 50; kid += 1) expect(await receive(to, `kid-${kid}`)).toBeNull();
    expect(keysAsked).toHaveLength(10);
    realNow += 60_001;
    await receive(to, 'one');
    expect(keysAsked).toHaveLength(11);
  });

  test('a known key verifies while strangers use up the minute', async () => {
    const to = wired();
    const ref = await send();
    at('2026-09-14T14:00:00Z');
    await vendor.tick();
    const [taken] = inbox.taken();
    const real = async () => to.parseWebhook(taken?.raw ?? '', taken?.headers ?? {});
    expect((await real())?.ref).toBe(ref);
    for (let kid = 0; kid < 50; kid += 1) await receive(to, `kid-${kid}`);
    expect((await real())?.ref).toBe(ref);
  });

  test('failures while keys are asked for never stop transfers', async () => {
    const to = createMoneyMovementHttp({
      baseUrl: vendor.url,
      key: SANDBOX_KEY,
      realNow: () => new Date(realNow),
      fetch: async (url, init) =>
        new Request(url, init).url.includes('verification_key') ? new Response('', { status: 500 }) : fetch(url, init),
    });
    for (let kid = 0; kid < 10; kid += 1) await receive(to, `kid-${kid}`);
    expect((await to.start(request(), { idempotencyKey: 'after forged callbacks' })).outcome).toBe('OK');
  });
});
