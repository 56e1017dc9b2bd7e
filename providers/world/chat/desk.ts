import { randomUUID } from 'node:crypto';
import type { Room, RoomFile, RoomReply } from './types.ts';

/** The person at the desk. */
export const AGENT = { author: 'agent', name: 'Alex Reed', isAgent: true } as const;

/** What the paths of the desk do: they play the person who answers there. `drop`: cuts every socket, and refuses new ones for some milliseconds. */
export function atDesk(room: Room, path: string, body: unknown, drop: (forMs: number) => void): RoomReply {
  const { conversations, files } = room;
  const { id, body: words = '', file, isTyping = false, isAutomatic = false, forMs = 0 } = (body ?? {}) as Record<string, never>;
  if (path === '/_conversations') {
    const told = [...conversations.values()].map(({ messages, ...rest }) => ({
      ...rest,
      messages: messages.map(({ files: sent, ...message }) => ({
        ...message,
        files: sent.map(({ name, contentType, bytes }) => ({ name, contentType, bytes: bytes.length })),
      })),
    }));
    return { status: 200, body: told };
  }
  if (path === '/_drop') {
    drop(Number(forMs));
    return { status: 204 };
  }
  const conversation = conversations.get(id ?? '');
  if (!conversation) return { status: 404, body: { error: 'There is no such conversation' } };
  if (path === '/_close') room.close(conversation);
  else if (path === '/_typing') room.tell(conversation, { kind: 'typing', isTyping });
  else if (path === '/_read') {
    conversation.read.agent = conversation.messages.length;
    room.tell(conversation, { kind: 'read', number: conversation.read.agent });
  } else if (path === '/_answer') {
    const sent = file as { readonly name: string; readonly contentType: string; readonly base64: string } | undefined;
    const kept: RoomFile[] =
      sent === undefined
        ? []
        : [{ id: randomUUID(), name: sent.name, contentType: sent.contentType, bytes: Buffer.from(sent.base64, 'base64') }];
    kept.forEach((one) => files.set(one.id, one));
    room.say(conversation, { ...AGENT, isAutomatic, body: words, files: kept });
  } else return { status: 404, body: { error: 'There is no such path' } };
  return { status: 204 };
}
