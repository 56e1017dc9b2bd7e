/** The caller's account at the affiliated exchange, which a crypto-backed line is paid to (applicant-journey §7). */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { AUTHORIZATION_TYPES } from '@hearthline/rules/enums.ts';

const ACCOUNT = '/service-wallet/secure/api/v4/account';
const account = z.object({ name: z.string(), address: z.string() });

export const walletAccess = endpoint({
  id: 'wallet-access',
  service: 'service-wallet',
  method: 'GET',
  path: `${ACCOUNT}/access`,
  access: 'signed-in',
  summary: 'The caller’s account at the exchange, and by which right their wallet moves its money; both null before one is opened',
  query: z.strictObject({
    principal: text(128).optional().describe('The address of that account or of the group whose policy governs it; of any other: 404'),
  }),
  reply: z.object({
    account: account.nullable(),
    authorizedWallet: z.object({ address: z.string(), authorizationType: z.enum(AUTHORIZATION_TYPES) }).nullable(),
  }),
  errors: ['not_found'],
});
export const walletAccounts = endpoint({
  id: 'wallet-accounts',
  service: 'service-wallet',
  method: 'GET',
  path: ACCOUNT,
  access: 'signed-in',
  summary: 'The caller’s accounts at the exchange, whose messages the notification menu shows; none before one is opened',
  reply: z.array(z.object({ account, authorizedWallets: z.array(z.object({ address: z.string() })) })),
});

export const WALLET_ENDPOINTS = { walletAccess, walletAccounts };
