/** What the desk reads of chats: the lists, and one conversation with its messages by number. */
import type { Reply } from '@hearthline/web/api/operation.ts';
import { lastSeq, mergeMessages } from '@hearthline/web/live/messages.ts';
import { deskChatGet, deskChatPresenceGet, deskChatsGet, deskChatTake } from '@hearthline/web/operations/desk.ts';
import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { $api, api, queryClient } from './api.ts';
import { chatSocket } from './chat-socket.ts';

export type ChatRow = Reply<'desk-chats-get'>['rows'][number];
export type Chat = Reply<'desk-chat-get'>['chat'];
export type ChatMessage = Reply<'desk-chat-get'>['messages'][number];
export type Presence = Reply<'desk-chat-presence-get'>;
/** A chat, and its messages from the first on without a gap. */
export type Conversation = { readonly chat: Chat; readonly messages: readonly ChatMessage[] };

/** How often what the socket says is read in any case, and while it is cut off. */
const EVERY_MS = 60_000;
const CUT_OFF_MS = 10_000;

/** Whether changes are told as they come; else they are found by reading again. */
export const useConnected = (): boolean => useSyncExternalStore(chatSocket.subscribe, chatSocket.isConnected);
export const useEvery = (): number => (useConnected() ? EVERY_MS : CUT_OFF_MS);

/** What waits for an answer: the badge of the navigation, what rings, and the first list of the inbox. */
export const useQueue = () => $api.useRead(deskChatsGet, { query: { list: 'QUEUE' } }, { refetchInterval: EVERY_MS });
export const usePresence = () => $api.useRead(deskChatPresenceGet, {}, { refetchInterval: EVERY_MS });

const LISTS: readonly unknown[] = [deskChatsGet, deskChatPresenceGet];
export const readListsAgain = async (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [read] }) => LISTS.includes(read) });

const keyOf = (conversationUuid: string) => [deskChatGet, { path: { conversationUuid } }] as const;
const held = (conversationUuid: string): Conversation | undefined => queryClient.getQueryData(keyOf(conversationUuid));

async function read(conversationUuid: string, signal: AbortSignal): Promise<Conversation> {
  let messages = held(conversationUuid)?.messages ?? [];
  for (;;) {
    const query = { after: String(lastSeq(messages)) };
    const reply = await api(deskChatGet, { path: { conversationUuid }, query, signal });
    const merged = mergeMessages(messages, reply.messages);
    const isWhole = merged === messages || lastSeq(merged) >= reply.chat.lastSeq;
    messages = merged;
    // own messages are stored while others are read
    if (isWhole) return { chat: reply.chat, messages: mergeMessages(messages, held(conversationUuid)?.messages ?? []) };
  }
}

/** A conversation; reading it again asks for what follows the last number that is held. */
export const conversation = (conversationUuid: string) =>
  queryOptions({
    queryKey: keyOf(conversationUuid),
    queryFn: async ({ signal }) => read(conversationUuid, signal),
  });

export const readConversationAgain = async (conversationUuid: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(conversationUuid) });

/** Takes what an act on a chat answered, and reads the messages that say so. */
export function setChat(chat: Chat): void {
  const before = held(chat.uuid);
  queryClient.setQueryData<Conversation>(keyOf(chat.uuid), before && { ...before, chat });
  if (before !== undefined && lastSeq(before.messages) < chat.lastSeq) void readConversationAgain(chat.uuid);
  void readListsAgain();
}

/** Takes a message that was stored; with others before it that are not held, all of them are read. */
export async function addMessage(conversationUuid: string, message: ChatMessage): Promise<void> {
  queryClient.setQueryData<Conversation>(
    keyOf(conversationUuid),
    (before) => before && { ...before, messages: mergeMessages(before.messages, [message]) },
  );
  void readListsAgain();
  if (lastSeq(held(conversationUuid)?.messages ?? []) < message.seq) await readConversationAgain(conversationUuid);
}

/** Answers a chat oneself. */
export const takeChat = async (conversationUuid: string): Promise<void> =>
  setChat(await api(deskChatTake, { path: { conversationUuid }, body: {} }));
