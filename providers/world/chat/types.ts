import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';

export type RoomFile = { readonly id: string; readonly name: string; readonly contentType: string; readonly bytes: Buffer };
export type RoomMessage = {
  readonly id: string;
  /** From 1 in its conversation. */
  readonly number: number;
  readonly author: string;
  readonly name: string;
  readonly isAgent: boolean;
  /** Sent at the desk's side by no person. */
  readonly isAutomatic?: boolean;
  readonly body: string;
  readonly files: readonly RoomFile[];
  /** As the sender named it; the same again is the same message. */
  readonly key: string | null;
  readonly at: Date;
};
export type RoomConversation = {
  readonly id: string;
  readonly userId: string;
  /** What was told of it when it began. */
  readonly about: Readonly<Record<string, unknown>>;
  readonly messages: RoomMessage[];
  isClosed: boolean;
  /** Whether the person types, as their page told it. */
  isTyping: boolean;
  /** The number of the last message that each side has read. */
  readonly read: { person: number; agent: number };
};

/** What happened in a conversation, told to the pages that follow it. */
export type RoomEvent =
  | { readonly kind: 'message'; readonly message: RoomMessage }
  | { readonly kind: 'typing'; readonly isTyping: boolean }
  | { readonly kind: 'read'; readonly number: number }
  | { readonly kind: 'closed' };

export type Room = {
  readonly conversations: Map<string, RoomConversation>;
  readonly open: (id: string, userId: string, about: Readonly<Record<string, unknown>>) => RoomConversation;
  /** Stores a message and tells it; one whose key is known is not stored again. */
  readonly say: (
    conversation: RoomConversation,
    message: Pick<RoomMessage, 'author' | 'name' | 'isAgent' | 'isAutomatic' | 'body'> & {
      readonly key?: string | null;
      readonly files?: readonly RoomFile[];
    },
  ) => RoomMessage;
  readonly close: (conversation: RoomConversation) => void;
  readonly erase: (id: string) => void;
  readonly tell: (conversation: RoomConversation, event: RoomEvent) => void;
  /** Files that were sent and no message names yet. */
  readonly files: Map<string, RoomFile>;
};

export type RoomRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
  /** The body as JSON; null for one that is none. */
  readonly body: unknown;
  /** Where this service is reached. */
  readonly origin: string;
};
export type RoomReply = { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

export type ChatService = {
  /** What the person at the desk answers by themselves; null for nothing. */
  readonly answerTo: (conversation: RoomConversation, words: string) => string | null;
  /** The vendor's own paths; null for one that it does not have. */
  readonly answer: (request: RoomRequest, room: Room) => RoomReply | null | Promise<RoomReply | null>;
  /** A page's socket; what it returns is told what happens. Returns null for a stranger, whose socket is closed. */
  readonly connect: (
    socket: WebSocket,
    request: RoomRequest,
    room: Room,
  ) => ((conversation: RoomConversation, event: RoomEvent) => void) | null;
};
