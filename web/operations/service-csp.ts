/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Begin a chat */
export const chatInit: Operation<'chat-init'> = 'POST /service-csp/external/api/v1/twilio/initWebChat';

/** Renew the lifetime of a conversation: six hours with people, ten minutes with the bot */
export const chatRefreshToken: Operation<'chat-refresh-token'> = 'POST /service-csp/external/api/v1/twilio/refreshToken';

/** The interaction id of a conversation, which the survey names */
export const webChatInfo: Operation<'web-chat-info'> = 'POST /service-csp/external/api/v1/twilio/web-chat-info';

/** A nonce that shows the chat who is signed in; valid for two minutes */
export const chatAuthenticate: Operation<'chat-authenticate'> = 'POST /service-csp/customer/secure/api/v1/webchat/authenticate';

/** Another nonce in place of the one that is named */
export const chatRefreshNonce: Operation<'chat-refresh-nonce'> = 'PUT /service-csp/customer/secure/api/v1/webchat/refresh';
