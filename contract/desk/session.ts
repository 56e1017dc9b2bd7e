/** Signing in at /desk: a password, then a code of an authenticator app; or a passkey, which is both steps. The session is a cookie; requests carry the header `x-hearthline-desk`. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, text } from '../fields.ts';
import { passkeyName, passkeys, webAuthn } from '../identity/sign-in-steps.ts';
import { STAFF_ROLES } from './roles.ts';

const service = 'desk';
const path = '/desk/api/v1';
const code = text(40).min(1, 'Type the code');
const password = z.string().min(1, 'Required').max(128);
/** What a one-time link holds after its `#`. */
const token = z.string().regex(/^[\w-]{43}$/);

const session = z.object({
  stage: z
    .enum(['SIGNED_OUT', 'ENROLL', 'CODE', 'SIGNED_IN'])
    .describe('ENROLL: the password was right, and an authenticator app must be added; CODE: its code is asked for'),
  member: z
    .object({
      staffUuid: z.uuid(),
      name: z.string(),
      email: z.string(),
      role: z.enum(STAFF_ROLES),
      timeZone: z.string().describe('The lender’s: what is not about one home is shown in it'),
    })
    .meta({ id: 'StaffMember' })
    .nullable()
    .describe('Who is signed in; null at every other stage'),
  endsAt: z.iso.datetime().nullable().describe('When the session ends whatever is done'),
});
export type DeskSession = z.infer<typeof session>;

export const deskSessionGet = endpoint({
  id: 'desk-session-get',
  service,
  method: 'GET',
  path: `${path}/session`,
  access: 'anyone',
  poll: true,
  summary: 'How far this browser is signed in',
  reply: session,
});
export const deskSessionPost = endpoint({
  id: 'desk-session-post',
  service,
  method: 'POST',
  path: `${path}/session`,
  access: 'anyone',
  idempotent: false,
  summary: 'The first step: email address and password. Never tells which of them was wrong',
  body: z.strictObject({ email: text(128).min(1, 'Required'), password }),
  reply: session,
  errors: ['wrong_credentials', 'password_blocked', 'too_many_requests'],
});
export const deskSessionCode = endpoint({
  id: 'desk-session-code',
  service,
  method: 'POST',
  path: `${path}/session/code`,
  access: 'anyone',
  idempotent: false,
  summary: 'The second step: a code of the authenticator app, or a recovery code. Each counts once',
  body: z.strictObject({ code }),
  reply: session,
  errors: ['unauthenticated', 'wrong_code', 'too_many_requests'],
});
export const deskSessionPasskeyOptions = endpoint({
  id: 'desk-session-passkey-options',
  service,
  method: 'POST',
  path: `${path}/session/passkey/options`,
  access: 'anyone',
  idempotent: false,
  summary: 'What a browser needs to sign in with a passkey of a member of the staff of this host',
  body: z.strictObject({}).optional(),
  reply: webAuthn,
  errors: ['too_many_requests'],
});
export const deskSessionPasskey = endpoint({
  id: 'desk-session-passkey',
  service,
  method: 'POST',
  path: `${path}/session/passkey`,
  access: 'anyone',
  idempotent: false,
  summary: 'Sign in with a passkey; it counts as both steps. A passkey of a borrower is refused',
  body: z.strictObject({ response: webAuthn }),
  reply: session,
  errors: ['passkey_refused', 'too_many_requests'],
});
export const deskSessionEnd = endpoint({
  id: 'desk-session-end',
  service,
  method: 'POST',
  path: `${path}/session/end`,
  access: 'anyone',
  idempotent: false,
  status: 204,
  summary: 'Sign out',
  reply: z.null(),
});
export const deskAuthenticatorPost = endpoint({
  id: 'desk-authenticator-post',
  service,
  method: 'POST',
  path: `${path}/authenticator`,
  access: 'anyone',
  idempotent: false,
  summary: 'Begin to add an authenticator app, after the first step',
  reply: z.object({
    uri: z.string().describe('What the QR code holds'),
    secret: z.string().describe('For an app that cannot read the code'),
  }),
  errors: ['unauthenticated', 'conflict'],
});
export const deskAuthenticatorConfirm = endpoint({
  id: 'desk-authenticator-confirm',
  service,
  method: 'POST',
  path: `${path}/authenticator/confirm`,
  access: 'anyone',
  idempotent: false,
  summary: 'The first code of a new authenticator app: signs in, and answers the recovery codes this once',
  body: z.strictObject({ code }),
  reply: z.object({ session, recoveryCodes: z.array(z.string()) }),
  errors: ['unauthenticated', 'wrong_code', 'conflict', 'too_many_requests'],
});
export const deskLinkOpen = endpoint({
  id: 'desk-link-open',
  service,
  method: 'POST',
  path: `${path}/link`,
  access: 'anyone',
  idempotent: false,
  summary: 'Whom a one-time link is for',
  body: z.strictObject({ token }),
  reply: z.object({ name: z.string(), email: emailAddress, role: z.enum(STAFF_ROLES) }),
  errors: ['invitation_ended', 'too_many_requests'],
});
export const deskLinkUse = endpoint({
  id: 'desk-link-use',
  service,
  method: 'POST',
  path: `${path}/link/use`,
  access: 'anyone',
  idempotent: false,
  summary: 'Set the password with a one-time link; an authenticator app is added next',
  body: z.strictObject({ token, password }),
  reply: session,
  errors: ['invitation_ended', 'too_many_requests'],
});

export const deskAccountGet = endpoint({
  id: 'desk-account-get',
  service,
  method: 'GET',
  path: `${path}/account`,
  access: 'staff',
  summary: 'How the caller signs in',
  reply: z.object({ recoveryCodesLeft: z.number().int(), passkeys }),
});
export const deskAccountPassword = endpoint({
  id: 'desk-account-password',
  service,
  method: 'POST',
  path: `${path}/account/password`,
  access: 'staff',
  idempotent: false,
  status: 204,
  summary: 'Change one’s own password, with the present one; every other session ends',
  body: z.strictObject({ password, newPassword: password }),
  reply: z.null(),
  errors: ['conflict', 'too_many_requests'],
});
export const deskAccountCodes = endpoint({
  id: 'desk-account-codes',
  service,
  method: 'POST',
  path: `${path}/account/recovery-codes`,
  access: 'staff',
  idempotent: false,
  summary: 'New recovery codes in place of one’s own, with password and code; answered this once',
  body: z.strictObject({ password, code }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['wrong_code', 'too_many_requests'],
});

const ofPasskey = z.strictObject({ passkeyUuid: z.uuid() });
export const deskPasskeyOptions = endpoint({
  id: 'desk-passkey-options',
  service,
  method: 'POST',
  path: `${path}/account/passkeys/options`,
  access: 'staff',
  idempotent: false,
  summary: 'What a browser needs to make a passkey, with password and code; valid for five minutes',
  body: z.strictObject({ password, code }),
  reply: webAuthn,
  errors: ['wrong_code', 'conflict', 'too_many_requests'],
});
export const deskPasskeyAdd = endpoint({
  id: 'desk-passkey-add',
  service,
  method: 'POST',
  path: `${path}/account/passkeys`,
  access: 'staff',
  idempotent: false,
  status: 201,
  summary: 'Add the passkey that the browser made',
  body: z.strictObject({ response: webAuthn, name: passkeyName }),
  reply: z.object({ name: z.string() }),
  errors: ['passkey_refused', 'conflict'],
});
export const deskPasskeyRename = endpoint({
  id: 'desk-passkey-rename',
  service,
  method: 'PUT',
  path: `${path}/account/passkeys/{passkeyUuid}`,
  access: 'staff',
  summary: 'Name one’s own passkey',
  params: ofPasskey,
  body: z.strictObject({ name: passkeyName }),
  reply: z.object({ name: z.string() }),
  errors: ['not_found'],
});
export const deskPasskeyRemove = endpoint({
  id: 'desk-passkey-remove',
  service,
  method: 'POST',
  path: `${path}/account/passkeys/{passkeyUuid}/remove`,
  access: 'staff',
  idempotent: false,
  status: 204,
  summary: 'Remove one’s own passkey, with the password',
  params: ofPasskey,
  body: z.strictObject({ password }),
  reply: z.null(),
  errors: ['not_found', 'too_many_requests'],
});

export const DESK_SESSION_ENDPOINTS = {
  deskSessionGet,
  deskSessionPost,
  deskSessionCode,
  deskSessionPasskeyOptions,
  deskSessionPasskey,
  deskSessionEnd,
  deskAuthenticatorPost,
  deskAuthenticatorConfirm,
  deskLinkOpen,
  deskLinkUse,
  deskAccountGet,
  deskAccountPassword,
  deskAccountCodes,
  deskPasskeyOptions,
  deskPasskeyAdd,
  deskPasskeyRename,
  deskPasskeyRemove,
};
