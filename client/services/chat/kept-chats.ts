import { CHAT_PROVIDERS } from '@hearthline/rules/chat/mode.ts';
import * as z from 'zod/mini';

/** Their key in local storage, which the tabs of a browser share. */
export const KEPT_CHATS_KEY = 'chats';

const keptChat = z.object({
  conversationSid: z.string(),
  token: z.string(),
  channelId: z.string(),
  expiration: z.iso.datetime(),
  kind: z.enum(['agent', 'chatbot']),
  /** What it runs over. */
  provider: z._default(z.enum(CHAT_PROVIDERS), 'embedded'),
  /** Begun by a person who was signed in: it is nobody else's. */
  isOwned: z.boolean(),
  /** The number of the last message that was seen here. */
  seen: z.number(),
  /** Since when its person waits for a first answer at a vendor's desk, in milliseconds of this machine's clock; null while they do not. */
  waitsSince: z._default(z.nullable(z.number()), null),
});
/** A conversation as this browser keeps it. */
export type KeptChat = z.infer<typeof keptChat>;
export type ChatKind = KeptChat['kind'];

const keptChats = z.object({ agent: z.optional(keptChat), chatbot: z.optional(keptChat) });
type Kept = Partial<Readonly<Record<ChatKind, KeptChat>>>;

/** What a storage holds; nothing for what is missing, spoiled, or of another form. */
export function parseKept(stored: string | null): Kept {
  if (stored === null) return {};
  try {
    const { agent, chatbot } = keptChats.parse(JSON.parse(stored));
    return { ...(agent && { agent }), ...(chatbot && { chatbot }) };
  } catch {
    return {};
  }
}

export type KeptChats = {
  /** The conversation of a kind that can be resumed now: it has not expired, and it is of the person who is signed in, or of a visitor. */
  readonly alive: (kind: ChatKind) => KeptChat | null;
  /** Keeps a conversation, in place of one of its kind and of itself as another kind. */
  readonly keep: (chat: KeptChat) => void;
  /** Changes one that is kept. */
  readonly change: (conversationSid: string, next: Partial<KeptChat>) => void;
  readonly forget: (conversationSid: string) => void;
  readonly forgetAll: () => void;
  readonly all: () => readonly KeptChat[];
  /** Calls back when this tab or another changes them; returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void;
};

type Place = {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly isSignedIn: () => boolean;
  /** Milliseconds of this machine's clock, by which the lifetimes of tokens run. */
  readonly now: () => number;
  /** Calls back with the key that another tab changed, null for all; returns the unsubscribe function. */
  readonly onOtherTab: (changed: (key: string | null) => void) => () => void;
};

/** The conversations of this browser in its local storage; in memory where that is blocked. */
export function createKeptChats({ storage, isSignedIn, now, onOtherTab }: Place): KeptChats {
  let memory: string | null = null;
  const listeners = new Set<() => void>();
  const read = (): Kept => {
    try {
      return parseKept(storage().getItem(KEPT_CHATS_KEY) ?? memory);
    } catch {
      return parseKept(memory);
    }
  };
  const write = (kept: Kept): void => {
    const text = Object.keys(kept).length === 0 ? null : JSON.stringify(kept);
    memory = null;
    try {
      if (text === null) storage().removeItem(KEPT_CHATS_KEY);
      else storage().setItem(KEPT_CHATS_KEY, text);
    } catch {
      memory = text;
    }
    listeners.forEach((listener) => listener());
  };
  const rest = (conversationSid: string): Kept =>
    Object.fromEntries(Object.entries(read()).filter(([, chat]) => chat.conversationSid !== conversationSid));
  const all = (): readonly KeptChat[] => Object.values(read());
  return {
    all,
    alive(kind) {
      const chat = read()[kind];
      const isTheirs = chat?.isOwned !== true || isSignedIn();
      return chat !== undefined && isTheirs && Date.parse(chat.expiration) > now() ? chat : null;
    },
    keep: (chat) => write({ ...rest(chat.conversationSid), [chat.kind]: chat }),
    change(conversationSid, next) {
      const chat = all().find((one) => one.conversationSid === conversationSid);
      if (chat) write({ ...rest(conversationSid), [next.kind ?? chat.kind]: { ...chat, ...next } });
    },
    forget(conversationSid) {
      if (all().some((one) => one.conversationSid === conversationSid)) write(rest(conversationSid));
    },
    forgetAll() {
      if (all().length > 0) write({});
    },
    subscribe(changed) {
      listeners.add(changed);
      const unsubscribe = onOtherTab((key) => {
        if (key === KEPT_CHATS_KEY || key === null) changed();
      });
      return () => {
        listeners.delete(changed);
        unsubscribe();
      };
    },
  };
}
