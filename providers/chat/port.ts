import type { WireOptions } from '../wire/caller.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** The services that a chat with people may run over in place of the product's own (B 50). */
export const CHAT_VENDORS = ['nice', 'stream', 'talkjs', 'twilio'] as const;
export type ChatVendor = (typeof CHAT_VENDORS)[number];
export const isChatVendor = (named: string | undefined): named is ChatVendor => CHAT_VENDORS.some((vendor) => vendor === named);

/** Who writes, and what the people at the vendor's desk are told of them. */
export interface NewConversation {
  /** The conversation's uuid: the same again is the same conversation. */
  readonly reference: string;
  /** Code of the lender whose chat it is. */
  readonly lender: string;
  readonly name: string;
  readonly email: string;
  readonly skill: string;
  /** The part of the site on which it began. */
  readonly tag: string;
  /** What was said before, as text; empty for nothing. */
  readonly before: string;
}

/** A conversation at the vendor, and the person in it. */
export interface VendorChannel {
  readonly channelId: string;
  readonly userId: string;
}

/** One line of what was said at the vendor: of the person who asked, of a person at the desk, or of a program. */
export interface VendorLine {
  readonly author: 'VISITOR' | 'AGENT' | 'PROGRAM';
  /** The words; of a file its name in square brackets. */
  readonly body: string;
}

/** Lines that a vendor is asked for at most. */
export const LINES_TOLD = 100;

/** What a page opens a conversation at the vendor with. */
export interface VendorPass extends VendorChannel {
  readonly userToken: string;
  /** What the vendor's script is told of the lender: a public key or an account; empty where it needs none. */
  readonly publicKey: string;
  /** The vendor's address; null for the one that its script knows. */
  readonly address: string | null;
}

/** Port: a chat service whose own desk people answer at (B §4, B §7). */
export interface ChatVendorPort {
  begin(conversation: NewConversation, options: CallOptions): Promise<ProviderResult<VendorChannel>>;
  /** Signs what the page opens it with, valid until `expiresAt`, of real time; nothing is asked of the vendor. */
  pass(channel: VendorChannel, person: { readonly name: string }, expiresAt: Date): Promise<VendorPass>;
  /** Where the lender's own pages sign passes too: the person of theirs whom a valid one names; null for any other. `now`: real time. */
  personOf?(userToken: string, now: Date): string | null;
  /** The latest of what was said, in its order. `NO_HIT`: it is not there any more, or nothing was said. */
  said(channel: VendorChannel, options: CallOptions): Promise<ProviderResult<readonly VendorLine[]>>;
  /** Ends it for both sides; one that has ended stays so. */
  close(channelId: string, options: CallOptions): Promise<ProviderResult<null>>;
  /** Deletes it, by our own id, with all that was said and the person in it; one that is gone stays so. */
  erase(reference: string, options: CallOptions): Promise<ProviderResult<null>>;
}

/** All that the product knows of a chat vendor outside its folder. */
export interface ChatVendorRow {
  /** The API it speaks, for people who set the product up. */
  readonly speaks: string;
  /** What its credential consists of, in order, joined by colons. */
  readonly key: readonly [string, ...string[]];
  /** Where its API is, unless the settings name another address. */
  readonly address: string;
  readonly connect: (options: WireOptions) => ChatVendorPort;
  /** Origins that a page connects to, at its own address or at another one. */
  readonly connects: (address: string | null) => readonly string[];
  /** Scripts that a page loads from the vendor, in the same way. */
  readonly scripts?: (address: string | null) => readonly string[];
}
