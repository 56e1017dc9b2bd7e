/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** The last 20 questions of a chat with the bot and their answers, oldest first */
export const chatHistory: Operation<'chat-history'> = 'GET /service-chat-chatbot/external/api/v1/message/getChatHistory/{conversationId}';
