/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** The caller’s account at the exchange, and by which right their wallet moves its money; both null before one is opened */
export const walletAccess: Operation<'wallet-access'> = 'GET /service-wallet/secure/api/v4/account/access';

/** The caller’s accounts at the exchange, whose messages the notification menu shows; none before one is opened */
export const walletAccounts: Operation<'wallet-accounts'> = 'GET /service-wallet/secure/api/v4/account';
