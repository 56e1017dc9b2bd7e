import { WALLET_ENDPOINTS } from '@hearthline/contract/wallet.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { type Wallet, walletOf } from '@hearthline/database/stores/person/wallets.ts';
import type { Context } from '../../config/context.ts';
import { routes } from '../http/route.ts';

async function ownWallet(ctx: Pick<Context, 'pool'>, identityUuid: string): Promise<Wallet | null> {
  const row = await identityByUuid(ctx.pool, identityUuid);
  if (!row) throw new Problem('unauthenticated');
  return walletOf(row);
}

export const WALLET_ROUTES = routes(WALLET_ENDPOINTS, {
  walletAccess: async ({ query: { principal = '' }, caller, ctx }) => {
    const wallet = await ownWallet(ctx, caller.identityUuid);
    const own = wallet === null ? [] : [wallet.address, wallet.groupPolicyAddress];
    // Whether another address exists at the exchange is not the caller's to know.
    if (principal !== '' && !own.includes(principal)) throw new Problem('not_found');
    if (wallet === null) return { account: null, authorizedWallet: null };
    const { address, name, authorizationType } = wallet;
    return { account: { name, address }, authorizedWallet: { address, authorizationType } };
  },

  walletAccounts: async ({ caller, ctx }) => {
    const wallet = await ownWallet(ctx, caller.identityUuid);
    if (wallet === null) return [];
    const { address, name } = wallet;
    return [{ account: { name, address }, authorizedWallets: [{ address }] }];
  },
});
