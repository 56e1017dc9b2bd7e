import type { ChatProvider } from '@hearthline/rules/chat/mode.ts';
import type { OperationBody, Reply } from '@hearthline/web/api/operation.ts';
import type { KeptChat } from '../services/chat/kept-chats.ts';

export type ChatMessage = Reply<'chat-message-post'>;
export type ChatState = Reply<'chat-end-post'>;
export type Availability = Reply<'chat-availability'>;
export type Beginning = OperationBody<'chat-init'>;
export type Callback = OperationBody<'chat-callback-post'>;

/** A thumb up, or a thumb down with its reason, on one answer of the assistant. */
export type Rating = {
  readonly questionId: string;
  /** The words of the answer. */
  readonly answer: string;
  readonly rating: 0 | 1;
  readonly reason: string;
  readonly email: string;
};

/**
 * How the page is connected to a conversation. `lost`: it was connected and tries again; `refused`: its token is not valid; `over`: the life of the
 * connection has ended, and the conversation with it.
 */
export type Connection = 'connecting' | 'connected' | 'lost' | 'refused' | 'over';

export type ChatEvents = {
  /** What came up to a number is asked for only when it is wanted; told before any message. */
  readonly onBeginning: (from: number) => void;
  /** Messages in any order, also ones that came before. */
  readonly onMessages: (messages: readonly ChatMessage[]) => void;
  readonly onState: (state: ChatState) => void;
  /** Whether someone types an answer. */
  readonly onTyping: (isTyping: boolean) => void;
  readonly onConnection: (connection: Connection) => void;
};

/** A conversation that the page follows and writes to. */
export type Conversation = {
  /** Sends a message, which then comes with the others; the same key again stores nothing more. */
  readonly send: (message: { readonly key: string; readonly body: string; readonly fileUuids: readonly string[] }) => Promise<void>;
  /** What the person thinks of an answer of the assistant. */
  readonly rate: (rating: Rating) => Promise<void>;
  /** Sends a file, which a message then names; tells how much of it was sent, from 0 to 1, and answers its id. */
  readonly sendFile: (file: File, tell: (part: number) => void) => Promise<string>;
  /** The bytes of a file of the conversation. */
  readonly readFile: (fileUuid: string) => Promise<Blob>;
  /** What is typed and not sent; empty when nothing is. */
  readonly typing: (text: string) => void;
  readonly read: (seq: number) => Promise<void>;
  /** Asks for a person; over which provider the conversation then goes on. */
  readonly askPerson: (provider: ChatProvider) => Promise<ChatState>;
  /** Asks the assistant again; people still see the chat, unless its place is given up. */
  readonly askAssistant: (givesUpPlace: boolean) => Promise<ChatState>;
  readonly callBack: (callback: Callback) => Promise<ChatState>;
  readonly byEmail: () => Promise<ChatState>;
  readonly end: () => Promise<ChatState>;
  /** What was said, as text. */
  readonly transcript: () => Promise<string>;
  /** The interaction id, which the survey names. @throws ChatError 'Contact ID not available' */
  readonly contactId: () => Promise<string>;
  /** Another lifetime, of the same conversation. */
  readonly renew: () => Promise<{ readonly token: string; readonly expiration: string }>;
  /** The messages up to a number. */
  readonly earlier: (to: number) => Promise<readonly ChatMessage[]>;
  /** Asks for the messages that follow those held. */
  readonly catchUp: () => Promise<void>;
  /** Stops following; the conversation stays as it is. */
  readonly leave: () => void;
};

/** Chat with people or the assistant over one provider. */
export type ChatPort = {
  readonly begin: (beginning: Beginning) => Promise<Pick<KeptChat, 'conversationSid' | 'token' | 'channelId' | 'expiration' | 'provider'>>;
  /**
   * Follows a conversation from the messages on that the page holds.
   * @param chat as it is kept now: its token may be renewed meanwhile, by another tab too
   * @param held the number of the last message that the page holds
   * @throws ChatError 'Omni Proxy value not available' for a chat without a channel
   */
  readonly resume: (chat: () => KeptChat | null, held: () => number, events: ChatEvents) => Conversation;
};
