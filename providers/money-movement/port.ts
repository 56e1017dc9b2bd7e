import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** Port: a payments vendor, one transfer at a time, out (disbursement, payoff, refund) or in (autopay) (lending §4.15). */
export interface MoneyMovementPort extends Callbacks<TransferStatus> {
  /**
   * Authorizes and creates one transfer. The idempotency key identifies the money: the same key never sends twice. OK: created. REVIEW: reason
   * USER_ACTION_REQUIRED. REJECTED: the vendor declines it (reason NSF_RISK, TRANSFER_LIMIT, INVALID_ROUTING_NUMBER …).
   */
  start(request: TransferRequest, options: CallOptions): Promise<ProviderResult<Started>>;
  /**
   * OK: SETTLED (`data.notice` may carry a correction of the number for next time). RETRYABLE with reason PENDING: in transit. REJECTED: RETURNED,
   * reason is the bank's code (R01, R02, R03 …); FAILED, reason FAILED; CANCELLED, reason CANCELLED. `data` always.
   */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<Transfer>>;
  /** The transfer that was created under this key in this time. OK: there is one. NO_HIT: there is none. Nothing is sent. */
  find(idempotencyKey: string, created: CreatedBetween, options?: GetOptions): Promise<ProviderResult<Started>>;
  /** OK while pending; REJECTED: reason TOO_LATE. */
  cancel(ref: string, options: CallOptions): Promise<ProviderResult<Started>>;
}

export interface CreatedBetween {
  readonly from: Date;
  readonly to: Date;
}

export const TRANSFER_STATUSES = ['PENDING', 'POSTED', 'SETTLED', 'CANCELLED', 'FAILED', 'RETURNED'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

export const TRANSFER_NETWORKS = ['ACH', 'SAME_DAY_ACH', 'WIRE'] as const;
export type TransferNetwork = (typeof TRANSFER_NETWORKS)[number];

export interface TransferRequest {
  /** The application's uuid. */
  readonly reference: string;
  /** CREDIT pays the account, DEBIT draws from it. */
  readonly direction: 'CREDIT' | 'DEBIT';
  readonly network: TransferNetwork;
  /** Dollars and cents. */
  readonly amount: number;
  /** At most 15 characters, shown on the statement. */
  readonly description: string;
  readonly account: { readonly routingNumber: string; readonly accountNumber: string; readonly type: 'CHECKING' | 'SAVINGS' };
  readonly holder: { readonly legalName: string; readonly email?: string };
}

export interface Transfer {
  readonly status: TransferStatus;
  readonly network: TransferNetwork;
  readonly amount: number;
  /** ISO date; null until the network accepted it. */
  readonly settlesOn: string | null;
  readonly returned: { readonly code: string; readonly text: string; readonly on: string } | null;
  /** A notification of change (C01–C07): the transfer settled, but the number must be corrected. */
  readonly notice: { readonly code: string; readonly routingNumber: string | null; readonly accountNumber: string | null } | null;
}
