/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Every question that the help answers, by topic; or those that the readers of one screen ask, first those that it answers itself */
export const helpList: Operation<'help-list'> = 'GET /service-chat-chatbot/external/api/v1/help';

/** The answer to one question, in English */
export const helpArticleGet: Operation<'help-article-get'> = 'GET /service-chat-chatbot/external/api/v1/help/{slug}';
