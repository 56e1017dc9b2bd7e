import { randomUUID } from 'node:crypto';
import type { RoomConversation, RoomEvent, RoomMessage } from '../../world/chat/types.ts';

/** Messages in one reply, and contacts in one. */
export const PAGE = 25;

export type Frame = {
  readonly action?: string;
  readonly eventId?: string;
  readonly payload?: {
    readonly eventType?: string;
    readonly brand?: { readonly id?: string | number };
    readonly channel?: { readonly id?: string };
    readonly consumerIdentity?: { readonly idOnExternalPlatform?: string; readonly firstName?: string; readonly lastName?: string };
    readonly data?: {
      readonly thread?: { readonly idOnExternalPlatform?: string };
      readonly idOnExternalPlatform?: string;
      readonly messageContent?: { readonly payload?: { readonly text?: string } };
      readonly attachments?: readonly { readonly url: string }[];
      readonly scrollToken?: string;
    };
  };
};

const userOf = (name: string, isBotUser = false) => {
  const [firstName = '', ...surname] = name.split(' ');
  return { firstName, surname: surname.join(' '), isBotUser };
};
const messageOf = (message: RoomMessage, { id, read }: RoomConversation, origin: string) => {
  const readAt = !message.isAgent && message.number <= read.agent ? message.at.toISOString() : null;
  return {
    id: message.id,
    idOnExternalPlatform: message.key ?? message.id,
    threadIdOnExternalPlatform: id,
    messageContent: { type: 'TEXT', text: message.body, payload: { text: message.body } },
    // seconds, as NICE has them
    createdAt: message.at.toISOString().replace(/\.\d+Z$/, '+00:00'),
    direction: message.isAgent ? 'outbound' : 'inbound',
    authorUser: message.isAgent ? userOf(message.name, message.isAutomatic) : null,
    attachments: message.files.map((file) => ({
      id: file.id,
      friendlyName: file.name,
      mimeType: file.contentType,
      url: `${origin}/attachments/${file.id}`,
    })),
    userStatistics: { readAt, seenAt: readAt },
  };
};
export const contactOf = ({ id, isClosed }: RoomConversation) => ({
  id: `contact-${id}`,
  threadIdOnExternalPlatform: id,
  status: isClosed ? 'closed' : 'open',
});
export const threadOf = ({ id, isClosed }: RoomConversation) => ({ idOnExternalPlatform: id, canAddMoreMessages: !isClosed });

export const eventOf = (conversation: RoomConversation, event: RoomEvent, origin: string): object | null => {
  const thread = threadOf(conversation);
  const told = (eventType: string, data: object) => ({ eventId: randomUUID(), eventType, data: { thread, ...data } });
  if (event.kind === 'message')
    return told('MessageCreated', { message: messageOf(event.message, conversation, origin), case: contactOf(conversation) });
  if (event.kind === 'typing') return told(event.isTyping ? 'AgentTypingStarted' : 'AgentTypingEnded', { user: userOf('Alex Reed') });
  if (event.kind === 'closed') return { eventId: randomUUID(), eventType: 'CaseStatusChanged', data: { case: contactOf(conversation) } };
  const last = conversation.messages.findLast(({ isAgent, number }) => !isAgent && number <= event.number);
  return last ? told('MessageReadChanged', { message: messageOf(last, conversation, origin) }) : null;
};

/** Newest first, before a number. */
export const pageOf = (conversation: RoomConversation, before: number, origin: string) => {
  const messages = conversation.messages
    .filter(({ number }) => number < before)
    .slice(-PAGE)
    .reverse();
  const oldest = messages.at(-1)?.number ?? 1;
  return { messages: messages.map((one) => messageOf(one, conversation, origin)), scrollToken: oldest > 1 ? String(oldest) : '' };
};
