import { randomKey } from '@hearthline/web/api/call.ts';
import { deskChatMessagePost } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../../services/api.ts';
import { addMessage, readConversationAgain } from '../../services/chats.ts';
import { type Box, createOutbox } from './outbox.ts';

/** The number of the last message of each chat that was on the screen, while this page is open. */
const seen = new Map<string, number>();
export const seenIn = (chat: string): number => seen.get(chat) ?? 0;
export const setSeen = (chat: string, seq: number): void => void seen.set(chat, Math.max(seq, seenIn(chat)));

export const outbox = createOutbox({
  post: async (conversationUuid, body) =>
    addMessage(conversationUuid, await api(deskChatMessagePost, { path: { conversationUuid }, body })),
  seen: seenIn,
  refused: readConversationAgain,
  messageOf: staffMessage,
  newKey: randomKey,
});
/** What is typed and not sent in a chat. */
export const useBox = (chat: string): Box => useSyncExternalStore(outbox.subscribe, () => outbox.boxOf(chat));
