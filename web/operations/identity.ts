/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Create an account; 401 account_exists when the email has one */
export const identityRegister: Operation<'identity-register'> = 'POST /identity/api/v1/registration/register';

/** Sign in. Never tells whether the address or the password was wrong */
export const identityLogin: Operation<'identity-login'> = 'POST /identity/api/v1/login';

/** Email a password-reset link, valid once and for one hour. The response is the same with and without an account */
export const identityPasswordForgotten: Operation<'identity-password-forgotten'> = 'POST /identity/api/v1/password/forgotten';

/** Set a new password with the emailed token; every session ends, and a new one begins */
export const identityPasswordReset: Operation<'identity-password-reset'> = 'POST /identity/api/v1/password/reset';

/** What the change is that an emailed link can stop; changes nothing */
export const identityChangeView: Operation<'identity-change-view'> = 'POST /identity/api/v1/identity-change/view';

/** The owner stops a change of their identity data with the emailed link, without signing in; once it was applied, the reply says so */
export const identityChangeStop: Operation<'identity-change-stop'> = 'POST /identity/api/v1/identity-change/stop';

/** Revoke this session */
export const identityLogout: Operation<'identity-logout'> = 'POST /identity/secure/api/v1/logout';

/** The caller */
export const identityGet: Operation<'identity-get'> = 'GET /identity/secure/api/v1_1/identity';

/** The caller, for older clients */
export const identityGetLegacy: Operation<'identity-get-legacy'> = 'GET /identity/secure/api/v1/identity';

/** Add a phone number as an alias of this identity */
export const identityAlias: Operation<'identity-alias'> = 'PUT /identity/secure/api/v1/identity/alias';

/** The caller’s active sessions, newest first */
export const identitySessions: Operation<'identity-sessions'> = 'GET /identity/secure/api/v1/sessions';

/** End one of the caller's sessions; one that has ended stays ended */
export const identitySessionEnd: Operation<'identity-session-end'> = 'DELETE /identity/secure/api/v1/sessions/{sessionUuid}';

/** Change the password; every other session of the caller ends */
export const identityPassword: Operation<'identity-password'> = 'PUT /identity/secure/api/v1/password';

/** Mail a six-digit code that proves the email address of the caller, or a new address. A code that is valid is not mailed again unless `again` is true. An address with another account gets an email that says so, and the same answer */
export const emailCode: Operation<'email-code'> = 'POST /identity/secure/api/v1/email/code';

/** Prove the address with the mailed code; five wrong ones end it */
export const emailConfirm: Operation<'email-confirm'> = 'POST /identity/secure/api/v1/email/confirm';

/** The second step of a sign-in that answered 403 second_step_required */
export const loginCode: Operation<'login-code'> = 'POST /identity/api/v1/login/code';

/** A new password in place of one that has expired, after a sign-in that answered 403 password_expired */
export const loginNewPassword: Operation<'login-new-password'> = 'POST /identity/api/v1/login/new-password';

/** What a browser needs to sign in with a passkey of this host */
export const loginPasskeyOptions: Operation<'login-passkey-options'> = 'POST /identity/api/v1/login/passkey/options';

/** Sign in with a passkey; it counts as both steps */
export const loginPasskey: Operation<'login-passkey'> = 'POST /identity/api/v1/login/passkey';

/** How the caller signs in */
export const securityGet: Operation<'security-get'> = 'GET /identity/secure/api/v1/security';

/** Prove once more who the caller is, by password, code or passkey; it counts for five minutes */
export const stepUp: Operation<'step-up'> = 'POST /identity/secure/api/v1/step-up';

/** What a browser needs to prove with a passkey who the caller is */
export const stepUpOptions: Operation<'step-up-options'> = 'POST /identity/secure/api/v1/step-up/options';

/** Begin two-step sign-in: the secret of the authenticator app, as the address of a QR code and to type */
export const twoStepBegin: Operation<'two-step-begin'> = 'POST /identity/secure/api/v1/two-step';

/** The first code of the app switches two-step sign-in on */
export const twoStepConfirm: Operation<'two-step-confirm'> = 'POST /identity/secure/api/v1/two-step/confirm';

/** New recovery codes in place of the others */
export const twoStepCodes: Operation<'two-step-codes'> = 'POST /identity/secure/api/v1/two-step/recovery-codes';

/** Switch two-step sign-in off, with password and code */
export const twoStepOff: Operation<'two-step-off'> = 'POST /identity/secure/api/v1/two-step/off';

/** What a browser needs to make a passkey */
export const passkeyOptions: Operation<'passkey-options'> = 'POST /identity/secure/api/v1/passkeys/options';

/** Add the passkey that the browser made */
export const passkeyAdd: Operation<'passkey-add'> = 'POST /identity/secure/api/v1/passkeys';

/** Name a passkey */
export const passkeyRename: Operation<'passkey-rename'> = 'PUT /identity/secure/api/v1/passkeys/{passkeyUuid}';

/** Remove a passkey */
export const passkeyRemove: Operation<'passkey-remove'> = 'DELETE /identity/secure/api/v1/passkeys/{passkeyUuid}';
