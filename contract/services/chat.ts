/** The chat of visitors and borrowers (B §2–§9, decision 0152): B's operations, and those by which the product's own chat exchanges messages. */
import { FILES_MAX, MESSAGE_MAX } from '@hearthline/rules/chat/limits.ts';
import { BOT_REASONS, chatEmailField, chatNameField } from '@hearthline/rules/fields/chat.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { described, lines, phoneNumber, text } from '../fields.ts';
import { uploadedFile } from '../uploads.ts';

const CSP = '/service-csp';
const OMNI = '/service-omni-proxy';
const BOT = '/service-chat-chatbot/external/api/v1/message';
/** The header that carries the token of a conversation, beside its id: an id that was guessed reads nothing. */
export const CHAT_TOKEN = 'x-chat-token';
/** The header that carries the nonce of a signed-in person, for what is sent without their session (B 254–255). */
export const CHAT_NONCE = 'x-chat-nonce';

export const CHAT_AUTHORS = ['VISITOR', 'AGENT', 'BOT', 'PRODUCT'] as const;
/** WAITING: for a person; OPEN: a person or the bot answers; ENDED: read-only. */
export const CHAT_STATES = ['WAITING', 'OPEN', 'ENDED'] as const;
export const CHAT_ENDINGS = ['VISITOR', 'AGENT', 'EXPIRED', 'SIGNED_OUT', 'IDLE'] as const;
/** When a call back is wanted, on the lender's next days of work. */
export const CALLBACK_WINDOWS = ['MORNING', 'AFTERNOON', 'EVENING'] as const;

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
      .object({ questionId: z.string(), article: z.string().nullable(), screen: z.string().nullable() })
      .nullable()
      .describe('Of an answer of the bot: what it came from, and the screen that does it'),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ChatMessage' });
export const chatStateReply = z
  .object({
    conversationSid: z.uuid(),
    chatMode: z.enum(['agent', 'chatbot']),
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

const initBody = z.strictObject({
  friendlyName: described(chatNameField, { minLength: 1, maxLength: 128 }),
  emailAddress: described(chatEmailField, { format: 'email', maxLength: 128 }),
  agentId: z.uuid().optional().describe('Outside production: who is rung first'),
  applicationUuid: z.uuid().nullable().optional().describe('Kept only where the caller is a party of it'),
  tag: text(40).describe('The part of the site it was begun on, such as registration'),
  skill: z.enum(['CLOC_HELOC', 'FHEL', 'White Label']).describe('The server decides by the lender; kept for routing by a vendor'),
  welcomeMessage: lines(300),
  pageUrl: text(500).describe('A path; ids and queries are dropped'),
  chatMode: z.enum(['agent', 'chatbot']),
});
const initReply = z
  .object({
    friendlyName: z.string(),
    emailAddress: z.string(),
    token: z.string().describe('256 random bits; asked for beside the id, by the header x-chat-token'),
    conversationSid: z.uuid(),
    expiration: z.iso.datetime(),
    omniProxyChannelId: z.uuid(),
    initialMessage: z.string(),
    stream: z.object({ providerUserId: z.string(), providerUserToken: z.string(), providerChannelId: z.string() }).nullable(),
  })
  .meta({ id: 'ChatSession' });
export type ChatSession = z.output<typeof initReply>;

const init = { method: 'POST', access: 'anyone', status: 200, body: initBody, reply: initReply, errors: ['too_many_requests'] } as const;
export const chatInit = endpoint({
  ...init,
  id: 'chat-init',
  service: 'service-csp',
  path: `${CSP}/external/api/v1/twilio/initWebChat`,
  summary: 'Begin a chat',
});
export const chatInitStream = endpoint({
  ...init,
  id: 'chat-init-stream',
  service: 'service-omni-proxy',
  path: `${OMNI}/insecure/api/v1/stream/init-web-chat`,
  summary: 'Begin a chat over the stream provider',
});
export const chatRefreshToken = endpoint({
  id: 'chat-refresh-token',
  service: 'service-csp',
  method: 'POST',
  path: `${CSP}/external/api/v1/twilio/refreshToken`,
  access: 'anyone',
  idempotent: false,
  summary: 'Renew the lifetime of a conversation: six hours with people, ten minutes with the bot',
  body: z.strictObject({ token: text(64).min(1) }),
  reply: z.object({ token: z.string(), expiration: z.iso.datetime() }),
  errors: ['not_found', 'conflict'],
});
export const webChatInfo = endpoint({
  id: 'web-chat-info',
  service: 'service-csp',
  method: 'POST',
  path: `${CSP}/external/api/v1/twilio/web-chat-info`,
  access: 'conversation',
  idempotent: false,
  summary: 'The interaction id of a conversation, which the survey names',
  body: z.strictObject({ omniProxyChannelId: z.uuid() }),
  reply: z.object({ contactId: z.uuid() }),
});

const nonce = z.object({ nonce: z.string() });
export const chatAuthenticate = endpoint({
  id: 'chat-authenticate',
  service: 'service-csp',
  method: 'POST',
  path: `${CSP}/customer/secure/api/v1/webchat/authenticate`,
  access: 'signed-in',
  idempotent: false,
  beforeEmailProof: true,
  summary: 'A nonce that shows the chat who is signed in; valid for two minutes',
  body: z.strictObject({}),
  reply: nonce,
});
export const chatRefreshNonce = endpoint({
  id: 'chat-refresh-nonce',
  service: 'service-csp',
  method: 'PUT',
  path: `${CSP}/customer/secure/api/v1/webchat/refresh`,
  access: 'signed-in',
  idempotent: false,
  poll: true,
  beforeEmailProof: true,
  summary: 'Another nonce in place of the one that is named',
  query: z.strictObject({ nonce: text(64).min(1) }),
  body: z.strictObject({}),
  reply: nonce,
  errors: ['not_found'],
});

export const AGENT_ROLES = ['ADMIN', 'CSA', 'MANAGER', 'SPECIALIST'] as const;
export const chatUsers = endpoint({
  id: 'chat-users',
  service: 'service-omni-proxy',
  method: 'POST',
  path: `${OMNI}/secure/api/v1/stream/users`,
  access: 'signed-in',
  idempotent: false,
  summary: 'Who answers chats; not in production (B 189)',
  body: z.strictObject({ filter: z.strictObject({ roles: z.array(z.enum(AGENT_ROLES)).min(1) }) }),
  reply: z.object({ users: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(AGENT_ROLES) })) }),
  errors: ['not_found'],
});

export const botMessageReply = z
  .object({
    questionId: z.string(),
    questionStr: z.string(),
    responseStr: z.string(),
    createdDt: z.iso.datetime(),
    conversationId: z.uuid(),
    seq: z.number().int().describe('The number of the answer in the conversation'),
    handsOver: z.boolean().describe('The bot does not know: a person is offered'),
    screen: z.string().nullable(),
    article: z.string().nullable(),
  })
  .meta({ id: 'ChatbotMessage' });
const senderType = z.literal('APPLICANT');
export const chatHistory = endpoint({
  id: 'chat-history',
  service: 'service-chat-chatbot',
  method: 'GET',
  path: `${BOT}/getChatHistory/{conversationId}`,
  access: 'conversation',
  summary: 'The last 20 questions of a chat with the bot and their answers, oldest first',
  params: z.strictObject({ conversationId: z.uuid() }),
  reply: z.array(botMessageReply),
});

/** A conversation of the product's own chat. */
const ONE = `${OMNI}/insecure/api/v1/conversations/{conversationSid}`;
const ofConversation = z.strictObject({ conversationSid: z.uuid() });
const own = { service: 'service-omni-proxy', access: 'conversation', params: ofConversation } as const;

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
  body: z.strictObject({ seq: z.number().int().min(0) }),
  reply: z.null(),
});
export const chatPersonPost = endpoint({
  ...own,
  id: 'chat-person-post',
  method: 'POST',
  path: `${ONE}/person`,
  idempotent: false,
  summary: 'Ask for a person: the conversation with the bot goes on with people, with all that was said',
  body: z.strictObject({}),
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
  body: z.strictObject({ phone: phoneNumber, window: z.enum(CALLBACK_WINDOWS) }),
  reply: chatStateReply,
});
export const chatByEmailPost = endpoint({
  ...own,
  id: 'chat-by-email-post',
  method: 'POST',
  path: `${ONE}/by-email`,
  idempotent: false,
  summary: 'Have the answer sent by email too',
  body: z.strictObject({}),
  reply: chatStateReply,
});
export const chatEndPost = endpoint({
  ...own,
  id: 'chat-end-post',
  method: 'POST',
  path: `${ONE}/end`,
  idempotent: false,
  summary: 'End the chat',
  body: z.strictObject({}),
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
export const chatAvailability = endpoint({
  id: 'chat-availability',
  service: 'service-omni-proxy',
  method: 'GET',
  path: `${OMNI}/insecure/api/v1/availability`,
  access: 'anyone',
  poll: true,
  summary: 'How the chat is set up here, and whether someone is there to answer',
  reply: z.object({
    provider: z.enum(['embedded', 'twilio', 'nice', 'stream', 'talkjs']),
    isOpen: z.boolean(),
    isStaffed: z.boolean().describe('At least one person is at the desk and takes chats'),
    waitMinutes: z.number().int().nullable().describe('Expected wait; null while it cannot be told'),
    knowsCaller: z.boolean().describe('A signed-in borrower is known to the chat, so the form is skipped'),
    linkDomains: z.array(z.string()).describe('Hosts whose addresses are shown as links'),
    surveyUrl: z.string().nullable(),
    skill: z.string(),
  }),
});

export const CHAT_ENDPOINTS = {
  chatInit,
  chatInitStream,
  chatRefreshToken,
  webChatInfo,
  chatAuthenticate,
  chatRefreshNonce,
  chatUsers,
  chatHistory,
  chatMessagesGet,
  chatMessagePost,
  chatFilePost,
  chatFileGet,
  chatReadPost,
  chatPersonPost,
  chatCallbackPost,
  chatByEmailPost,
  chatEndPost,
  chatTranscriptGet,
  chatAvailability,
};
