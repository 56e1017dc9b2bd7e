/** Taking over an account and an application that a loan officer started (lending §1.1). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const service = 'account-setup';
const path = '/identity/api/v1/registration/invitation/{secret}';
const ofInvitation = z.strictObject({ secret: z.string().regex(/^[\w-]{43}$/) });

export const invitationGet = endpoint({
  id: 'invitation-get',
  service,
  method: 'GET',
  path,
  access: 'anyone',
  summary: 'The account an invitation sets up; used, expired and unknown invitations get 404',
  params: ofInvitation,
  reply: z.object({
    email: z.string(),
    firstName: z.string(),
    officer: z.object({ originatorName: z.string(), phoneNumber: z.string(), email: z.string(), nmls: z.string() }).nullable(),
  }),
  errors: ['not_found', 'too_many_requests'],
});
export const invitationUse = endpoint({
  id: 'invitation-use',
  service,
  method: 'POST',
  path,
  access: 'anyone',
  idempotent: false,
  summary: 'Set the password of the invited account, once, and sign in',
  params: ofInvitation,
  body: z.strictObject({ password: z.string().min(1, 'Required').max(128) }),
  reply: z.object({ jwt: z.string(), applicationUuid: z.uuid() }),
  errors: ['not_found', 'too_many_requests'],
});

export const ACCOUNT_SETUP_ENDPOINTS = { invitationGet, invitationUse };
