import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { Started } from '../wire/order.ts';

/** Port: an email vendor. */
export interface MailPort {
  /** OK: accepted for delivery. REJECTED: reason INVALID_RECIPIENT or INACTIVE_RECIPIENT (bounced or complained before). */
  send(mail: Mail, options: CallOptions): Promise<ProviderResult<Started>>;
}

export interface Mail {
  /** "Name <address>" or an address. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Which notification this is, for the vendor's statistics: a code, no personal data. */
  readonly tag?: string;
  readonly attachments?: readonly { readonly name: string; readonly contentType: string; readonly bytes: Uint8Array }[];
}
