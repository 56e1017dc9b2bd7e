import { WALLET_ENDPOINTS } from '@hearthline/contract/wallet.ts';
import { identityByEmail } from '@hearthline/database/stores/person/identities.ts';
import { putWallet } from '@hearthline/database/stores/person/wallets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appWith, signedUp } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const ACCOUNT = '/service-wallet/secure/api/v4/account';
const WALLET = {
  address: 'sx1qd4v0rx7k2m5n8p3w6y9z4c7f2h5j8l3t6u9e2',
  name: 'Ada Coin',
  authorizationType: 'GROUP_POLICY',
  groupPolicyAddress: 'sx1group0rx7k2m5n8p3w6y9z4c7f2h5j8l3t6u9e2',
} as const;

let at: TestApp;
let ada: { authorization: string };
let none: { authorization: string };
beforeAll(async () => {
  at = await appWith(WALLET_ENDPOINTS);
  [ada, none] = [await signedUp(at, 'ada.coin@example.com'), await signedUp(at, 'no.coin@example.com')];
  const row = await identityByEmail(at.ctx.pool, 'ada.coin@example.com');
  await putWallet(at.ctx.pool, row?.uuid ?? '', WALLET, new Date('2026-11-23T12:00:00Z'));
});
afterAll(async () => at.close());

const read = async (path: string, headers: Record<string, string>) => {
  const answer = await at.app.inject({ url: `${ACCOUNT}${path}`, headers });
  return [answer.statusCode, answer.json()];
};
const { address, name, authorizationType, groupPolicyAddress } = WALLET;

test.each([['/access'], [`/access?principal=${address}`], [`/access?principal=${groupPolicyAddress}`], ['/access?principal=']])(
  '%s is the caller’s account and the right of their wallet',
  async (path) => {
    expect(await read(path, ada)).toEqual([200, { account: { name, address }, authorizedWallet: { address, authorizationType } }]);
  },
);

test('the account is listed with the wallet that may move its money, and is on the identity with its group', async () => {
  expect(await read('', ada)).toEqual([200, [{ account: { name, address }, authorizedWallets: [{ address }] }]]);
  const identity = await at.app.inject({ url: '/identity/secure/api/v1_1/identity', headers: ada });
  expect(identity.json().wallet).toEqual({ accountAddress: address, groupPolicyAddress });
});

test('a person without a wallet has none, and never another person’s', async () => {
  expect(await read('/access', none)).toEqual([200, { account: null, authorizedWallet: null }]);
  expect(await read('', none)).toEqual([200, []]);
  expect((await read(`/access?principal=${address}`, none))[0]).toBe(404);
  expect((await read(`/access?principal=${groupPolicyAddress}`, none))[0]).toBe(404);
});

test('nobody reads a wallet without signing in', async () => {
  expect((await read('/access', {}))[0]).toBe(401);
  expect((await read('', {}))[0]).toBe(401);
});
