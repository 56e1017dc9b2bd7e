import type { KeptChat, KeptChats } from '../services/chat/kept-chats.ts';
import type { Conversation } from './port.ts';

/** Milliseconds before its end in which the lifetime of a conversation is renewed while the person writes. */
const RENEWED_BEFORE_MS = { agent: 3_600_000, chatbot: 300_000 } as const;
/** The longest that a timer of a browser runs. */
const LONGEST_MS = 2 ** 31 - 1;

type LifetimePlan = {
  readonly kept: Pick<KeptChats, 'change'>;
  readonly now: () => number;
  /** The conversation that is followed, as it is kept; null once it has ended. */
  readonly current: () => KeptChat | null;
  readonly onExpired: () => void;
};

/** Ends a conversation when its lifetime does, and renews it before that while the person writes. */
export function watchLifetime({ kept, now, current, onExpired }: LifetimePlan) {
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let renewing: Promise<void> | undefined;
  const watch = (): void => {
    clearTimeout(expiry);
    const chat = current();
    if (chat === null) return;
    const left = Date.parse(chat.expiration) - now();
    if (left <= 0) onExpired();
    else expiry = setTimeout(watch, Math.min(left, LONGEST_MS));
  };
  return {
    watch,
    stop: (): void => clearTimeout(expiry),
    renew(of: Conversation | null): void {
      const chat = current();
      if (chat === null || of === null || renewing || Date.parse(chat.expiration) - now() > RENEWED_BEFORE_MS[chat.kind]) return;
      renewing = of
        .renew()
        .then((next) => {
          kept.change(chat.conversationSid, next);
          watch();
        })
        // the lifetime stays as it was; the next message tries again
        .catch(() => undefined)
        .finally(() => (renewing = undefined));
    },
  };
}
