/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Start a draft of the registration; sets the HttpOnly cookie that gives access to it */
export const draftCreate: Operation<'draft-create'> = 'POST /service-application/external/api/v1/heloc/drafts';

/** The draft; 403 draft_locked without a cookie that gives access to it */
export const draftGet: Operation<'draft-get'> = 'GET /service-application/external/api/v1/heloc/drafts/{id}';

/** Save; named members replace the stored ones. `version` is the one last read: an older one answers 409 draft_conflict with the newer draft as `draft` */
export const draftPatch: Operation<'draft-patch'> = 'PATCH /service-application/external/api/v1/heloc/drafts/{id}';

/** Mail a six-digit code to the address in the draft, so that another browser may open it. A code that is valid is not mailed again unless `again` is true */
export const draftCode: Operation<'draft-code'> = 'POST /service-application/external/api/v1/heloc/drafts/{id}/code';

/** Open the draft in this browser with the mailed code; sets the cookie that gives access to it. Five wrong codes end it */
export const draftOpen: Operation<'draft-open'> = 'POST /service-application/external/api/v1/heloc/drafts/{id}/open';
