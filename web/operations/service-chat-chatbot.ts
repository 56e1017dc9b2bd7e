/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Every question that the help answers, by topic; or those that the readers of one screen ask, first those that it answers itself */
export const helpList: Operation<'help-list'> = 'GET /service-chat-chatbot/external/api/v1/help';

/** The answer to one question, in English */
export const helpArticleGet: Operation<'help-article-get'> = 'GET /service-chat-chatbot/external/api/v1/help/{slug}';

/** The last 20 questions of a chat with the bot and their answers, oldest first */
export const chatHistory: Operation<'chat-history'> = 'GET /service-chat-chatbot/external/api/v1/message/getChatHistory/{conversationId}';

/** Ask the bot: the question and its answer are stored. The same Idempotency-Key again answers what is stored */
export const chatWithBot: Operation<'chat-with-bot'> = 'POST /service-chat-chatbot/external/api/v1/message/chatWithAutobot';

/** Rate an answer of the bot: 1 for a thumb up, 0 with a reason for a thumb down. The last word on an answer counts */
export const chatBotFeedback: Operation<'chat-bot-feedback'> = 'POST /service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback';
