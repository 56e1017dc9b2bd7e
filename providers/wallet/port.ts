import type { AuthorizationType } from '@hearthline/rules/enums.ts';
import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** Port: the affiliated exchange, which opens accounts for borrowers of crypto-backed lines and receives their money (lending §1.4.6). */
export interface WalletPort extends Callbacks<WalletEvent> {
  /** Finds or opens the customer's account: OK with the order's number. One customer has one account, whichever application asks. */
  start(request: WalletRequest, options: CallOptions): Promise<ProviderResult<Started>>;
  /**
   * OK: the account is open. RETRYABLE with reason PENDING: the exchange examines the customer. REJECTED: it opens none, reason NOT_ACCEPTED or
   * NAME_NOT_VERIFIED.
   */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<WalletAccount>>;
  /** Announces a deposit. OK: where to send it, and the text that names the account. REJECTED: reason ACCOUNT_CLOSED or ACCOUNT_FROZEN. */
  announce(deposit: DepositRequest, options: CallOptions): Promise<ProviderResult<DepositInstructions>>;
}

export const WALLET_EVENTS = ['EXAMINED'] as const;
export type WalletEvent = (typeof WALLET_EVENTS)[number];

export interface WalletRequest {
  /** The application's uuid. */
  readonly reference: string;
  /** `id`: the identity's uuid, by which the exchange knows the customer again. */
  readonly customer: { readonly id: string; readonly first: string; readonly last: string; readonly email: string };
}

export interface WalletAccount {
  /** The name of the exchange, for documents and screens. */
  readonly exchange: string;
  readonly account: { readonly name: string; readonly address: string };
  readonly authorizedWallet: { readonly address: string; readonly authorizationType: AuthorizationType };
  /** Of the group whose policy governs the account; null where its owner alone does. */
  readonly groupPolicyAddress: string | null;
}

export interface DepositRequest {
  /** The application's uuid. */
  readonly reference: string;
  readonly address: string;
  /** Dollars and cents. */
  readonly amount: number;
}

export interface DepositInstructions {
  /** The account of the exchange at its bank, kept for this customer. */
  readonly routingNumber: string;
  readonly accountNumber: string;
  /** At most 15 characters: what the transfer's description has to say, so that the exchange credits the account. */
  readonly memo: string;
}
