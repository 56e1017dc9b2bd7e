/** What the simulated service tells of channels and messages. */
import type { RoomConversation, RoomEvent, RoomMessage } from '../../world/chat/types.ts';

const TYPE = 'messaging';
const PAGE = 100;

const cidOf = ({ id }: RoomConversation): string => `${TYPE}:${id}`;

export const messageOf = (message: RoomMessage, origin: string) => ({
  id: message.key ?? message.id,
  text: message.body,
  type: message.author === 'product' ? 'system' : 'regular',
  ...(message.isAutomatic === true && { ai_generated: true }),
  user: { id: message.author, name: message.name, role: message.isAgent ? 'admin' : 'user' },
  attachments: message.files.map(({ id, name, contentType, bytes }) => ({
    type: 'file',
    asset_url: `${origin}/files/${id}`,
    title: name,
    mime_type: contentType,
    file_size: bytes.length,
  })),
  created_at: message.at.toISOString(),
});

export const channelOf = (conversation: RoomConversation) => ({
  id: conversation.id,
  type: TYPE,
  cid: cidOf(conversation),
  frozen: conversation.isClosed,
});

/** A page of the history: what follows a message, what came before one, else the latest. */
export function pageOf(
  { messages }: RoomConversation,
  { id_gt: after, id_lt: before, limit = PAGE }: { id_gt?: string; id_lt?: string; limit?: number },
): RoomMessage[] {
  const most = Math.min(limit, PAGE);
  const at = (id: string): number => messages.findIndex((one) => (one.key ?? one.id) === id);
  if (after !== undefined) return messages.slice(at(after) + 1, at(after) + 1 + most);
  const end = before === undefined ? messages.length : at(before);
  return messages.slice(Math.max(0, end - most), end);
}

/** The simulated agent has read everything up to a message. */
export const readBy = ({ messages }: RoomConversation, number: number) => {
  const last = messages[number - 1];
  return { user: { id: 'agent' }, last_read_message_id: last?.key ?? last?.id ?? null };
};

export const eventOf = (conversation: RoomConversation, event: RoomEvent, origin: string): object => {
  const at = { cid: cidOf(conversation), channel_id: conversation.id, channel_type: TYPE };
  if (event.kind === 'message') return { ...at, type: 'message.new', message: messageOf(event.message, origin) };
  if (event.kind === 'typing') return { ...at, type: event.isTyping ? 'typing.start' : 'typing.stop', user: { id: 'agent' } };
  if (event.kind === 'read') return { ...at, type: 'message.read', ...readBy(conversation, event.number) };
  return { ...at, type: 'channel.updated', channel: channelOf(conversation) };
};
