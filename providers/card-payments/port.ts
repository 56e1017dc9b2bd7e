import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** Port: a vendor of card payments (lending §4.18). A payment is opened once with its amount, and may then be charged once, however many cards are tried. */
export interface CardPaymentsPort {
  /** Opens a payment; nothing is charged yet. OK: its number. */
  start(request: PaymentRequest, options: CallOptions): Promise<ProviderResult<{ readonly ref: string }>>;
  /**
   * Charges a card for an opened payment. OK: charged, now or by an earlier call. REJECTED: the card was declined, the reason is one of DECLINES.
   * NEEDS_INPUT, reason AUTHENTICATION_REQUIRED: the cardholder's bank asks them to approve. RETRYABLE: whether it was charged is not known; the same
   * call again tells, and never charges twice.
   */
  charge(ref: string, card: { readonly token: string }, options: CallOptions): Promise<ProviderResult<Payment>>;
  /** Gives a charged amount back. OK as well when that was done before. */
  refund(ref: string, options: CallOptions): Promise<ProviderResult<{ readonly ref: string }>>;
}

export interface PaymentRequest {
  /** The application's uuid. */
  readonly reference: string;
  /** Dollars and cents. */
  readonly amount: number;
  /** What the cardholder reads on the receipt. */
  readonly description: string;
}

export interface Payment {
  /** Dollars and cents that were charged. */
  readonly amount: number;
}

/** Why a card was not charged. TOKEN_USED: the token is unknown, or was used before: the card has to be given again. */
export const DECLINES = [
  'DECLINED',
  'INSUFFICIENT_FUNDS',
  'EXPIRED_CARD',
  'INCORRECT_CVC',
  'INCORRECT_NUMBER',
  'PROCESSING_ERROR',
  'TOKEN_USED',
] as const;
export type Decline = (typeof DECLINES)[number];
