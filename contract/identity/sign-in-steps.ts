/** Beyond the password: two-step sign-in, passkeys, a new password in place of an expired one, and the fresh proof that what is hard to undo asks for. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

const OPEN = '/identity/api/v1';
const SECURE = '/identity/secure/api/v1';

const token = z.object({ jwt: z.string().describe('Without the Bearer prefix') });
const challenge = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('As the refused sign-in answered it; valid for ten minutes');
const typedCode = text(40).min(1, 'Type the code').describe('Six digits of the authenticator app, or a recovery code');
const password = z.string().min(1, 'Required').max(128);
/** What the browser's own interface takes and returns (W3C Web Authentication); the library checks it member by member. */
export const webAuthn = z.record(z.string().max(40), z.unknown());
export const passkeyName = text(60).min(1, 'Give it a name, such as "My phone"');
export const passkeys = z.array(
  z
    .object({
      uuid: z.uuid(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
      host: z.string(),
    })
    .meta({ id: 'Passkey' }),
);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).describe('Shown this once') });

export const loginCode = endpoint({
  id: 'login-code',
  service: 'identity',
  method: 'POST',
  path: `${OPEN}/login/code`,
  access: 'anyone',
  idempotent: false,
  summary: 'The second step of a sign-in that answered 403 second_step_required',
  body: z.strictObject({
    challenge,
    code: typedCode,
    remember: z.boolean().optional().describe('Not to be asked in this browser for 30 days'),
  }),
  reply: token,
  errors: ['challenge_over', 'wrong_code', 'password_expired', 'too_many_requests'],
});
export const loginNewPassword = endpoint({
  id: 'login-new-password',
  service: 'identity',
  method: 'POST',
  path: `${OPEN}/login/new-password`,
  access: 'anyone',
  idempotent: false,
  summary: 'A new password in place of one that has expired, after a sign-in that answered 403 password_expired',
  body: z.strictObject({ challenge, password }),
  reply: token,
  errors: ['challenge_over', 'too_many_requests'],
});
export const loginPasskeyOptions = endpoint({
  id: 'login-passkey-options',
  service: 'identity',
  method: 'POST',
  path: `${OPEN}/login/passkey/options`,
  access: 'anyone',
  idempotent: false,
  summary: 'What a browser needs to sign in with a passkey of this host',
  body: z.strictObject({}).optional(),
  reply: webAuthn,
  errors: ['too_many_requests'],
});
export const loginPasskey = endpoint({
  id: 'login-passkey',
  service: 'identity',
  method: 'POST',
  path: `${OPEN}/login/passkey`,
  access: 'anyone',
  idempotent: false,
  summary: 'Sign in with a passkey; it counts as both steps',
  body: z.strictObject({ response: webAuthn }),
  reply: token,
  errors: ['passkey_refused', 'too_many_requests'],
});

export const securityGet = endpoint({
  id: 'security-get',
  service: 'identity',
  method: 'GET',
  path: `${SECURE}/security`,
  access: 'signed-in',
  summary: 'How the caller signs in',
  reply: z.object({
    twoStep: z.boolean(),
    recoveryCodesLeft: z.number().int(),
    passkeys,
  }),
});
export const stepUp = endpoint({
  id: 'step-up',
  service: 'identity',
  method: 'POST',
  path: `${SECURE}/step-up`,
  access: 'signed-in',
  idempotent: false,
  status: 204,
  summary: 'Prove once more who the caller is, by password, code or passkey; it counts for five minutes',
  body: z.union([z.strictObject({ password }), z.strictObject({ code: typedCode }), z.strictObject({ response: webAuthn })]),
  reply: z.null(),
  errors: ['wrong_code', 'passkey_refused', 'too_many_requests'],
});
export const stepUpOptions = endpoint({
  id: 'step-up-options',
  service: 'identity',
  method: 'POST',
  path: `${SECURE}/step-up/options`,
  access: 'signed-in',
  idempotent: false,
  summary: 'What a browser needs to prove with a passkey who the caller is',
  body: z.strictObject({}).optional(),
  reply: webAuthn,
  errors: ['too_many_requests'],
});
export const twoStepBegin = endpoint({
  id: 'two-step-begin',
  service: 'identity',
  method: 'POST',
  path: `${SECURE}/two-step`,
  access: 'signed-in',
  idempotent: false,
  summary: 'Begin two-step sign-in: the secret of the authenticator app, as the address of a QR code and to type',
  body: z.strictObject({}).optional(),
  reply: z.object({ uri: z.string(), secret: z.string() }),
  errors: ['step_up_required', 'too_many_requests'],
});
export const twoStepConfirm = endpoint({
  id: 'two-step-confirm',
  service: 'identity',
  method: 'POST',
  path: `${SECURE}/two-step/confirm`,
  access: 'signed-in',
  idempotent: false,
  summary: 'The first code of the app switches two-step sign-in on',
  body: z.strictObject({ code: typedCode }),
  reply: recoveryCodes,
  errors: ['wrong_code', 'too_many_requests'],
});
export const twoStepCodes = endpoint({
  id: 'two-step-codes',
  service: 'identity',
  method: 'POST',
  path: `${SECURE}/two-step/recovery-codes`,
  access: 'signed-in',
  idempotent: false,
  summary: 'New recovery codes in place of the others',
  body: z.strictObject({}).optional(),
  reply: recoveryCodes,
  errors: ['step_up_required'],
});
export const twoStepOff = endpoint({
  id: 'two-step-off',
  service: 'identity',
  method: 'POST',
  path: `${SECURE}/two-step/off`,
  access: 'signed-in',
  idempotent: false,
  status: 204,
  summary: 'Switch two-step sign-in off, with password and code',
  body: z.strictObject({ password, code: typedCode }),
  reply: z.null(),
  errors: ['wrong_code', 'too_many_requests'],
});
export const passkeyOptions = endpoint({
  id: 'passkey-options',
  service: 'identity',
  method: 'POST',
  path: `${SECURE}/passkeys/options`,
  access: 'signed-in',
  idempotent: false,
  summary: 'What a browser needs to make a passkey',
  body: z.strictObject({}).optional(),
  reply: webAuthn,
  errors: ['step_up_required'],
});
export const passkeyAdd = endpoint({
  id: 'passkey-add',
  service: 'identity',
  method: 'POST',
  path: `${SECURE}/passkeys`,
  access: 'signed-in',
  idempotent: false,
  status: 201,
  summary: 'Add the passkey that the browser made',
  body: z.strictObject({ response: webAuthn, name: passkeyName }),
  reply: z.object({ name: z.string() }),
  errors: ['step_up_required', 'passkey_refused'],
});
export const passkeyRename = endpoint({
  id: 'passkey-rename',
  service: 'identity',
  method: 'PUT',
  path: `${SECURE}/passkeys/{passkeyUuid}`,
  access: 'signed-in',
  summary: 'Name a passkey',
  params: z.strictObject({ passkeyUuid: z.uuid() }),
  body: z.strictObject({ name: passkeyName }),
  reply: z.object({ name: z.string() }),
});
export const passkeyRemove = endpoint({
  id: 'passkey-remove',
  service: 'identity',
  method: 'DELETE',
  path: `${SECURE}/passkeys/{passkeyUuid}`,
  access: 'signed-in',
  idempotent: false,
  status: 204,
  summary: 'Remove a passkey',
  params: z.strictObject({ passkeyUuid: z.uuid() }),
  reply: z.null(),
  errors: ['step_up_required'],
});

export const SIGN_IN_STEPS_ENDPOINTS = {
  loginCode,
  loginNewPassword,
  loginPasskeyOptions,
  loginPasskey,
  securityGet,
  stepUp,
  stepUpOptions,
  twoStepBegin,
  twoStepConfirm,
  twoStepCodes,
  twoStepOff,
  passkeyOptions,
  passkeyAdd,
  passkeyRename,
  passkeyRemove,
};
