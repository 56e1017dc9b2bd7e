import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** Port: a vendor that checks whether a typed account exists and who owns it (lending §4.10). */
export interface BankAccountCheckPort extends Callbacks<BankAccountCheckEvent> {
  /**
   * A match against the banks' database. OK: VERIFIED. REVIEW: PENDING_REVIEW, reason NAME_MISMATCH. REJECTED: FAILED_VERIFICATION, reason
   * INVALID_ROUTING_NUMBER, NO_ACCOUNT, ACCOUNT_CLOSED or NOT_FOR_TRANSFERS. NEEDS_INPUT: reason MICRO_DEPOSITS_NEEDED (the bank is not in the
   * database). All of them carry `data.checkId`.
   */
  check(request: BankAccountCheckRequest, options: CallOptions): Promise<ProviderResult<BankAccountCheck>>;
  /** Sends two amounts below a dollar to the account; they arrive in 1–3 banking days. */
  sendMicroDeposits(checkId: string, options: CallOptions): Promise<ProviderResult<Started>>;
  /** OK: the deposits arrived, ask the borrower. RETRYABLE with reason PENDING: still in transit. REJECTED: reason RETURNED. */
  microDeposits(checkId: string, options?: GetOptions): Promise<ProviderResult<{ readonly arrivedOn: string }>>;
  /**
   * Confirms the two amounts as the borrower read them, in dollars, in any order. OK; NEEDS_INPUT: reason WRONG_AMOUNTS; REJECTED: reason
   * TOO_MANY_TRIES (3).
   */
  confirmMicroDeposits(
    checkId: string,
    amounts: readonly [number, number],
    options: CallOptions,
  ): Promise<ProviderResult<BankAccountCheck>>;
}

export const BANK_ACCOUNT_CHECK_EVENTS = ['MICRO_DEPOSITS_ARRIVED', 'MICRO_DEPOSITS_RETURNED'] as const;
export type BankAccountCheckEvent = (typeof BANK_ACCOUNT_CHECK_EVENTS)[number];

export interface BankAccountCheckRequest {
  /** The application's uuid. */
  readonly reference: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: 'CHECKING' | 'SAVINGS';
  readonly owner: { readonly first: string; readonly last: string; readonly email?: string };
}

export interface BankAccountCheck {
  readonly checkId: string;
  readonly status: 'VERIFIED' | 'FAILED_VERIFICATION' | 'PENDING_REVIEW';
  readonly bankName: string | null;
  /** Last four digits. */
  readonly mask: string;
  /** Name match score, 0–100; null when the bank gives no name. */
  readonly nameScore: number | null;
  /** The owner as the bank has it; null where the vendor does not tell. */
  readonly nameAtBank: string | null;
}
