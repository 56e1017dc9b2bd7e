/** The inbox of those who answer chats, at /desk/chat. */
import { MESSAGE_MAX } from '@hearthline/rules/chat/limits.ts';
import { CALLBACK_WINDOWS } from '@hearthline/rules/fields/chat.ts';
import { CHAT_PROVIDERS } from '@hearthline/rules/chat/mode.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lines, text } from '../fields.ts';
import { CHAT_AUTHORS, CHAT_ENDINGS, CHAT_STATES, chatFileReply } from '../services/conversation.ts';
import { LENDING_ROLES, STAFF_ROLES } from './roles.ts';
import { paged, pageNumber } from './parts.ts';

/** Those who answer: everyone who acts on applications. An auditor reads. */
export const CHAT_ROLES = LENDING_ROLES;
const CHAT_READERS = STAFF_ROLES.filter((role) => role !== 'admin');
/** QUEUE: no one answers yet, and what is to be answered by phone or email; MINE: those the caller answers; OPEN: all that are open; ENDED. */
export const CHAT_LISTS = ['QUEUE', 'MINE', 'OPEN', 'ENDED'] as const;

const AT = '/desk/api/v1/chats';
const ONE = `${AT}/{conversationUuid}`;
const ofChat = z.strictObject({ conversationUuid: z.uuid() });
const answering = { service: 'desk', access: 'staff', roles: CHAT_ROLES } as const;
const reading = { service: 'desk', access: 'staff', roles: CHAT_READERS } as const;

const row = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    state: z.enum(CHAT_STATES),
    chatMode: z.enum(['agent', 'chatbot']),
    agent: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
    ringsMe: z.boolean().describe('It is offered to the caller now'),
    loanNumber: z.string().nullable(),
    lastBody: z.string(),
    lastAuthor: z.enum(CHAT_AUTHORS).nullable(),
    lastAt: z.iso.datetime(),
    unanswered: z.number().int().describe('Messages of the person since the last answer'),
    unansweredSince: z.iso.datetime().nullable().describe('Since when an answer is awaited'),
    waitsSeconds: z.number().int().nullable().describe('Seconds since then, by the product’s clock'),
    callback: z.object({ window: z.enum(CALLBACK_WINDOWS), askedAt: z.iso.datetime() }).nullable(),
    byEmail: z.boolean(),
    provider: z.enum(CHAT_PROVIDERS).describe('What it runs over: people answer one at a vendor at the vendor’s own desk'),
    isHere: z.boolean().describe('The person has the chat open'),
    tag: z.string(),
  })
  .meta({ id: 'DeskChat' });
export type DeskChatRow = z.output<typeof row>;

export const deskChatsGet = endpoint({
  ...reading,
  id: 'desk-chats-get',
  method: 'GET',
  path: AT,
  poll: true,
  summary: 'Chats of the lender: those that wait longest first, others with the last message first',
  query: z.strictObject({
    list: z.enum(CHAT_LISTS),
    search: text(100)
      .optional()
      .describe('In the name, the email address and the loan number; from three letters on in all messages that are kept too'),
    page: pageNumber,
  }),
  reply: paged(row).extend({
    waiting: z.number().int().describe('Chats that wait for an answer, in all'),
    oldestWaiting: z.iso.datetime().nullable(),
  }),
});

const message = z
  .object({
    seq: z.number().int(),
    key: z.string(),
    author: z.enum(CHAT_AUTHORS),
    staffUuid: z.uuid().nullable(),
    name: z.string().nullable(),
    body: z.string(),
    files: z.array(chatFileReply),
    at: z.iso.datetime(),
  })
  .meta({ id: 'DeskChatMessage' });
export type DeskChatMessage = z.output<typeof message>;
const note = z.object({ id: z.uuid(), name: z.string(), body: z.string(), at: z.iso.datetime() }).meta({ id: 'DeskChatNote' });
const chat = row
  .extend({
    email: z.string(),
    applicationUuid: z.uuid().nullable(),
    statusLabel: z.string().nullable().describe('Where the application stands, in words of the desk'),
    ended: z.enum(CHAT_ENDINGS).nullable(),
    page: z.string(),
    skill: z.string(),
    createdAt: z.iso.datetime(),
    lastSeq: z.number().int(),
    readByPerson: z.number().int(),
    notes: z.array(note),
    callbackPhone: z.string().nullable(),
  })
  .meta({ id: 'DeskChatWhole' });
export type DeskChat = z.output<typeof chat>;

export const deskChatGet = endpoint({
  ...reading,
  id: 'desk-chat-get',
  method: 'GET',
  path: ONE,
  poll: true,
  summary: 'One chat, and its messages after a number. Looking is recorded: a line a day',
  params: ofChat,
  query: z.strictObject({
    after: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
  }),
  reply: z.object({ chat, messages: z.array(message) }),
  errors: ['not_found'],
});
export const deskChatMessagePost = endpoint({
  ...answering,
  id: 'desk-chat-message-post',
  method: 'POST',
  path: `${ONE}/messages`,
  idempotent: false,
  summary: 'Answer. Refused with 409 conflict when a colleague has written something that the sender has not seen',
  params: ofChat,
  body: z.strictObject({
    key: z.uuid(),
    body: lines(MESSAGE_MAX, `At most ${MESSAGE_MAX} characters`).refine((words) => words.length > 0, 'Type a message'),
    seen: z.number().int().min(0).max(2_147_483_647).describe('The number of the last message that the sender sees'),
  }),
  reply: message,
  errors: ['conflict', 'not_found'],
});
export const deskChatTake = endpoint({
  ...answering,
  id: 'desk-chat-take',
  method: 'POST',
  path: `${ONE}/take`,
  idempotent: false,
  summary: 'Answer this chat oneself; 409 conflict when a colleague took it first',
  params: ofChat,
  body: z.strictObject({}),
  reply: chat,
  errors: ['conflict', 'not_found'],
});
export const deskChatTransfer = endpoint({
  ...answering,
  id: 'desk-chat-transfer',
  method: 'POST',
  path: `${ONE}/transfer`,
  idempotent: false,
  summary: 'Hand the chat to a colleague, or back to all, with a note for them',
  params: ofChat,
  body: z.strictObject({ staffUuid: z.uuid().nullable(), note: lines(500) }),
  reply: chat,
  errors: ['conflict', 'not_found'],
});
export const deskChatNotePost = endpoint({
  ...answering,
  id: 'desk-chat-note-post',
  method: 'POST',
  path: `${ONE}/notes`,
  status: 201,
  summary: 'A note that only colleagues read',
  params: ofChat,
  body: z.strictObject({ body: lines(500).refine((words) => words.length > 0, 'Type a note') }),
  reply: note,
  errors: ['not_found'],
});
export const deskChatReadPost = endpoint({
  ...answering,
  id: 'desk-chat-read-post',
  method: 'POST',
  path: `${ONE}/read`,
  idempotent: false,
  status: 204,
  summary: 'Read up to a number',
  params: ofChat,
  body: z.strictObject({ seq: z.number().int().min(0).max(2_147_483_647) }),
  reply: z.null(),
  errors: ['not_found'],
});
export const deskChatEnd = endpoint({
  ...answering,
  id: 'desk-chat-end',
  method: 'POST',
  path: `${ONE}/end`,
  idempotent: false,
  summary: 'End the chat',
  params: ofChat,
  body: z.strictObject({}),
  reply: chat,
  errors: ['conflict', 'not_found'],
});
export const deskChatCalled = endpoint({
  ...answering,
  id: 'desk-chat-called',
  method: 'POST',
  path: `${ONE}/called`,
  idempotent: false,
  summary: 'The person was called back',
  params: ofChat,
  body: z.strictObject({}),
  reply: chat,
  errors: ['conflict', 'not_found'],
});

export const deskChatFile = endpoint({
  ...reading,
  id: 'desk-chat-file',
  method: 'GET',
  path: `${ONE}/files/{fileUuid}`,
  summary: 'One file of a chat that passed the checks; the view is logged',
  params: ofChat.extend({ fileUuid: z.uuid() }),
  reply: z.any().describe('The bytes'),
  errors: ['not_found'],
});

const presence = z.object({
  isAvailable: z.boolean().describe('Takes chats now'),
  colleagues: z.array(
    z
      .object({ uuid: z.uuid(), name: z.string(), role: z.enum(STAFF_ROLES), isAvailable: z.boolean(), chats: z.number().int() })
      .meta({ id: 'ChatColleague' }),
  ),
});
const PRESENCE = '/desk/api/v1/chat-presence';
export const deskChatPresenceGet = endpoint({
  ...reading,
  id: 'desk-chat-presence-get',
  method: 'GET',
  path: PRESENCE,
  poll: true,
  summary: 'Whether the caller takes chats, and who else does',
  reply: presence,
});
export const deskChatPresencePut = endpoint({
  ...answering,
  id: 'desk-chat-presence-put',
  method: 'PUT',
  path: PRESENCE,
  summary:
    'Take chats, or stop taking them. It lasts while the inbox is open: without a sign of life for a minute the caller counts as away',
  body: z.strictObject({ isAvailable: z.boolean() }),
  reply: presence,
});
export const deskChatTicket = endpoint({
  ...reading,
  id: 'desk-chat-ticket',
  method: 'POST',
  path: '/desk/api/v1/chat-ticket',
  idempotent: false,
  poll: true,
  summary: 'A ticket for the inbox’s socket, valid once and for half a minute: a browser sends no header with it',
  body: z.strictObject({}),
  reply: z.object({ ticket: z.string() }),
});

export const DESK_CHAT_ENDPOINTS = {
  deskChatsGet,
  deskChatGet,
  deskChatMessagePost,
  deskChatTake,
  deskChatTransfer,
  deskChatNotePost,
  deskChatReadPost,
  deskChatEnd,
  deskChatCalled,
  deskChatFile,
  deskChatPresenceGet,
  deskChatPresencePut,
  deskChatTicket,
};
