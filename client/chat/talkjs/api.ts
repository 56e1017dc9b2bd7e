/**
 * The part of TalkJS's documented API that a page of the product uses (talkjs.com/docs: Classic JavaScript SDK; JavaScript Data API: TalkSession,
 * Conversations, Messages). The script is the vendor's and is loaded from the vendor; nothing of it is here.
 */
export type TextBlock = {
  readonly type: 'text';
  readonly children: readonly (string | { readonly text?: string; readonly children?: readonly unknown[] })[];
};
export type FileBlock = {
  readonly type: 'file';
  readonly url: string;
  readonly size: number;
  readonly filename: string;
  readonly fileToken: string;
};
export type TalkMessage = {
  readonly id: string;
  readonly type: 'UserMessage' | 'SystemMessage';
  readonly sender: { readonly id: string; readonly name: string } | null;
  /** Over a page, the REST API, an import, or an email that was answered. */
  readonly origin: 'web' | 'rest' | 'import' | 'email';
  readonly custom: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly content: readonly (TextBlock | FileBlock | { readonly type: string })[];
};
export type TalkConversation = {
  /** `Read`: the person can write nothing. */
  readonly access: 'Read' | 'ReadWrite';
  /** Milliseconds since 1970 up to which everyone has read. */
  readonly everyoneReadUntil: number;
};
export type TalkTyping = { readonly many: true } | { readonly many: false; readonly users: readonly { readonly id: string }[] };

type Subscription = { readonly unsubscribe: () => void };
/** A message carries one block: words, or one file. */
export type Sending = {
  readonly content: readonly [TextBlock | { readonly type: 'file'; readonly fileToken: string }];
  readonly custom: Readonly<Record<string, string>>;
};
export type ConversationRef = {
  readonly createIfNotExists: () => Promise<void>;
  readonly send: (params: Sending) => Promise<unknown>;
  readonly markAsRead: () => Promise<void>;
  readonly markAsTyping: () => Promise<void>;
  readonly subscribe: (told: (snapshot: TalkConversation | null) => void) => Subscription;
  readonly subscribeTyping: (told: (snapshot: TalkTyping | null) => void) => Subscription;
  /** The newest first, as far back as was asked for. */
  readonly subscribeMessages: (
    told: (messages: readonly TalkMessage[] | null, loadedAll: boolean) => void,
  ) => Subscription & { readonly loadMore: (count?: number) => Promise<unknown> };
};
export type TalkSession = {
  readonly conversation: (id: string) => ConversationRef;
  readonly uploadFile: (data: Blob, metadata: { readonly filename: string }) => Promise<string>;
  readonly onError: (told: (error: Error) => void) => unknown;
  readonly destroy: () => void;
};
export type Talk = {
  readonly User: new (id: string) => object;
  readonly Session: new (options: {
    readonly appId: string;
    readonly me: object;
    readonly tokenFetcher: () => Promise<string>;
  }) => TalkSession;
};
