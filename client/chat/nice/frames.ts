/**
 * Frames of the gateway of NICE CXone digital chat, as far as a page of the product writes and reads them. Their form is that of what NICE's public mobile
 * packages show on the wire (samples of their tests, 2022–2024) and of the list of events in the documentation of the Digital Chat Web SDK
 * (help.nicecxone.com); nothing of that SDK is here. Newer samples name some events and fields otherwise (`AuthorizeCustomer`, `MessageSeenByCustomer`,
 * `customerIdentity`) beside these; that the gateway still takes these could not be confirmed without an account.
 */
export type NiceMessage = {
  readonly id: string;
  /** As its sender named it. */
  readonly idOnExternalPlatform: string;
  readonly messageContent?: { readonly text?: string; readonly payload?: { readonly text?: string } };
  readonly createdAt: string;
  /** Seen from the lender: what a person writes comes in. */
  readonly direction: 'inbound' | 'outbound';
  readonly authorUser?: { readonly firstName?: string; readonly isBotUser?: boolean } | null;
  readonly attachments?: readonly {
    readonly id?: string;
    readonly url: string;
    readonly friendlyName?: string;
    readonly mimeType?: string;
  }[];
  readonly userStatistics?: { readonly readAt?: string | null; readonly seenAt?: string | null };
};
type Thread = { readonly idOnExternalPlatform: string; readonly canAddMoreMessages?: boolean };
type Contact = { readonly id?: string; readonly status?: string; readonly threadIdOnExternalPlatform?: string };

/** Of a reply: a page of messages, the newest first, and where those before them are; empty for none. */
export type NicePage = { readonly messages: readonly NiceMessage[]; readonly scrollToken?: string | null };
export type NiceRecovered = {
  readonly contact?: Contact | null;
  readonly thread?: Thread;
  readonly messages: readonly NiceMessage[];
  readonly messagesScrollToken?: string | null;
};

/** What comes: a reply to what was asked under an id, a refusal of it, or an event. */
export type NiceFrame = {
  readonly eventId?: string;
  readonly postback?: { readonly eventType: string; readonly data?: unknown };
  readonly error?: { readonly errorCode?: string };
  readonly eventType?: string;
  readonly data?: {
    readonly message?: NiceMessage;
    readonly thread?: Thread;
    readonly case?: Contact;
    readonly user?: object | null;
    /** Where a reply is that is too large for a frame. */
    readonly s3Object?: { readonly url: string };
  };
};

/** A refusal of the gateway. */
export class NiceError extends Error {
  readonly code: string | undefined;
  constructor(code: string | undefined) {
    super(`NICE refused it: ${code ?? 'no code'}`);
    this.code = code;
  }
}

export const isSameId = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase();

/** Bytes as base64, in parts that fit the arguments of a call. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x80_00) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x80_00)));
  return btoa(parts.join(''));
}
