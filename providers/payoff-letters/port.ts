import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** Port: a vendor that requests payoff letters from creditors (lending §1.2 row 22). */
export interface PayoffLettersPort extends Callbacks<PayoffEvent> {
  /** Requests one creditor's letter for one account. */
  start(request: PayoffRequest, options: CallOptions): Promise<ProviderResult<Started>>;
  /** OK: the letter. RETRYABLE with reason PENDING: the creditor is working on it. REJECTED: reason CREDITOR_REFUSED or ACCOUNT_NOT_FOUND. */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<PayoffLetter>>;
}

export const PAYOFF_EVENTS = ['RECEIVED', 'REFUSED'] as const;
export type PayoffEvent = (typeof PAYOFF_EVENTS)[number];

export interface PayoffRequest {
  /** The application's uuid. */
  readonly reference: string;
  /** Id of the liability or lien in the application. */
  readonly debtId: string;
  readonly creditor: string;
  readonly borrower: { readonly first: string; readonly last: string; readonly ssnLast4: string | null };
  /** Dollars, as the bureau reports it. */
  readonly reportedBalance: number;
  /** The account is a line of credit: the letter has to say that it is closed to draws, and its lien released, when the amount is paid. */
  readonly closeLine?: boolean | undefined;
  /** ISO date until which the payoff amount must hold. */
  readonly goodThrough: string;
}

/** Dollars; dates ISO. */
export interface PayoffLetter {
  readonly creditor: string;
  readonly payee: string;
  /** Payoff amount on `asOf`; each later day adds `perDiem`. */
  readonly amount: number;
  readonly perDiem: number;
  readonly asOf: string;
  readonly goodThrough: string;
  readonly accountReference: string;
  /** The creditor closes the line of credit, and releases its lien, when the amount is paid. */
  readonly closesLine: boolean;
  readonly remit: { readonly routingNumber: string; readonly accountNumber: string; readonly mailingAddress: string };
}
