import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createBankLinkHttp } from './http.ts';
import type { BankLinkPort, LinkPurpose } from '../port.ts';
import { createBankLinkSandbox, type BankSignIn } from './sandbox.ts';
import { visit } from '../../testing/visit.ts';
import { startBankLinkSimulator } from './simulator.ts';

let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: BankLinkPort;
let signIn: ReturnType<typeof createBankLinkSandbox>;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startBankLinkSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: 3_600_000 } });
  const wire = { baseUrl: vendor.url, key: SANDBOX_KEY };
  port = createBankLinkHttp(wire);
  signIn = createBankLinkSandbox(wire);
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

let n = 0;
const opened = async (legalName: string, purpose: LinkPurpose = 'DISBURSE', email = 'pat@example.com') => {
  n += 1;
  const token = await port.createLinkToken(
    { reference: `app-${n}`, purpose, person: { legalName, email }, clientName: 'Hearthline' },
    { idempotencyKey: `link-${n}` },
  );
  if (token.data === null) throw new Error('no link token');
  return token.data;
};
const linked = async (legalName: string, purpose: LinkPurpose = 'DISBURSE', typed: Partial<BankSignIn> = {}, email?: string) => {
  const { linkToken, userToken } = await opened(legalName, purpose, email);
  const publicToken = (await signIn({ linkToken, ...typed })).data?.publicToken ?? '';
  const item = (await port.exchange(publicToken, { idempotencyKey: `exchange-${n}` })).data;
  if (item === null) throw new Error('not exchanged');
  return { ...item, publicToken, userToken: userToken ?? '' };
};

describe('linking a bank', () => {
  test('returns accounts with numbers usable for transfers', async () => {
    const { accessToken } = await linked('Grace Happy');
    const answer = await port.accounts(accessToken);
    expect(answer).toMatchObject({ outcome: 'OK', data: { institution: 'First Platypus Bank' } });
    expect(
      answer.data?.accounts.map(({ mask, subtype, routingNumber, accountNumber, tokenized }) => [
        mask,
        subtype,
        routingNumber,
        accountNumber,
        tokenized,
      ]),
    ).toEqual([
      ['0000', 'CHECKING', '011401533', '1111222233330000', false],
      ['1111', 'SAVINGS', '011401533', '1111222233331111', false],
    ]);
    const other = await linked('Grace Happy', 'DISBURSE', { institutionId: 'ins_109512' });
    expect((await port.accounts(other.accessToken)).data?.accounts[0]?.tokenized).toBe(true);
  });

  test('a public token works once, for half an hour; the same key repeats the same exchange', async () => {
    const { publicToken, accessToken } = await linked('Grace Happy');
    expect((await port.exchange(publicToken, { idempotencyKey: `exchange-${n}` })).data?.accessToken).toBe(accessToken);
    expect(await port.exchange(publicToken, { idempotencyKey: 'another' })).toMatchObject({
      outcome: 'REJECTED',
      reasonCode: 'INVALID_PUBLIC_TOKEN',
    });
    const { linkToken } = await opened('Grace Happy');
    const late = (await signIn({ linkToken })).data?.publicToken ?? '';
    now += 31 * 60_000;
    expect((await port.exchange(late, { idempotencyKey: 'late' })).reasonCode).toBe('INVALID_PUBLIC_TOKEN');
  });

  test.each([
    ['error_ITEM_LOCKED', 'NEEDS_INPUT', 'ITEM_LOCKED'],
    ['error_INSTITUTION_DOWN', 'RETRYABLE', 'INSTITUTION_DOWN'],
  ])('the password %s produces that error', async (password, outcome, reasonCode) => {
    const { linkToken } = await opened('Grace Happy');
    expect(await signIn({ linkToken, password })).toMatchObject({ outcome, reasonCode });
  });
});

test.each([
  ['Grace Happy', 'Grace Happy', 'OK', null, 100],
  ['Bess Bankfraud', 'Bess Bankfraud', 'REVIEW', 'NAME_UNSURE', 58],
  ['Grace Happy', 'Carl Coin', 'REJECTED', 'NAME_MISMATCH', 8],
])('an account of %s, compared with %s: %s', async (owner, started, outcome, reasonCode, nameScore) => {
  const { accessToken } = await linked(owner);
  const account = (await port.accounts(accessToken)).data?.accounts[0]?.id ?? '';
  expect(await port.matchIdentity(accessToken, account, { legalName: started })).toMatchObject({
    outcome,
    reasonCode,
    data: { nameScore },
  });
});

describe('reports over accounts', () => {
  test('an asset report is ready after twenty seconds; a callback announces it, signed with a key the vendor publishes', async () => {
    const { accessToken } = await linked('Grace Happy', 'ASSETS');
    const ref = (await port.startAssetReport([accessToken], 60, { idempotencyKey: 'assets' })).data?.ref ?? '';
    expect(await port.assetReport(ref)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING' });
    now += 20_000;
    const report = await port.assetReport(ref);
    expect(report.data?.accounts.map(({ kind, owners }) => [kind, owners[0]])).toEqual([
      ['DEPOSITORY', 'Grace Happy'],
      ['DEPOSITORY', 'Grace Happy'],
      ['RETIREMENT', 'Grace Happy'],
    ]);
    expect(report.data?.accounts[0]?.history.length).toBe(60);
    await vendor.tick();
    const [taken] = inbox.taken();
    if (taken === undefined) throw new Error('no callback came');
    expect(await port.parseWebhook(taken.raw, taken.headers)).toMatchObject({ ref: null, event: 'ASSETS_READY' });
    expect(await port.parseWebhook(`${taken.raw} `, taken.headers)).toBeNull();
    const token = String(taken.headers['plaid-verification']);
    const [, claims = ''] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","kid":"x"}').toString('base64url')}.${claims}.`;
    expect(await port.parseWebhook(taken.raw, { 'plaid-verification': unsigned })).toBeNull();
    const old = createBankLinkHttp({
      baseUrl: vendor.url,
      key: SANDBOX_KEY,
      realNow: () => new Date(performance.timeOrigin + performance.now() + 310_000),
    });
    expect(await old.parseWebhook(taken.raw, taken.headers)).toBeNull();
  });

  test('income by person: pay, pensions, or the amount set in the sandbox', async () => {
    const monthly = async (name: string, typed: Partial<BankSignIn> = {}, email?: string) => {
      const { userToken } = await linked(name, 'INCOME', typed, email);
      expect((await port.income(userToken)).reasonCode).toBe('PENDING');
      now += 20_000;
      return (await port.income(userToken)).data?.streams.map(({ category, monthlyAmount, months }) => [category, monthlyAmount, months]);
    };
    expect(await monthly('Grace Happy')).toEqual([['SALARY', 12_000, 12]]);
    expect(await monthly('Irma Mismatch')).toEqual([['SALARY', 8_333.33, 12]]);
    expect(await monthly('Irma Mismatch', {}, 'irma+better@example.com')).toEqual([['SALARY', 15_000, 12]]);
    expect(await monthly('Pat Anybody', { annualIncome: 90_000 })).toEqual([['SALARY', 7_500, 12]]);
    expect(await monthly('Rita Retire')).toEqual([
      ['RETIREMENT', 5_000, 12],
      ['BENEFIT_OTHER', 3_000, 12],
    ]);
    expect(await monthly('Sam Selfe')).toEqual([['GIG_ECONOMY', 9_416.67, 12]]);
    const { userToken } = await linked('Paige Stubb', 'INCOME');
    now += 20_000;
    expect(await port.income(userToken)).toMatchObject({ outcome: 'NO_HIT', reasonCode: 'NO_INCOME_FOUND' });
    expect(await port.income('user-sandbox-nobody')).toMatchObject({ outcome: 'NEEDS_INPUT', reasonCode: 'NOT_LINKED' });
  });
});

describe('the pages in the borrower’s browser', () => {
  const page = async (purpose: LinkPurpose = 'DISBURSE') => {
    n += 1;
    const { data } = await port.createLinkToken(
      {
        reference: `app-${n}`,
        purpose,
        person: { legalName: 'Grace Happy', email: 'pat@example.com' },
        clientName: 'Hearth & Line',
        redirectUri: 'http://localhost:4000/back',
      },
      { idempotencyKey: `link-${n}` },
    );
    return data?.pageUrl ?? '';
  };
  const bank = { institution: 'ins_109508' };
  const good = { username: 'user_good', password: 'pass_good' };

  test('return with a public token that can be exchanged, and the account that was chosen', async () => {
    const address = await page();
    const pages = await visit(address, [bank, good]);
    expect(pages[1]).toContain('Everyday Checking ••••0000');
    const choice = /value="([0-9a-f]{16})"[^>]*><span>Rainy/.exec(pages[1] ?? '')?.[1] ?? '';
    const [, left = ''] = await visit(address, [{ choice }, {}]);
    const back = new URLSearchParams(new URL(left).hash.slice(1));
    expect([new URL(left).pathname, back.get('account_id')]).toEqual(['/back', choice]);
    const item = await port.exchange(back.get('public_token') ?? '', { idempotencyKey: `exchange-${n}` });
    const accounts = (await port.accounts(item.data?.accessToken ?? '')).data?.accounts ?? [];
    expect(accounts.find(({ id }) => id === choice)?.mask).toBe('1111');
    expect((await fetch(address)).status).toBe(410);
  });

  test.each([
    ['user_good', 'error_INVALID_CREDENTIALS', 'wrong'],
    ['unknown-user', 'pass_good', 'wrong'],
    ['user_good', 'error_ITEM_LOCKED', 'locked'],
    ['user_good', 'error_INSTITUTION_DOWN', 'not available'],
    ['user_good', 'error_NO_ACCOUNTS', 'No accounts were found'],
    ['user_good', 'error_ANYTHING_ELSE', 'Something went wrong'],
  ])('%s with %s reads: %s', async (username, password, expected) => {
    const [, shown] = await visit(await page(), [bank, { username, password }]);
    expect(shown).toContain(expected);
  });

  test('a code is asked for, and a wrong one is refused', async () => {
    const pages = await visit(await page(), [bank, { ...good, password: 'mfa_device' }, { code: '9999' }, { code: '1234' }]);
    expect([pages[2]?.includes('code is wrong'), pages[3]?.includes('Choose an account')]).toEqual([true, true]);
  });

  test('canceling and a locked account return with a code, and no token', async () => {
    const ends = [
      await visit(await page(), [{ move: 'cancel' }]),
      await visit(await page(), [bank, { ...good, password: 'error_ITEM_LOCKED' }, {}]),
    ].map((pages) => new URL(pages.at(-1) ?? '').hash);
    expect(ends).toEqual(['#exit=USER_EXIT', '#exit=ITEM_LOCKED']);
  });

  test('search finds banks by name; what is typed is text, never markup', async () => {
    const found = await (await fetch(`${await page()}?q=hound`)).text();
    expect([found.includes('Houndstooth'), found.includes('Platypus')]).toEqual([true, false]);
    const hostile = await (await fetch(`${await page()}?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).text();
    expect(hostile).not.toContain('<script');
    expect(hostile).toContain('Hearth &amp; Line');
  });
});
