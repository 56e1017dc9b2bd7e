import { lastSeq, mergeAfter, mergeMessages } from '@hearthline/web/live/messages.ts';
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
export type Thread = {
  readonly messages: readonly ChatMessage[];
  readonly outgoing: readonly Outgoing[];
  /** The number after which it begins: what came before is shown when it is asked for. */
  readonly from: number;
};

export const EMPTY_THREAD: Thread = { messages: [], outgoing: [], from: 0 };

/** Messages that came by a frame or a reply, in any order, more than once, or with a gap before them, which is filled by what is asked for. */
export function received(thread: Thread, arrived: readonly ChatMessage[]): Thread {
  const messages = mergeAfter(thread.from, thread.messages, arrived);
  if (messages === thread.messages) return thread;
  const keys = new Set(messages.slice(thread.messages.length).flatMap(({ author, key }) => (author === 'VISITOR' ? [key] : [])));
  const outgoing = thread.outgoing.filter(({ key }) => !keys.has(key));
  return { ...thread, messages, outgoing: outgoing.length === thread.outgoing.length ? thread.outgoing : outgoing };
}

export const queued = ({ outgoing, ...rest }: Thread, { key, body, files }: Pick<Outgoing, 'key' | 'body' | 'files'>): Thread => ({
  ...rest,
  outgoing: [...outgoing, { key, body, files, sent: 0, part: 0, hasFailed: false }],
});

/** Marks what is sent as failed, or as being sent again; what the server has confirmed meanwhile stays confirmed. */
export const marked = (
  { outgoing, ...rest }: Thread,
  key: string,
  mark: Partial<Pick<Outgoing, 'hasFailed' | 'sent' | 'part'>>,
): Thread => ({
  ...rest,
  outgoing: outgoing.map((one) => (one.key === key ? { ...one, ...mark } : one)),
});

/** Takes back what was not sent. */
export const takenBack = ({ outgoing, ...rest }: Thread, key: string): Thread => ({
  ...rest,
  outgoing: outgoing.filter((one) => one.key !== key),
});

/** The number of the last message held: what follows it is asked for. */
export const held = ({ messages, from }: Thread): number => lastSeq(messages) || from;

/** A thread without messages begins after a number; one that has some stays as it is. */
export const beginning = (thread: Thread, from: number): Thread => (thread.messages.length === 0 ? { ...thread, from } : thread);

/** What came before, without a gap, goes before what is shown. */
export function preceded(thread: Thread, earlier: readonly ChatMessage[]): Thread {
  const before = mergeMessages<ChatMessage>([], earlier).filter(({ seq }) => seq <= thread.from);
  return lastSeq(before) === thread.from ? { ...thread, messages: [...before, ...thread.messages], from: 0 } : thread;
}

/** How many messages of others follow a number. */
export const unreadAfter = ({ messages }: Thread, seen: number): number =>
  messages.filter(({ seq, author }) => seq > seen && author !== 'VISITOR' && author !== 'PRODUCT').length;
