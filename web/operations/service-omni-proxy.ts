/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Begin a chat over the stream provider */
export const chatInitStream: Operation<'chat-init-stream'> = 'POST /service-omni-proxy/insecure/api/v1/stream/init-web-chat';

/** Who answers chats; not in production (B 189) */
export const chatUsers: Operation<'chat-users'> = 'POST /service-omni-proxy/secure/api/v1/stream/users';

/** How the chat is set up here, and whether someone is there to answer */
export const chatAvailability: Operation<'chat-availability'> = 'GET /service-omni-proxy/insecure/api/v1/availability';

/** The messages that follow a number, and the state: a client that names the last number it holds misses none and gets none twice */
export const chatMessagesGet: Operation<'chat-messages-get'> = 'GET /service-omni-proxy/insecure/api/v1/conversations/{conversationSid}/messages';

/** Send a message: words, files that were sent before, or both. The same key again answers the message that is stored */
export const chatMessagePost: Operation<'chat-message-post'> = 'POST /service-omni-proxy/insecure/api/v1/conversations/{conversationSid}/messages';

/** Send one file, which a message then names: JPEG, PNG, PDF, AMR, MP3, MP4 or text, at most 20 MB, as multipart/form-data. It is checked before it is stored */
export const chatFilePost: Operation<'chat-file-post'> = 'POST /service-omni-proxy/insecure/api/v1/conversations/{conversationSid}/files';

/** Download one file of the chat; never displayed inline */
export const chatFileGet: Operation<'chat-file-get'> = 'GET /service-omni-proxy/insecure/api/v1/conversations/{conversationSid}/files/{fileUuid}';

/** The person has read up to a number */
export const chatReadPost: Operation<'chat-read-post'> = 'POST /service-omni-proxy/insecure/api/v1/conversations/{conversationSid}/read';

/** Ask for a person: the conversation with the bot goes on with people, with all that was said */
export const chatPersonPost: Operation<'chat-person-post'> = 'POST /service-omni-proxy/insecure/api/v1/conversations/{conversationSid}/person';

/** Ask the bot again while no one of the staff has answered: it answers what was said; people still see the chat, unless its place is given up */
export const chatAssistantPost: Operation<'chat-assistant-post'> = 'POST /service-omni-proxy/insecure/api/v1/conversations/{conversationSid}/assistant';

/** Ask to be called, in the morning, the afternoon or the evening */
export const chatCallbackPost: Operation<'chat-callback-post'> = 'POST /service-omni-proxy/insecure/api/v1/conversations/{conversationSid}/callback';

/** Have the answer sent by email too */
export const chatByEmailPost: Operation<'chat-by-email-post'> = 'POST /service-omni-proxy/insecure/api/v1/conversations/{conversationSid}/by-email';

/** End the chat */
export const chatEndPost: Operation<'chat-end-post'> = 'POST /service-omni-proxy/insecure/api/v1/conversations/{conversationSid}/end';

/** What was said, as a text file */
export const chatTranscriptGet: Operation<'chat-transcript-get'> = 'GET /service-omni-proxy/insecure/api/v1/conversations/{conversationSid}/transcript';
