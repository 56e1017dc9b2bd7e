import { PROMISED_MS } from '@hearthline/rules/chat/limits.ts';
import type { ChatMessage, ChatState } from '../port.ts';

type Seen = {
  /** As the product knows the conversation. */
  readonly state: ChatState;
  /** In their order. */
  readonly messages: readonly ChatMessage[];
  /** The number of the last message that the vendor's desk has read, as far as it told. */
  readonly readByOther: number;
  /** When the first question without an answer came, and now: milliseconds of this machine's clock, whatever the vendor's says. */
  readonly askedAt: number | null;
  readonly now: number;
};

/** What the person has said since the last answer. */
export function unanswered(messages: readonly ChatMessage[]): ChatMessage[] {
  const last = messages.findLast(({ author }) => author === 'AGENT')?.seq ?? 0;
  return messages.filter(({ author, seq }) => author === 'VISITOR' && seq > last);
}

/** How a conversation at a vendor stands, and in how many milliseconds it stands otherwise by itself; null: not before something happens. */
export function standingOf({ state, messages, readByOther, askedAt, now }: Seen): {
  readonly state: ChatState;
  readonly againInMs: number | null;
} {
  const answer = messages.findLast(({ author }) => author === 'AGENT');
  const asked = unanswered(messages)[0];
  const isOpen = state.state === 'OPEN';
  // who has answered once is there: a word of thanks needs no answer
  const leftMs = askedAt === null || answer || !isOpen ? null : Math.min(PROMISED_MS, askedAt + PROMISED_MS - now);
  return {
    state: {
      ...state,
      // no one there has answered yet
      ...(isOpen && !answer && { state: 'WAITING', waitingSince: asked?.at ?? null }),
      agentName: answer?.name ?? null,
      // no one has within the promised time: a call back and an answer by email are offered
      nobody: leftMs !== null && leftMs <= 0,
      lastSeq: messages.at(-1)?.seq ?? 0,
      // who answers has read what was asked before
      readByOther: Math.max(readByOther, answer?.seq ?? 0),
    },
    againInMs: leftMs !== null && leftMs > 0 ? leftMs : null,
  };
}
