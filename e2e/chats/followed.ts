import type { ChatMessage, Connection } from '@hearthline/client/chat/port.ts';
import type { Link, OpenLink, Pass } from '@hearthline/client/chat/vendor/link.ts';
import { expect, vi } from 'vitest';

/** Milliseconds within which what was written arrives, on a busy machine too. */
export const SOON = { timeout: 20_000, interval: 20 };

/** A page that follows a conversation, and what it heard. */
export function followed(open: OpenLink, pass: () => Promise<Pass>) {
  const messages = new Map<number, ChatMessage>();
  const heard = { typing: [] as boolean[], connections: [] as Connection[], read: 0, closed: 0 };
  const link: Link = open(pass, {
    onMessages: (arrived) => arrived.forEach((message) => messages.set(message.seq, message)),
    onTyping: (isTyping) => void heard.typing.push(isTyping),
    onConnection: (connection) => void heard.connections.push(connection),
    onRead: (seq) => void (heard.read = Math.max(heard.read, seq)),
    onClosed: () => void (heard.closed += 1),
  });
  const held = (): ChatMessage[] => [...messages.values()].toSorted((a, b) => a.seq - b.seq);
  const lines = (): string[] => held().map(({ seq, author, body }) => `${seq} ${author} ${body}`);
  const connected = async (): Promise<void> => vi.waitFor(() => expect(heard.connections.at(-1)).toBe('connected'), SOON);
  return { link, heard, held, lines, connected };
}
