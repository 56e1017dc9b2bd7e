import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createPayrollHttp } from './http.ts';
import type { PayrollPort, PayrollSource } from '../port.ts';
import { createPayrollSandbox, type PayrollSignIn } from './sandbox.ts';
import { visit } from '../../testing/visit.ts';
import { startPayrollSimulator } from './simulator.ts';

let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: PayrollPort;
let signIn: ReturnType<typeof createPayrollSandbox>;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startPayrollSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: 3_600_000 } });
  const wire = { baseUrl: vendor.url, key: SANDBOX_KEY };
  port = createPayrollHttp({ ...wire, webhookSecret: SANDBOX_WEBHOOK_SECRET });
  signIn = createPayrollSandbox(wire);
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const linked = async (
  first: string,
  last: string,
  {
    source = 'PAYROLL',
    email = `${first}@example.com`,
    ...typed
  }: Partial<PayrollSignIn> & { source?: PayrollSource; email?: string } = {},
) => {
  const reference = `app-${last}`;
  const session = await port.createSession(
    { reference, source, person: { first, last, email, ssn: '666-77-1234' } },
    { idempotencyKey: `${email}:payroll` },
  );
  const publicToken = (await signIn({ bridgeToken: session.data?.bridgeToken ?? '', ...typed })).data?.publicToken ?? '';
  const link = (await port.complete(publicToken, { idempotencyKey: `${email}:complete` })).data;
  if (link === null) throw new Error('not linked');
  return { ...link, publicToken };
};
const reportAfter = async (...of: Parameters<typeof linked>) => {
  const link = await linked(...of);
  now += 30_000;
  return port.report(link);
};

test('a payroll report is ready within half a minute, and a callback announces it', async () => {
  const link = await linked('Grace', 'Happy');
  expect(await port.report(link)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING' });
  now += 30_000;
  const report = await port.report(link);
  expect(report).toMatchObject({
    outcome: 'OK',
    data: {
      suspicious: false,
      employments: [
        { active: true, fullTime: true, payFrequency: 'BIWEEKLY', payRate: 5_538.46, employee: { last: 'Happy', ssnLast4: '1234' } },
      ],
    },
  });
  expect(report.data?.employments[0]?.annualIncome[1]).toMatchObject({ year: 2025, gross: 144_000 });
  await vendor.tick();
  const received = await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(received.map((one) => [one?.ref, one?.event])).toEqual([
    [link.linkId, 'PROGRESS'],
    [link.linkId, 'DONE'],
  ]);
});

test('an altered, unsigned or old callback is rejected', async () => {
  await reportAfter('Grace', 'Happy');
  await vendor.tick();
  const [taken] = inbox.taken();
  if (taken === undefined) throw new Error('no callback came');
  expect(await port.parseWebhook(taken.raw.replace('parse', 'done'), taken.headers)).toBeNull();
  expect(await port.parseWebhook(taken.raw, {})).toBeNull();
  const later = createPayrollHttp({
    baseUrl: vendor.url,
    key: SANDBOX_KEY,
    webhookSecret: SANDBOX_WEBHOOK_SECRET,
    realNow: () => new Date(performance.timeOrigin + performance.now() + 310_000),
  });
  expect(await later.parseWebhook(taken.raw, taken.headers)).toBeNull();
});

describe('content of a payroll report', () => {
  test('Irma Mismatch earns less than she stated; with +better more', async () => {
    const gross = async (email: string) => (await reportAfter('Irma', 'Mismatch', { email })).data?.employments[0]?.annualIncome[1]?.gross;
    expect([await gross('irma@example.com'), await gross('irma+better@example.com')]).toEqual([100_000, 180_000]);
  });
  test('Paige Stubb’s payroll has no record of her', async () => {
    expect(await reportAfter('Paige', 'Stubb')).toMatchObject({ outcome: 'NO_HIT', reasonCode: 'NO_DATA' });
  });
  test('Rita Retire has no job but two pensions', async () => {
    const report = await reportAfter('Rita', 'Retire', { source: 'FINANCIAL_ACCOUNTS' });
    expect(report.data).toMatchObject({
      employments: [],
      streams: [
        { category: 'RETIREMENT', monthlyAmount: 5_000 },
        { category: 'BENEFIT', monthlyAmount: 3_000 },
      ],
    });
  });
  test('any other person earns the amount set in the sandbox', async () => {
    expect((await reportAfter('Pat', 'Anybody', { annualIncome: 78_000 })).data?.employments[0]?.payRate).toBe(3_000);
  });
});

test.each([
  ['error_login_error', 'NEEDS_INPUT', 'LOGIN_ERROR'],
  ['error_account_locked', 'NEEDS_INPUT', 'ACCOUNT_LOCKED'],
  ['error_unavailable', 'RETRYABLE', 'UNAVAILABLE'],
  ['unknown-user', 'NEEDS_INPUT', 'LOGIN_ERROR'],
])('signing in as %s: %s %s', async (username, outcome, reasonCode) => {
  expect(await reportAfter('Grace', 'Happy', { username })).toMatchObject({ outcome, reasonCode });
});

test('a public token works once; the sandbox can request another outcome', async () => {
  const link = await linked('Grace', 'Happy');
  expect(await port.complete(link.publicToken, { idempotencyKey: 'another' })).toMatchObject({
    outcome: 'REJECTED',
    reasonCode: 'INVALID_PUBLIC_TOKEN',
  });
  vendor.finish('app-Happy', 'no_data');
  expect(await port.report(link)).toMatchObject({ outcome: 'NO_HIT', reasonCode: 'NO_DATA' });
});

describe('the pages in the borrower’s browser', () => {
  const page = async (last = 'Happy', source: PayrollSource = 'PAYROLL') => {
    const person = { first: 'Grace', last, email: `${last}@example.com` };
    const redirectUri = 'http://localhost:4000/back';
    const { data } = await port.createSession({ reference: 'app-1', source, person, redirectUri }, { idempotencyKey: `${last}:${source}` });
    return data?.pageUrl ?? '';
  };
  const provider = { provider: 'sandbox' };

  test('return with a public token whose report is the person’s own', async () => {
    const pages = await visit(await page(), [provider, { username: 'goodlogin', password: 'goodpassword' }, {}]);
    const back = new URLSearchParams(new URL(pages.at(-1) ?? '').hash.slice(1));
    const link = await port.complete(back.get('public_token') ?? '', { idempotencyKey: 'pages' });
    now += 30_000;
    if (link.data === null) throw new Error('not linked');
    expect((await port.report(link.data)).data?.employments[0]?.employee.last).toBe('Happy');
  });

  test.each([
    ['goodlogin', 'goodpassword', 'What is shared'],
    ['mfalogin', 'goodpassword', 'Enter the code'],
    ['error_login_error', 'x', 'is wrong'],
    ['error_mfa_error', 'x', 'code is wrong'],
    ['error_account_locked', 'x', 'Your account is locked'],
    ['error_unavailable', 'x', 'not available'],
    ['error_no_data', 'x', 'What is shared'],
  ])('%s with %s reads: %s', async (username, password, expected) => {
    const [, shown] = await visit(await page(username), [provider, { username, password }]);
    expect(shown).toContain(expected);
  });
});
