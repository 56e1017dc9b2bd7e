/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** The account an invitation sets up; used, expired and unknown invitations get 404 */
export const invitationGet: Operation<'invitation-get'> = 'GET /identity/api/v1/registration/invitation/{secret}';

/** Set the password of the invited account, once, and sign in */
export const invitationUse: Operation<'invitation-use'> = 'POST /identity/api/v1/registration/invitation/{secret}';
