/** Things that take a vendor time: they are started once, asked about as often as we like, and may call us back. */

/** What a vendor answers when something was started. */
export interface Started {
  /** The vendor's own number: everything later is asked by it. */
  readonly ref: string;
}

export interface GetOptions {
  readonly signal?: AbortSignal;
}

export type CallbackHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A vendor's callback whose signature and age were good. Only a hint: ask the port again (`get`) for the truth. */
export interface Callback<Event extends string = string> {
  /** What `start` answered; null when the vendor names none: every open order of this provider may have moved. */
  readonly ref: string | null;
  readonly event: Event;
  /** The same for each repeat of one callback. */
  readonly eventId: string;
}

export interface Callbacks<Event extends string = string> {
  /** Null for a callback that is not the vendor's, is altered, older than 300 s of real time, or about nothing we know. */
  parseWebhook(rawBody: string, headers: CallbackHeaders): Promise<Callback<Event> | null>;
}
