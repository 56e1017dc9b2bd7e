/** Jobs a vendor takes time for: started once, polled as often as needed, and possibly announced by callback. */

/** The vendor's response when a job was started. */
export interface Started {
  /** The vendor's number for the job, used in all later calls. */
  readonly ref: string;
}

export interface GetOptions {
  readonly signal?: AbortSignal;
}

export type CallbackHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A vendor's callback whose signature and age were valid. Only a hint: the port's `get` is authoritative. */
export interface Callback<Event extends string = string> {
  /** The ref that `start` returned; null when the vendor names none: any open order of this provider may have changed. */
  readonly ref: string | null;
  readonly event: Event;
  /** The same for each repeat of one callback. */
  readonly eventId: string;
}

export interface Callbacks<Event extends string = string> {
  /** Null for a callback that is not from the vendor, altered, older than 300 s of real time, or unknown. */
  parseWebhook(rawBody: string, headers: CallbackHeaders): Promise<Callback<Event> | null>;
}
