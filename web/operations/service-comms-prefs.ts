/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Versions of the credit consents */
export const helocConsentTypes: Operation<'heloc-consent-types'> = 'GET /service-application/api/v1/application/heloc/consent-types';

/** The consent prompt for text messages, for a visitor */
export const promptExternal: Operation<'prompt-external'> = 'GET /service-comms-prefs/external/api/v1/consent/prompt/{type}';

/** The consent prompt for text messages, for a borrower */
export const promptSecure: Operation<'prompt-secure'> = 'GET /service-comms-prefs/secure/api/v1/consent/prompt/{type}';

/** The caller's present answer on one ledger, or on both; newest last answer of each */
export const consentUserGet: Operation<'consent-user-get'> = 'POST /service-comms-prefs/secure/api/v1/consent/user/get';

/** Record answers; each prompt type is an append-only ledger of its own */
export const consentUser: Operation<'consent-user'> = 'POST /service-comms-prefs/secure/api/v1/consent/user';
