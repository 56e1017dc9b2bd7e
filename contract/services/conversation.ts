/** A conversation of the product's own chat: its state, its messages by number, and what the person in it asks for (decision 0152). */
import { FILES_MAX, MESSAGE_MAX } from '@hearthline/rules/chat/limits.ts';
import { CHAT_PROVIDERS } from '@hearthline/rules/chat/mode.ts';
import { CALLBACK_WINDOWS } from '@hearthline/rules/fields/chat.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lines, phoneNumber } from '../fields.ts';
import { uploadedFile } from '../uploads.ts';

export const CHAT_AUTHORS = ['VISITOR', 'AGENT', 'BOT', 'PRODUCT'] as const;
/** WAITING: for a person; OPEN: a person or the bot answers; ENDED: read-only. */
export const CHAT_STATES = ['WAITING', 'OPEN', 'ENDED'] as const;
/** VENDOR: at the desk of the vendor that it ran over. */
export const CHAT_ENDINGS = ['VISITOR', 'AGENT', 'VENDOR', 'EXPIRED', 'SIGNED_OUT', 'IDLE'] as const;

export const chatFileReply = z
  .object({ uuid: z.uuid(), label: z.string(), contentType: z.string(), bytes: z.number().int() })
  .meta({ id: 'ChatFile' });
export const chatMessageReply = z
  .object({
    seq: z.number().int().describe('Its number in the conversation, from 1 without gaps'),
    key: z.string().describe('As its sender named it'),
    author: z.enum(CHAT_AUTHORS),
    name: z.string().nullable().describe('Of a person who answers: the first name'),
    body: z.string().describe('Numbers of cards and Social Security numbers are masked'),
    files: z.array(chatFileReply),
    answer: z
      .object({ questionId: z.string(), article: z.string().nullable(), screen: z.string().nullable(), handsOver: z.boolean() })
      .nullable()
      .describe('Of an answer of the bot: what it came from, the path of the page that does it, and whether a person is offered'),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ChatMessage' });
export const chatStateReply = z
  .object({
    conversationSid: z.uuid(),
    chatMode: z.enum(['agent', 'chatbot']),
    provider: z.enum(CHAT_PROVIDERS).describe('What the conversation runs over: the messages of one at a vendor are there'),
    state: z.enum(CHAT_STATES),
    ended: z.enum(CHAT_ENDINGS).nullable(),
    isFrozen: z.boolean(),
    agentName: z.string().nullable().describe('The first name of who answers'),
    waitingSince: z.iso.datetime().nullable(),
    nobody: z.boolean().describe('No one took the chat within the promised time, or none answers now: a call back or email is offered'),
    callback: z.object({ window: z.enum(CALLBACK_WINDOWS) }).nullable(),
    byEmail: z.boolean().describe('The answer comes by email too'),
    lastSeq: z.number().int(),
    readByOther: z.number().int().describe('The number of the last message that the other side has read'),
    expiration: z.iso.datetime(),
  })
  .meta({ id: 'ChatState' });
export type ChatMessage = z.output<typeof chatMessageReply>;
export type ChatState = z.output<typeof chatStateReply>;

/** A conversation of the product's own chat. */
const ONE = `/service-omni-proxy/insecure/api/v1/conversations/{conversationSid}`;
const ofConversation = z.strictObject({ conversationSid: z.uuid() });
const own = { service: 'service-omni-proxy', access: 'conversation', params: ofConversation } as const;

const asked = lines(MESSAGE_MAX).optional().describe('Of a chat at a vendor: what was asked there without an answer, to be answered here');

export const chatMessagesGet = endpoint({
  ...own,
  id: 'chat-messages-get',
  method: 'GET',
  path: `${ONE}/messages`,
  poll: true,
  summary: 'The messages that follow a number, and the state: a client that names the last number it holds misses none and gets none twice',
  query: z.strictObject({
    after: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
  }),
  reply: z.object({ state: chatStateReply, messages: z.array(chatMessageReply) }),
});
export const chatMessagePost = endpoint({
  ...own,
  id: 'chat-message-post',
  method: 'POST',
  path: `${ONE}/messages`,
  idempotent: false,
  summary: 'Send a message: words, files that were sent before, or both. The same key again answers the message that is stored',
  body: z.strictObject({
    key: z.uuid(),
    body: lines(MESSAGE_MAX, `At most ${MESSAGE_MAX} characters`),
    fileUuids: z.array(z.uuid()).max(FILES_MAX),
  }),
  reply: chatMessageReply,
  errors: ['conflict', 'too_many_requests'],
});
export const chatFilePost = endpoint({
  ...own,
  id: 'chat-file-post',
  method: 'POST',
  path: `${ONE}/files`,
  upload: true,
  status: 201,
  summary:
    'Send one file, which a message then names: JPEG, PNG, PDF, AMR, MP3, MP4 or text, at most 20 MB, as multipart/form-data. It is checked before it is stored',
  body: z.strictObject({ file: uploadedFile }),
  reply: chatFileReply,
  errors: ['conflict', 'file_refused', 'quota_reached', 'too_large', 'too_slow', 'too_many_requests', 'unsupported_media_type'],
});
export const chatFileGet = endpoint({
  ...own,
  id: 'chat-file-get',
  method: 'GET',
  path: `${ONE}/files/{fileUuid}`,
  summary: 'Download one file of the chat; never displayed inline',
  params: ofConversation.extend({ fileUuid: z.uuid() }),
  reply: z.any().describe('The bytes'),
});
export const chatReadPost = endpoint({
  ...own,
  id: 'chat-read-post',
  method: 'POST',
  path: `${ONE}/read`,
  idempotent: false,
  status: 204,
  summary: 'The person has read up to a number',
  body: z.strictObject({ seq: z.number().int().min(0).max(2_147_483_647) }),
  reply: z.null(),
});
export const chatPersonPost = endpoint({
  ...own,
  id: 'chat-person-post',
  method: 'POST',
  path: `${ONE}/person`,
  idempotent: false,
  summary: 'Ask for a person: the conversation with the bot goes on with people, with all that was said',
  body: z.strictObject({ provider: z.enum(CHAT_PROVIDERS).optional().describe('What it then runs over, where that is set up') }),
  reply: chatStateReply,
  errors: ['conflict'],
});
export const chatAssistantPost = endpoint({
  ...own,
  id: 'chat-assistant-post',
  method: 'POST',
  path: `${ONE}/assistant`,
  idempotent: false,
  summary:
    'Ask the bot again while no one of the staff has answered: it answers what was said; people still see the chat, unless its place is given up',
  body: z.strictObject({ givesUpPlace: z.boolean() }),
  reply: chatStateReply,
  errors: ['conflict'],
});
export const chatCallbackPost = endpoint({
  ...own,
  id: 'chat-callback-post',
  method: 'POST',
  path: `${ONE}/callback`,
  idempotent: false,
  summary: 'Ask to be called, in the morning, the afternoon or the evening',
  body: z.strictObject({ phone: phoneNumber, window: z.enum(CALLBACK_WINDOWS), asked }),
  reply: chatStateReply,
});
export const chatByEmailPost = endpoint({
  ...own,
  id: 'chat-by-email-post',
  method: 'POST',
  path: `${ONE}/by-email`,
  idempotent: false,
  summary: 'Have the answer sent by email too',
  body: z.strictObject({ asked }),
  reply: chatStateReply,
});
export const chatEndPost = endpoint({
  ...own,
  id: 'chat-end-post',
  method: 'POST',
  path: `${ONE}/end`,
  idempotent: false,
  summary: 'End the chat',
  body: z.strictObject({ byDesk: z.boolean().optional().describe('Of a chat at a vendor: people ended it at the vendor’s desk') }),
  reply: chatStateReply,
});
export const chatTranscriptGet = endpoint({
  ...own,
  id: 'chat-transcript-get',
  method: 'GET',
  path: `${ONE}/transcript`,
  summary: 'What was said, as a text file',
  reply: z.any().describe('The text'),
});
export const CONVERSATION_ENDPOINTS = {
  chatMessagesGet,
  chatMessagePost,
  chatFilePost,
  chatFileGet,
  chatReadPost,
  chatPersonPost,
  chatAssistantPost,
  chatCallbackPost,
  chatByEmailPost,
  chatEndPost,
  chatTranscriptGet,
};
