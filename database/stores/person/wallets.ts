import type { Queryable } from '../../transaction.ts';
import type { IdentityRow } from '../../generated/rows.ts';
import type { AuthorizationType } from '@hearthline/rules/enums.ts';

/** A person's account at the affiliated exchange, which their crypto-backed line is paid to. */
export type Wallet = {
  readonly address: string;
  readonly name: string;
  readonly authorizationType: AuthorizationType;
  /** Of the group whose policy governs the account; null where its owner alone does. */
  readonly groupPolicyAddress: string | null;
};

/** The wallet of an identity's row; null before one is opened. */
export function walletOf(row: IdentityRow): Wallet | null {
  const { wallet_account_address: address, wallet_account_name: name, wallet_authorization_type: authorizationType } = row;
  if (address === null || name === null || authorizationType === null) return null;
  return {
    address,
    name,
    authorizationType,
    groupPolicyAddress: row.wallet_group_policy_address,
  };
}

/** Keeps what the exchange opened for a person; an account opened again replaces the one before. */
export async function putWallet(on: Queryable, identityUuid: string, wallet: Wallet, now: Date): Promise<void> {
  await on.query(
    `UPDATE identity SET wallet_account_address = $2, wallet_account_name = $3, wallet_authorization_type = $4,
       wallet_group_policy_address = $5, updated_at = $6 WHERE uuid = $1`,
    [identityUuid, wallet.address, wallet.name, wallet.authorizationType, wallet.groupPolicyAddress, now],
  );
}
