import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** What we need of a vendor who asks creditors what it takes to pay a debt off (lending §1.2 row 22). */
export interface PayoffLettersPort extends Callbacks<PayoffEvent> {
  /** Asks one creditor about one account. */
  start(request: PayoffRequest, options: CallOptions): Promise<ProviderResult<Started>>;
  /** OK: the letter. RETRYABLE with reason PENDING: the creditor has it. REJECTED: reason CREDITOR_REFUSED or ACCOUNT_NOT_FOUND. */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<PayoffLetter>>;
}

export const PAYOFF_EVENTS = ['RECEIVED', 'REFUSED'] as const;
export type PayoffEvent = (typeof PAYOFF_EVENTS)[number];

export interface PayoffRequest {
  /** Our application's uuid. */
  readonly reference: string;
  /** The liability's or lien's id in our file. */
  readonly debtId: string;
  readonly creditor: string;
  readonly borrower: { readonly first: string; readonly last: string; readonly ssnLast4: string | null };
  /** Dollars, as the bureau reports it. */
  readonly reportedBalance: number;
  /** ISO date the payoff must still be good on. */
  readonly goodThrough: string;
}

/** Dollars; dates ISO. */
export interface PayoffLetter {
  readonly creditor: string;
  readonly payee: string;
  /** Good on `asOf`; each later day adds `perDiem`. */
  readonly amount: number;
  readonly perDiem: number;
  readonly asOf: string;
  readonly goodThrough: string;
  readonly accountReference: string;
  readonly remit: { readonly routingNumber: string; readonly accountNumber: string; readonly mailingAddress: string };
}
