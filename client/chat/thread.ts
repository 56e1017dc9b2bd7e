import { lastSeq, mergeMessages } from '@hearthline/web/live/messages.ts';
import type { Picked } from './files.ts';
import type { ChatMessage } from './port.ts';

/** A message of this page that the server has not confirmed: it keeps its key when it is sent again. */
export type Outgoing = {
  readonly key: string;
  readonly body: string;
  readonly files: readonly Picked[];
  /** How many of the files have arrived. */
  readonly sent: number;
  /** How much of the next one was sent, from 0 to 1. */
  readonly part: number;
  readonly hasFailed: boolean;
};

/** What the page shows of a conversation: the numbered messages without a gap, and below them what is being sent. */
export type Thread = { readonly messages: readonly ChatMessage[]; readonly outgoing: readonly Outgoing[] };

export const EMPTY_THREAD: Thread = { messages: [], outgoing: [] };

/** Messages that came by a frame or a reply, in any order, more than once, or with a gap before them, which is filled by what is asked for. */
export function received(thread: Thread, arrived: readonly ChatMessage[]): Thread {
  const messages = mergeMessages(thread.messages, arrived);
  if (messages === thread.messages) return thread;
  const keys = new Set(messages.slice(thread.messages.length).flatMap(({ author, key }) => (author === 'VISITOR' ? [key] : [])));
  const outgoing = thread.outgoing.filter(({ key }) => !keys.has(key));
  return { messages, outgoing: outgoing.length === thread.outgoing.length ? thread.outgoing : outgoing };
}

export const queued = ({ messages, outgoing }: Thread, { key, body, files }: Pick<Outgoing, 'key' | 'body' | 'files'>): Thread => ({
  messages,
  outgoing: [...outgoing, { key, body, files, sent: 0, part: 0, hasFailed: false }],
});

/** Marks what is sent as failed, or as being sent again; what the server has confirmed meanwhile stays confirmed. */
export const marked = (
  { messages, outgoing }: Thread,
  key: string,
  mark: Partial<Pick<Outgoing, 'hasFailed' | 'sent' | 'part'>>,
): Thread => ({
  messages,
  outgoing: outgoing.map((one) => (one.key === key ? { ...one, ...mark } : one)),
});

/** Takes back what was not sent. */
export const takenBack = ({ messages, outgoing }: Thread, key: string): Thread => ({
  messages,
  outgoing: outgoing.filter((one) => one.key !== key),
});

/** The number of the last message held: what follows it is asked for. */
export const held = ({ messages }: Thread): number => lastSeq(messages);

/** How many messages of others follow a number. */
export const unreadAfter = ({ messages }: Thread, seen: number): number =>
  messages.filter(({ seq, author }) => seq > seen && author !== 'VISITOR' && author !== 'PRODUCT').length;
