import type { Facts } from '@hearthline/journey/facts.ts';
import { isPaidToExchange } from '@hearthline/journey/selectors.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const MINUTES = 120_000;
/** Carl Coin, played to his line: what he passed that is about accounts, every transfer of the money, and where it was in the end. */
const funded = async (...modifiers: string[]) => {
  const { uuid, jwt } = await lender.play('coin', 'INCOME_VERIFICATION', modifiers);
  const passed = await driveTo(lender, uuid, 'COMPLETE');
  const log = await lender.log(uuid);
  const { facts } = await lender.read(uuid);
  const sent = log.filter((fact) => fact.type === 'disbursementProgressed').map(({ stage, code }) => [stage, code]);
  const get = async (path: string) => (await lender.call('GET', path, { jwt })).body as Record<string, never>;
  const closing: Record<string, unknown> = await get(`/service-application/api/v1/application/heloc/${uuid}/closing`);
  const accounts = passed.filter((status) => status === 'DISBURSEMENT_ACCOUNT');
  return { uuid, jwt, get, facts, sent, log, closing, accounts };
};
const transfers = (uuid: string) =>
  lender.vendors.moneyMovement.ledger().filter(({ kind, key }) => kind === 'TRANSFER' && key.includes(uuid));
const opened = ({ verification: { wallet } }: Facts) => (wallet && 'address' in wallet ? wallet.address : null);
const told = async (get: (path: string) => Promise<unknown>) =>
  ((await get('/service-notification/secure/api/v1/notifications')) as { title: string; walletAddress: string | null }[]).map(
    ({ title, walletAddress }) => [title, walletAddress] as const,
  );

test(
  'a crypto-backed line is paid to the borrower’s account at the exchange, which is on their identity, and no bank account is asked for it',
  async () => {
    const { uuid, facts, get, sent, closing, accounts } = await funded();
    const address = opened(facts);
    expect(accounts).toEqual([]);
    expect(sent).toEqual([
      ['SENT', null],
      ['SETTLED', null],
    ]);
    expect(transfers(uuid)).toHaveLength(1);
    expect(lender.vendors.wallet.ledger().map(({ kind }) => kind)).toEqual(['WALLET_ACCOUNT', 'DEPOSIT']);
    expect(closing['payment']).toMatchObject({ account: { bank: 'Sample Exchange', mask: address?.slice(-4), isExchange: true } });
    expect((await get('/identity/secure/api/v1_1/identity'))['wallet']).toEqual({ accountAddress: address, groupPolicyAddress: null });
    expect(await get('/service-wallet/secure/api/v4/account/access')).toEqual({
      account: { name: 'Carl Coin', address },
      authorizedWallet: { address, authorizationType: 'OWNER' },
    });
    expect(await told(get)).toContainEqual(['Your money is at the exchange', address]);
  },
  MINUTES,
);

test(
  'an exchange that opens no account leads to a bank account, which gets the money',
  async () => {
    const { uuid, facts, sent, closing, accounts, get, log } = await funded('walletrefused');
    expect(log.filter(({ type }) => type === 'walletRefused')).toMatchObject([{ code: 'NOT_ACCEPTED' }]);
    expect([isPaidToExchange(facts), opened(facts)]).toEqual([false, null]);
    expect(accounts).not.toEqual([]);
    expect(sent).toEqual([
      ['SENT', null],
      ['SETTLED', null],
    ]);
    expect(transfers(uuid)).toHaveLength(1);
    expect(closing['payment']).toMatchObject({ account: { isExchange: false } });
    expect((await told(get)).map(([title]) => title)).toContain('We need a bank account for your money');
  },
  MINUTES,
);

test.each([
  ['that the exchange’s bank sends back', 'walletreturn', 'R02', 2, ['SENT', null]],
  ['that a closed account does not take', 'walletclosed', 'ACCOUNT_CLOSED', 1, null],
] as const)(
  'money %s goes to a bank account, once',
  async (_, modifier, code, count, before) => {
    const { uuid, sent, closing, accounts, get } = await funded(modifier);
    expect(sent).toEqual([...(before ? [before] : []), ['RETURNED', code], ['SENT', null], ['SETTLED', null]]);
    expect(accounts).not.toEqual([]);
    expect(transfers(uuid)).toHaveLength(count);
    expect(closing['payment']).toMatchObject({ account: { isExchange: false } });
    expect((await told(get)).map(([title]) => title)).toContain('The exchange did not take the money');
  },
  MINUTES,
);

test(
  'an examination of two days by the exchange holds up nothing but the money',
  async () => {
    const { uuid, jwt } = await lender.play('coin', 'INCOME_VERIFICATION', ['walletreview']);
    await driveTo(lender, uuid, 'NOTE_SIGNING');
    expect((await lender.read(uuid)).facts.verification.wallet).toBeNull();
    const closing = async () =>
      (await lender.call('GET', `/service-application/api/v1/application/heloc/${uuid}/closing`, { jwt })).body as unknown as {
        payment: { account: unknown };
      };
    expect((await closing()).payment.account).toEqual({ bank: null, mask: '', isExchange: true });
    await driveTo(lender, uuid, 'COMPLETE');
    expect((await closing()).payment.account).toMatchObject({ bank: 'Sample Exchange' });
  },
  MINUTES,
);
