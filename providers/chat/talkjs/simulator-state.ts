import type { RoomConversation, RoomMessage } from '../../world/chat/types.ts';
import type { Snapshot } from './simulator-script.ts';

/** What the simulator keeps besides its room. */
export const newState = () => ({
  users: new Map<string, { readonly name?: string; readonly email?: unknown }>(),
  /** Who is in a conversation, with the right that they have. */
  participants: new Map<string, Map<string, string>>(),
  /** What a message carries besides its content, by a key that the simulator gives it: one that is sent again is another message. */
  customs: new Map<string, Readonly<Record<string, string>>>(),
  /** Conversations in which the desk types. */
  desksTyping: new Set<string>(),
});
export type State = ReturnType<typeof newState>;

const messageOf = ({ customs }: State, message: RoomMessage, origin: string) => ({
  id: message.id,
  type: message.author === '' ? 'SystemMessage' : 'UserMessage',
  sender: message.author === '' ? null : { id: message.author, name: message.name, role: message.isAgent ? 'agent' : 'visitor' },
  origin: message.isAutomatic === true ? 'rest' : 'web',
  custom: customs.get(message.key ?? '') ?? {},
  createdAt: message.at.getTime(),
  content: [
    ...(message.body === '' ? [] : [{ type: 'text', children: [message.body] }]),
    ...message.files.map(({ id, name, bytes }) => ({
      type: 'file',
      url: `${origin}/files/${id}`,
      size: bytes.length,
      filename: name,
      fileToken: id,
    })),
  ],
});

/** Messages as the REST API lists them. */
export const listOf = ({ messages }: RoomConversation): object[] =>
  messages
    .map(({ id, author, body, files, isAutomatic }) => ({
      id,
      senderId: author === '' ? null : author === 'agent' ? 'desk' : author,
      text: body,
      origin: isAutomatic === true || author === '' ? 'rest' : 'web',
      attachment: files[0] ? { url: `https://files.example/${encodeURIComponent(files[0].name)}`, size: files[0].bytes.length } : null,
    }))
    .reverse();

/** A conversation as one who is in it sees it. */
export function snapshotOf(state: State, { id, isClosed, messages, read }: RoomConversation, user: string, origin: string): Snapshot {
  const last = messages[Math.min(read.agent, messages.length) - 1];
  const access = isClosed ? 'Read' : (state.participants.get(id)?.get(user) ?? 'Read');
  return {
    conversation: { access, everyoneReadUntil: last?.at.getTime() ?? 0 },
    messages: messages.map((one) => messageOf(state, one, origin)).reverse(),
    typing: { many: false, users: state.desksTyping.has(id) ? [{ id: 'desk', name: 'Alex Reed' }] : [] },
  };
}
