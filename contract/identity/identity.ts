import { IDENTITY_DATA } from '@hearthline/journey/facts/any-time.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, phoneNumber, text } from '../fields.ts';

const SECURE = '/identity/secure/api';

const alias = z.object({
  type: z.string(),
  value: z.string(),
  verified: z.boolean().describe('The person has proved that it is theirs'),
});

export const identityReply = z.object({
  uuid: z.uuid(),
  type: z.string().describe('PRIMARY, or CO_DEEDER for an additional signer'),
  name: z.object({ firstName: z.string(), middleName: z.string(), lastName: z.string(), suffix: z.string() }).meta({ id: 'PersonName' }),
  email: z.string(),
  emailVerified: z.boolean().describe('Proved by a mailed code or link, or by an identity provider'),
  phoneNumbers: z.array(z.object({ type: z.string(), number: z.string().describe('ten digits') })),
  organizationCode: z.string(),
  profileType: z.string(),
  updatedAt: z.iso.datetime(),
  isManageable: z.boolean(),
  isBroker: z.boolean(),
  activeLegacyCustomerOrgs: z.array(z.string()),
  aliases: z.array(alias),
  passwordExpired: z.boolean(),
  twoFactorEnabled: z.boolean(),
  totpVerified: z.boolean(),
  wallet: z.object({ accountAddress: z.string().nullable(), groupPolicyAddress: z.string().nullable() }),
});
identityReply.register(z.globalRegistry, { id: 'Identity' });
export type IdentityReply = z.infer<typeof identityReply>;

const token = z.object({
  jwt: z.string().describe('Without the Bearer prefix; later responses renew it in their `authorization` header'),
});

export const identityRegister = endpoint({
  id: 'identity-register',
  service: 'identity',
  method: 'POST',
  path: '/identity/api/v1/registration/register',
  access: 'anyone',
  idempotent: false,
  summary: 'Create an account; 401 account_exists when the email has one',
  query: z.strictObject({ organization: text(41).optional().describe("Empty means the host's organization") }),
  body: z.strictObject({ email: emailAddress, password: z.string().min(1, 'Required').max(128), phoneNumber }),
  reply: token,
  errors: ['account_exists', 'too_many_requests', 'unknown_organization'],
});
export const identityLogin = endpoint({
  id: 'identity-login',
  service: 'identity',
  method: 'POST',
  path: '/identity/api/v1/login',
  access: 'anyone',
  idempotent: false,
  summary: 'Sign in. Never tells whether the address or the password was wrong',
  body: z.strictObject({ email: z.string().trim().min(1, 'Required').max(128), password: z.string().min(1, 'Required').max(128) }),
  reply: token,
  errors: [
    'wrong_credentials',
    'password_blocked',
    'second_step_required',
    'password_expired',
    'password_link_required',
    'too_many_requests',
  ],
});
export const identityPasswordForgotten = endpoint({
  id: 'identity-password-forgotten',
  service: 'identity',
  method: 'POST',
  path: '/identity/api/v1/password/forgotten',
  access: 'anyone',
  idempotent: false,
  status: 204,
  summary: 'Email a password-reset link, valid once and for one hour. The response is the same with and without an account',
  body: z.strictObject({ email: emailAddress }),
  reply: z.null(),
  errors: ['too_many_requests'],
});
export const identityPasswordReset = endpoint({
  id: 'identity-password-reset',
  service: 'identity',
  method: 'POST',
  path: '/identity/api/v1/password/reset',
  access: 'anyone',
  idempotent: false,
  summary: 'Set a new password with the emailed token; every session ends, and a new one begins',
  body: z.strictObject({ token: z.string().min(1).max(200), password: z.string().min(1, 'Required').max(128) }),
  reply: token,
  errors: ['reset_over', 'second_step_required', 'too_many_requests'],
});
const stopLink = z.strictObject({ token: z.string().min(1).max(200) });
const stoppable = z.object({
  state: z
    .enum(['WAITING', 'APPLIED', 'STOPPED', 'REFUSED'])
    .describe('It can be stopped; it is in force; it was stopped with the link; it is not made for another reason'),
  what: z.enum(IDENTITY_DATA),
  when: z.string().describe('When it takes or took effect, in words, where the home is'),
});
export const identityChangeView = endpoint({
  id: 'identity-change-view',
  service: 'identity',
  method: 'POST',
  path: '/identity/api/v1/identity-change/view',
  access: 'anyone',
  idempotent: false,
  summary: 'What the change is that an emailed link can stop; changes nothing',
  body: stopLink,
  reply: stoppable,
  errors: ['link_over', 'too_many_requests'],
});
export const identityChangeStop = endpoint({
  id: 'identity-change-stop',
  service: 'identity',
  method: 'POST',
  path: '/identity/api/v1/identity-change/stop',
  access: 'anyone',
  idempotent: false,
  summary:
    'The owner stops a change of their identity data with the emailed link, without signing in; once it was applied, the reply says so',
  body: stopLink,
  reply: stoppable,
  errors: ['link_over', 'too_many_requests'],
});
export const identityLogout = endpoint({
  id: 'identity-logout',
  service: 'identity',
  method: 'POST',
  path: `${SECURE}/v1/logout`,
  access: 'signed-in',
  idempotent: false,
  status: 204,
  summary: 'Revoke this session',
  body: z.strictObject({ everywhere: z.boolean().optional().describe('Every session of this identity') }).optional(),
  reply: z.null(),
});
export const identityGet = endpoint({
  id: 'identity-get',
  service: 'identity',
  method: 'GET',
  path: `${SECURE}/v1_1/identity`,
  access: 'signed-in',
  summary: 'The caller',
  reply: identityReply,
});
export const identityGetLegacy = endpoint({
  id: 'identity-get-legacy',
  service: 'identity',
  method: 'GET',
  path: `${SECURE}/v1/identity`,
  access: 'signed-in',
  summary: 'The caller, for older clients',
  reply: identityReply,
});
export const identityAlias = endpoint({
  id: 'identity-alias',
  service: 'identity',
  method: 'PUT',
  path: `${SECURE}/v1/identity/alias`,
  access: 'signed-in',
  summary: 'Add a phone number as an alias of this identity',
  body: z.strictObject({ type: z.literal('Phone'), value: phoneNumber }),
  reply: z.object({ aliases: z.array(alias) }),
  errors: ['too_many_requests'],
});

export const identitySessions = endpoint({
  id: 'identity-sessions',
  service: 'identity',
  method: 'GET',
  path: `${SECURE}/v1/sessions`,
  access: 'signed-in',
  summary: 'The caller’s active sessions, newest first',
  reply: z.array(
    z.object({
      uuid: z.uuid(),
      openedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      userAgent: z.string(),
      ip: z.string(),
      isThis: z.boolean().describe('The session of this request'),
    }),
  ),
});
export const identitySessionEnd = endpoint({
  id: 'identity-session-end',
  service: 'identity',
  method: 'DELETE',
  path: `${SECURE}/v1/sessions/{sessionUuid}`,
  access: 'signed-in',
  idempotent: false,
  status: 204,
  summary: "End one of the caller's sessions; one that has ended stays ended",
  params: z.strictObject({ sessionUuid: z.uuid() }),
  reply: z.null(),
});
export const identityPassword = endpoint({
  id: 'identity-password',
  service: 'identity',
  method: 'PUT',
  path: `${SECURE}/v1/password`,
  access: 'signed-in',
  idempotent: false,
  status: 204,
  summary: 'Change the password; every other session of the caller ends',
  body: z.strictObject({ currentPassword: z.string().min(1, 'Required').max(128), newPassword: z.string().min(1, 'Required').max(128) }),
  reply: z.null(),
  errors: ['step_up_required', 'too_many_requests'],
});

export const IDENTITY_ENDPOINTS = {
  identityRegister,
  identityLogin,
  identityPasswordForgotten,
  identityPasswordReset,
  identityChangeView,
  identityChangeStop,
  identityLogout,
  identityGet,
  identityGetLegacy,
  identityAlias,
  identitySessions,
  identitySessionEnd,
  identityPassword,
};
