/** The chat of visitors and borrowers (B §2–§9, decision 0152): B's operations, and those by which the product's own chat exchanges messages. */
import { MESSAGE_MAX } from '@hearthline/rules/chat/limits.ts';
import { CHAT_PROVIDERS } from '@hearthline/rules/chat/mode.ts';
import { chatEmailField, chatNameField } from '@hearthline/rules/fields/chat.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { described, lines, text } from '../fields.ts';

const CSP = '/service-csp';
const OMNI = '/service-omni-proxy';
const BOT = '/service-chat-chatbot/external/api/v1/message';
/** The header that carries the token of a conversation, beside its id: an id that was guessed reads nothing. */
export const CHAT_TOKEN = 'x-chat-token';
/** The header that carries the nonce of a signed-in person, for what is sent without their session (B 254–255). */
export const CHAT_NONCE = 'x-chat-nonce';

const initBody = z
  .strictObject({
    friendlyName: described(chatNameField, { minLength: 1, maxLength: 128 }),
    emailAddress: described(chatEmailField, { format: 'email', maxLength: 128 }),
    agentId: z.uuid().optional().describe('Outside production: who is rung first'),
    applicationUuid: z.uuid().nullable().optional().describe('Kept only where the caller is a party of it'),
    tag: text(40).describe('The part of the site it was begun on, such as registration'),
    skill: z.enum(['CLOC_HELOC', 'FHEL', 'White Label']).describe('The server decides by the lender; kept for routing by a vendor'),
    welcomeMessage: lines(300),
    pageUrl: text(500).describe('A path; ids and queries are dropped'),
    chatMode: z.enum(['agent', 'chatbot']),
    provider: z
      .enum(CHAT_PROVIDERS)
      .optional()
      .describe('What a chat with people runs over; one that is not set up gives way to the product’s own'),
  })
  .meta({ id: 'ChatBegin' });
/** What a page opens a conversation at a chat vendor with (B 251). */
const vendorPass = z
  .object({
    providerUserId: z.string(),
    providerUserToken: z.string().describe('Valid as long as the conversation'),
    providerChannelId: z.string(),
    providerKey: z.string().describe('What the vendor’s script is told of the lender; may be empty'),
    providerAddress: z.string().nullable().describe('Where the vendor is; null: where its script knows it to be'),
  })
  .meta({ id: 'ChatVendorPass' });
const initReply = z
  .object({
    friendlyName: z.string(),
    emailAddress: z.string(),
    token: z.string().describe('256 random bits; asked for beside the id, by the header x-chat-token'),
    conversationSid: z.uuid(),
    expiration: z.iso.datetime(),
    omniProxyChannelId: z.uuid(),
    initialMessage: z.string(),
    provider: z.enum(CHAT_PROVIDERS).describe('What the conversation runs over'),
    stream: vendorPass.nullable().describe('Of a conversation at a vendor'),
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
/** Characters of a token that a lender's own page signs. */
const USER_TOKEN_MAX = 4000;
export const chatRefreshToken = endpoint({
  id: 'chat-refresh-token',
  service: 'service-csp',
  method: 'POST',
  path: `${CSP}/external/api/v1/twilio/refreshToken`,
  access: 'anyone',
  idempotent: false,
  summary: 'Renew the lifetime of a conversation: six hours with people, ten minutes with the bot',
  body: z.strictObject({
    token: text(64).min(1),
    userToken: text(USER_TOKEN_MAX)
      .min(1)
      .optional()
      .describe('Of TalkJS, as the address of the page carries it: who writes, in place of the visitor'),
  }),
  reply: z.object({
    token: z.string(),
    expiration: z.iso.datetime(),
    stream: vendorPass.nullable().describe('Of a conversation at a vendor'),
  }),
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
    questionSeq: z.number().int().describe('The number of the question in the conversation'),
    handsOver: z.boolean().describe('The bot does not know: a person is offered'),
    screen: z.string().nullable(),
    article: z.string().nullable(),
  })
  .meta({ id: 'ChatbotMessage' });
/** A reason and the words beside it. */
const FEEDBACK_MAX = 200;
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

export const chatWithBot = endpoint({
  id: 'chat-with-bot',
  service: 'service-chat-chatbot',
  method: 'POST',
  path: `${BOT}/chatWithAutobot`,
  access: 'conversation',
  idempotent: false,
  summary: 'Ask the bot: the question and its answer are stored. The same Idempotency-Key again answers what is stored',
  body: z.strictObject({
    applicationId: z.uuid().nullable().describe('The conversation knows its application; this one is not read'),
    conversationId: z.uuid(),
    message: lines(MESSAGE_MAX, `At most ${MESSAGE_MAX} characters`),
    nonce: text(64).describe('Shows who is signed in, where the request carries no session; may be empty'),
    organization: text(40),
    pageUrl: text(500),
    senderId: text(128),
    senderType,
    tag: text(40),
  }),
  reply: botMessageReply,
  errors: ['conflict', 'too_many_requests'],
});
export const chatBotFeedback = endpoint({
  id: 'chat-bot-feedback',
  service: 'service-chat-chatbot',
  method: 'POST',
  path: `${BOT}/setChatReplyUsedWithFeedback`,
  access: 'conversation',
  idempotent: false,
  status: 204,
  summary: 'Rate an answer of the bot: 1 for a thumb up, 0 with a reason for a thumb down. The last word on an answer counts',
  body: z.strictObject({
    questionId: text(100).min(1),
    conversationId: z.uuid(),
    responseToCustomer: lines(MESSAGE_MAX).describe('The words of the answer, which the server has'),
    feedbackMessage: text(FEEDBACK_MAX),
    rating: z.literal([0, 1]),
    senderEmail: text(128),
    senderType,
    nonce: text(64),
  }),
  reply: z.null(),
  errors: ['too_many_requests'],
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
    provider: z.enum(CHAT_PROVIDERS).describe('What chats with people run over, unless the address of the page or a flag says otherwise'),
    providers: z.array(z.enum(CHAT_PROVIDERS)).describe('Those that are set up'),
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
  chatWithBot,
  chatBotFeedback,
  chatAvailability,
};
