import type { ChatMessage, Connection } from '../port.ts';

/** What a page opens a conversation at a vendor with, as the server signs it. */
export type Pass = {
  readonly userId: string;
  readonly userToken: string;
  readonly channelId: string;
  /** What the vendor's script is told of the lender; empty where it needs nothing. */
  readonly publicKey: string;
  /** The vendor's address; null for the one that its script knows. */
  readonly address: string | null;
};

/** A file that passed the server's checks, on its way to the vendor. */
export type CheckedFile = { readonly name: string; readonly contentType: string; readonly bytes: Blob };

export type LinkEvents = {
  /** Messages in any order, also ones that came before. Their numbers are from 1 without gaps, and the same whenever they are read again. */
  readonly onMessages: (messages: readonly ChatMessage[]) => void;
  /** Whether someone at the vendor's desk types. */
  readonly onTyping: (isTyping: boolean) => void;
  /** `connected` and `lost` in turn; `refused`: the pass is not valid, and a fresh one neither. */
  readonly onConnection: (connection: Connection) => void;
  /** The number of the last message that the other side has read. */
  readonly onRead: (seq: number) => void;
  /** The vendor's desk has ended the conversation, or frozen it: nothing can be written any more. */
  readonly onClosed: () => void;
};

/** A conversation as one vendor carries it. */
export type Link = {
  /** Sends a message once per key; it then comes with the others. */
  readonly send: (message: { readonly key: string; readonly body: string; readonly files: readonly CheckedFile[] }) => Promise<void>;
  readonly typing: (isTyping: boolean) => void;
  readonly read: (seq: number) => Promise<void>;
  /** The bytes of a file of a message, by the id that the message names. */
  readonly readFile: (id: string) => Promise<Blob>;
  /** Asks for what was missed. */
  readonly catchUp: () => Promise<void>;
  /** Stops following; the conversation stays as it is. */
  readonly leave: () => void;
};

/**
 * Opens a conversation at a vendor.
 * @param pass asks the server for a fresh pass, at the beginning and when one has expired
 */
export type OpenLink = (pass: () => Promise<Pass>, events: LinkEvents) => Link;
