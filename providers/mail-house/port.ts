import type { PostalAddress } from '@hearthline/rules/address.ts';
import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** Port: a house that prints documents and mails them (lending §2.7): what delivers to a person without a working electronic consent. */
export interface MailHousePort extends Callbacks<MailEvent> {
  /** Orders one mailing: OK with its number. REJECTED, reason UNDELIVERABLE_ADDRESS: the postal service does not know the address. */
  send(letter: Letter, options: CallOptions): Promise<ProviderResult<Started>>;
  /** Where the mailing is. OK with every status: whether it is final is in the status. */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<Mailing>>;
}

export const MAIL_EVENTS = ['MAILED', 'DELIVERED', 'RETURNED'] as const;
export type MailEvent = (typeof MAIL_EVENTS)[number];

/** Certified mail is signed for; first-class mail is scanned. */
export const MAIL_SERVICES = ['FIRST_CLASS', 'CERTIFIED'] as const;
export type MailService = (typeof MAIL_SERVICES)[number];

export interface Letter {
  /** The application's uuid. */
  readonly reference: string;
  readonly to: { readonly name: string; readonly address: PostalAddress };
  readonly from: { readonly name: string; readonly address: PostalAddress };
  readonly title: string;
  readonly pdf: Uint8Array;
  /** Copies in the one envelope. */
  readonly copies: number;
  readonly service: MailService;
}

export const MAIL_STATUSES = ['CREATED', 'MAILED', 'DELIVERED', 'RETURNED'] as const;

/** A mailing, with its proof: when the postal service took it, the number it is tracked by, and what became of it. ISO instants. */
export interface Mailing {
  readonly status: (typeof MAIL_STATUSES)[number];
  readonly tracking: string | null;
  readonly mailedAt: string | null;
  /** Delivered, or brought back. */
  readonly endedAt: string | null;
  /** Why it came back, as the postal service endorses it, such as UNABLE_TO_FORWARD; null otherwise. */
  readonly returned: string | null;
}
