import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createCreditBureauHttp } from './http.ts';
import type { CreditBureauPort, CreditConsumer, CreditPullRequest, PullPurpose } from '../port.ts';
import { startCreditBureauSimulator, type CreditBureauSimulatorOptions } from './simulator.ts';

const NOW = new Date('2026-09-14T15:00:00Z');
const CLEAR_PATH = { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' };

let bureau: Simulator;
let port: CreditBureauPort;
const start = async (options: CreditBureauSimulatorOptions = {}) => {
  bureau = await startCreditBureauSimulator({ clock: () => NOW, ...options });
  port = createCreditBureauHttp({ baseUrl: bureau.url, key: SANDBOX_KEY, timeoutMs: 2_000 });
};
beforeEach(() => start());
afterEach(() => bureau.close());

const pull = (consumer: Partial<CreditConsumer> & { last: string }, attempt = 1, more: Partial<CreditPullRequest> = {}) => {
  const whole = {
    first: 'Pat',
    dob: '1980-01-01',
    currentAddress: CLEAR_PATH,
    email: `${consumer.last}@example.com`.toLowerCase(),
    ...consumer,
  };
  const request: CreditPullRequest = {
    purposeCode: 'PREQUAL_SOFT',
    consumer: whole,
    models: ['FICO8'],
    endUserRef: 'application-1',
    attempt,
    ...more,
  };
  return port.pull(request, { idempotencyKey: `${whole.email}:${request.purposeCode}:${attempt}` });
};

describe('a soft pull', () => {
  test('of Grace Happy returns her whole credit file', async () => {
    const result = await pull({ first: 'Grace', last: 'Happy', ssn: '666-10-1001' });
    expect(result).toMatchObject({
      outcome: 'OK',
      reasonCode: null,
      provider: 'credit-bureau',
      asOf: NOW.toISOString(),
      retryAfterSeconds: null,
    });
    expect(result.rawRef).toBe(result.data?.fileId);
    expect(result.data).toMatchObject({
      hit: 'HIT',
      score: 785,
      scoreModel: 'FICO8',
      scoreDate: '2026-09-14',
      scorePercentile: 70,
      ssnLast4: '1001',
      conflicts: [],
      alerts: [],
      addressDiscrepancy: false,
    });
    expect(result.data?.factors.length).toBe(4);
    expect(result.data?.tradelines.map(({ type, payment, remainingPayments }) => ({ type, payment, remainingPayments }))).toEqual([
      { type: 'MORTGAGE', payment: 1_135.35, remainingPayments: null },
      { type: 'AUTO', payment: 425, remainingPayments: 44 },
      { type: 'STUDENT', payment: 180, remainingPayments: 94 },
      { type: 'CARD', payment: 95, remainingPayments: null },
    ]);
  });

  test('of any other person is a hit with FICO 745; the SSN is returned only if it was sent', async () => {
    expect((await pull({ last: 'Anybody' })).data).toMatchObject({ hit: 'HIT', score: 745, ssnLast4: null });
    expect((await pull({ last: 'Unlisted', ssn: '666-77-4321' })).data).toMatchObject({ ssnLast4: '4321' });
  });

  test('counts as one pull per idempotency key however often it is repeated; a different request under the key is refused', async () => {
    const answers = [await pull({ last: 'Happy' }), await pull({ last: 'Happy' }), await pull({ last: 'Happy' })];
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(bureau.ledger().length).toBe(1);
    expect(bureau.replays()).toBe(2);
    const other = await pull({ last: 'Happy', first: 'Harry', email: 'happy@example.com' });
    expect(other).toMatchObject({ outcome: 'FATAL', reasonCode: 'REQUEST_REFUSED' });
    const received = (await (await fetch(`${bureau.url}/_ledger`)).json()) as { effects: { subject: string }[]; replays: number };
    expect(received).toMatchObject({ effects: [{ kind: 'SOFT_PULL', key: 'happy@example.com:PREQUAL_SOFT:1' }], replays: 2 });
    expect(received.effects.map(({ subject }) => subject).join()).toMatch(/^[0-9a-f]{16}$/);
  });

  test('parallel requests under one key count as one pull', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => pull({ last: 'Happy' })));
    expect(new Set(answers.map(({ rawRef }) => rawRef)).size).toBe(1);
    expect(bureau.ledger().length).toBe(1);
  });
});

describe('personas with special credit files', () => {
  test('Ghost: found by SSN only', async () => {
    expect(await pull({ last: 'Ghost' })).toMatchObject({ outcome: 'NO_HIT', reasonCode: 'NO_HIT', data: { hit: 'NO_HIT', score: null } });
    expect(await pull({ last: 'Ghost', ssn: '666-10-1009' }, 2)).toMatchObject({ outcome: 'OK', data: { score: 745, ssnLast4: '1009' } });
  });

  test('Phantom: never found', async () => {
    expect((await pull({ last: 'Phantom' })).outcome).toBe('NO_HIT');
    expect((await pull({ last: 'Phantom', ssn: '666-10-1010' }, 2)).outcome).toBe('NO_HIT');
  });

  test.each([
    ['Frost', 'FROZEN'],
    ['Locke', 'LOCKED'],
  ])('%s: %s until the third pull, in each new run of the persona', async (last, hit) => {
    const seen = [];
    for (const attempt of [1, 1, 2, 3]) seen.push((await pull({ last, ssn: '666-10-1011' }, attempt)).data?.hit);
    expect(seen).toEqual([hit, hit, hit, 'HIT']);
    expect(await pull({ last, email: 'again+2@example.com' })).toMatchObject({ outcome: 'NEEDS_INPUT', reasonCode: hit });
  });

  test('Pinn: one PIN unlocks the credit file, others are refused as incorrect', async () => {
    expect(await pull({ last: 'Pinn' })).toMatchObject({ outcome: 'NEEDS_INPUT', reasonCode: 'FROZEN' });
    expect(await pull({ last: 'Pinn' }, 2, { freezePin: '1111111111' })).toMatchObject({
      outcome: 'NEEDS_INPUT',
      reasonCode: 'INCORRECT_PIN',
      data: { hit: 'FROZEN' },
    });
    expect(await pull({ last: 'Pinn' }, 3, { freezePin: '1234567890' })).toMatchObject({ outcome: 'OK', data: { hit: 'HIT' } });
  });

  test('Minor and Alert: returned for staff review', async () => {
    expect(await pull({ last: 'Minor' })).toMatchObject({ outcome: 'REVIEW', reasonCode: 'MINOR', data: { tradelines: [] } });
    expect((await pull({ last: 'Alert' })).data).toMatchObject({
      hit: 'HIT',
      score: 745,
      alerts: [{ type: 'INITIAL_FRAUD', phone: '602-555-0116' }],
    });
  });

  test('Timeout: unavailable; +unknown returns another shape; +stuck is slow but succeeds. None of them counts as a pull', async () => {
    expect(await pull({ last: 'Timeout' })).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'VENDOR_DOWN' });
    expect(bureau.ledger()).toEqual([]);
    expect(await pull({ last: 'Timeout', email: 'tim+unknown+1@example.com' })).toMatchObject({
      outcome: 'FATAL',
      reasonCode: 'UNEXPECTED_ANSWER',
    });
    await bureau.close();
    await start({ stuckMs: 60 });
    const stuck = () => pull({ last: 'Timeout', email: 'tim+stuck@example.com' });
    expect(await stuck()).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING', retryAfterSeconds: 1 });
    await expect.poll(async () => (await stuck()).outcome, { interval: 20 }).toBe('OK');
    expect(bureau.ledger().length).toBe(1);
  });

  test('Lowfico, Late and Review: credit files for underwriting to decide', async () => {
    expect((await pull({ last: 'Lowfico' })).data).toMatchObject({
      score: 598,
      collections: [{ balance: 640 }],
      conflicts: [],
      factors: [{ code: '039' }, {}, {}, {}],
    });
    const late = (await pull({ last: 'Late' })).data;
    expect(late?.tradelines[0]).toMatchObject({ type: 'MORTGAGE', late30: 2, late60: 1, late90: 0, pastDue: 0 });
    expect((await pull({ last: 'Review' })).data?.conflicts).toEqual(['CLOSED_WITH_BALANCE:TL-2', 'DISPUTED_DEBT:TL-2']);
  });

  test('Hardy: open to a soft pull, frozen for the hard pull until the third attempt', async () => {
    expect((await pull({ last: 'Hardy' })).outcome).toBe('OK');
    const hard = [];
    for (const attempt of [1, 2, 3]) hard.push((await pull({ last: 'Hardy' }, attempt, { purposeCode: 'CREDIT_APP_HARD' })).reasonCode);
    expect(hard).toEqual(['FROZEN', 'FROZEN', null]);
  });

  test("Inquiry: a hard pull shows other lenders' inquiries of the last month", async () => {
    const started = async (purposeCode: PullPurpose) =>
      (await pull({ last: 'Inquiry' }, 1, { purposeCode })).data?.inquiries.filter(({ type }) => type === 'HELOC').map(({ date }) => date);
    expect([await started('PREQUAL_SOFT'), await started('CREDIT_APP_HARD')]).toEqual([[], ['2026-09-08', '2026-08-30']]);
  });

  test('a hard pull may show what a soft pull did not', async () => {
    expect(
      (await pull({ last: 'Happy', email: 'grace+declineafter@example.com' }, 1, { purposeCode: 'CREDIT_APP_HARD' })).data?.score,
    ).toBe(610);
    expect((await pull({ last: 'Happy', email: 'grace+declineafter@example.com' })).data?.score).toBe(785);
    expect(bureau.ledger().map(({ kind }) => kind)).toEqual(['HARD_PULL', 'SOFT_PULL']);
  });
});

test('effects and responses survive a restart of the bureau; a half-written line is ignored', async () => {
  const stateFile = join(mkdtempSync(join(tmpdir(), 'bureau-')), 'state', 'bureau.jsonl');
  await bureau.close();
  await start({ stateFile });
  const before = await pull({ last: 'Frost' });
  await bureau.close();
  appendFileSync(stateFile, '{"entry":{"at":"2026-');
  await start({ stateFile });
  expect((await pull({ last: 'Frost' })).data).toEqual(before.data);
  expect((await pull({ last: 'Frost' }, 2)).data?.hit).toBe('FROZEN');
  await bureau.close();
  await start({ stateFile });
  expect(bureau.ledger().length).toBe(2);
  expect((await pull({ last: 'Frost' }, 3)).data?.hit).toBe('HIT');
  expect(readFileSync(stateFile, 'utf8').split('\n').length).toBe(5);
});

test('a revoked token is renewed once', async () => {
  await pull({ last: 'Happy' });
  const { url } = bureau;
  let refused = 0;
  port = createCreditBureauHttp({
    baseUrl: url,
    key: SANDBOX_KEY,
    fetch: async (input, init) => {
      if (input === `${url}/v1/consumer-reports` && refused === 0) {
        refused += 1;
        return Response.json({ error: 'invalid_token' }, { status: 401 });
      }
      return fetch(input, init);
    },
  });
  expect((await pull({ last: 'Happy' }, 2)).outcome).toBe('OK');
  expect(refused).toBe(1);
});
