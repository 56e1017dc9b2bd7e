/** Who works for the lender, and their access (Settings, Staff). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress } from '../fields.ts';
import { changeReason, pageNumber, paged, personName } from './parts.ts';
import { STAFF_ROLES } from './roles.ts';

const service = 'desk';
const path = '/desk/api/v1/staff';
const role = z.enum(STAFF_ROLES, 'Choose a role');

const member = z.object({
  staffUuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(['INVITED', 'ACTIVE', 'SUSPENDED']).describe('INVITED until the person has set password and authenticator'),
  lastSignInAt: z.iso.datetime().nullable(),
  isYou: z.boolean(),
});
export type DeskMember = z.infer<typeof member>;

export const deskStaffGet = endpoint({
  id: 'desk-staff-get',
  service,
  method: 'GET',
  path,
  access: 'staff',
  roles: ['admin', 'auditor'],
  summary: 'Everybody who works for the lender, by name',
  reply: z.array(member),
});
export const deskStaffPost = endpoint({
  id: 'desk-staff-post',
  service,
  method: 'POST',
  path,
  access: 'staff',
  roles: ['admin'],
  status: 201,
  summary: 'Invite a person: emails a one-time link',
  body: z.strictObject({ name: personName, email: emailAddress, role, reason: changeReason }),
  reply: member,
  errors: ['conflict', 'too_many_requests'],
});
export const deskStaffPatch = endpoint({
  id: 'desk-staff-patch',
  service,
  method: 'PATCH',
  path: `${path}/{staffUuid}`,
  access: 'staff',
  roles: ['admin'],
  summary: "Change a colleague's access; sessions end at once. Nobody changes their own, and one administrator always remains",
  params: z.strictObject({ staffUuid: z.uuid() }),
  body: z.strictObject({
    change: z
      .enum(['ROLE', 'SUSPENDED', 'RESTORED', 'RESET'])
      .describe('RESET takes password and authenticator away and emails a new link; RESTORED ends a suspension and does the same'),
    role: role.optional().describe('For ROLE'),
    reason: changeReason,
  }),
  reply: member,
  errors: ['conflict', 'not_found', 'too_many_requests'],
});
export const deskStaffChanges = endpoint({
  id: 'desk-staff-changes',
  service,
  method: 'GET',
  path: `${path}/changes`,
  access: 'staff',
  roles: ['admin', 'auditor'],
  summary: 'Every change of access, newest first',
  query: z.strictObject({ page: pageNumber }),
  reply: paged(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      by: z.string().nullable().describe('Null: the command on the server'),
      name: z.string(),
      change: z.enum(['INVITED', 'ROLE', 'SUSPENDED', 'RESTORED', 'RESET', 'COMMAND']),
      role,
      reason: z.string(),
    }),
  ),
});

export const DESK_STAFF_ENDPOINTS = [deskStaffGet, deskStaffPost, deskStaffPatch, deskStaffChanges] as const;
