import type { CallbackHeaders, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** Port: a text message vendor. */
export interface TextPort {
  /** OK: accepted. REJECTED: reason INVALID_NUMBER, NOT_MOBILE or STOPPED (the vendor has recorded STOP for this number). */
  send(message: TextMessage, options: CallOptions): Promise<ProviderResult<Started>>;
  /**
   * Parses an inbound message or a delivery report, signed over the URL it was sent to. Null when it is not the vendor's. The signature carries no
   * time: repeats are detected by `eventId`.
   */
  parseWebhook(rawBody: string, headers: CallbackHeaders, url: string): TextEvent | null;
}

export interface TextMessage {
  /** E.164. */
  readonly from: string;
  readonly to: string;
  readonly body: string;
  /** Where delivery reports go. */
  readonly statusUrl?: string;
}

export type TextEvent =
  | { readonly kind: 'INBOUND'; readonly eventId: string; readonly from: string; readonly to: string; readonly body: string }
  | {
      readonly kind: 'STATUS';
      readonly eventId: string;
      readonly ref: string;
      readonly status: 'SENT' | 'DELIVERED' | 'UNDELIVERED' | 'FAILED';
    };
