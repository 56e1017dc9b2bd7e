/** Who works for the lender, and their access (Settings, Staff). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, lines } from '../fields.ts';
import { authority } from './authority.ts';
import { changeReason, pageNumber, paged, personName } from './parts.ts';
import { ACCESS_ROLES, STAFF_ROLES } from './roles.ts';

const service = 'desk';
const path = '/desk/api/v1/staff';
const READERS = [...ACCESS_ROLES, 'auditor'] as const;
const role = z.enum(STAFF_ROLES, 'Choose a role');

const limits = z.array(authority.keyof()).describe('Those parts of an authority that the role uses');
const member = z.object({
  staffUuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(['INVITED', 'ACTIVE', 'SUSPENDED']).describe('INVITED until the person has set password and authenticator'),
  lastSignInAt: z.iso.datetime().nullable(),
  authority: authority.nullable().describe('What they decide alone; null for a role that decides nothing with a limit'),
  limits,
  isUsual: z.boolean().describe('Nobody has set it: it is what their role usually may'),
  isYou: z.boolean(),
});
member.register(z.globalRegistry, { id: 'StaffAccount' });
export type DeskMember = z.infer<typeof member>;

export const deskStaffGet = endpoint({
  id: 'desk-staff-get',
  service,
  method: 'GET',
  path,
  access: 'staff',
  roles: READERS,
  summary: 'Everybody who works for the lender, by name',
  reply: z.array(member),
});
/** What one person proposes and another decides. Suspending is not among them: it is the safe side, and immediate. */
export const ACCESS_CHANGES = ['INVITED', 'ROLE', 'RESTORED', 'RESET', 'AUTHORITY'] as const;
export type AccessChange = (typeof ACCESS_CHANGES)[number];
const person = z.object({ uuid: z.uuid(), name: z.string() });

export const accessProposal = z.object({
  uuid: z.uuid(),
  change: z
    .enum(ACCESS_CHANGES)
    .describe(
      'INVITED, and emailed a one-time link; another ROLE; RESTORED from a suspension, or RESET: both email a new link; another AUTHORITY',
    ),
  name: z.string().describe('Whose access'),
  email: z.string(),
  role: role.describe('After the change'),
  roleNow: role.nullable().describe('Null for a person who is invited'),
  authority: authority.nullable().describe('Of a change of authority: after it'),
  limits,
  authorityNow: authority.nullable().describe('Of a change of authority that waits: as it is'),
  reason: z.string(),
  state: z.enum(['OPEN', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED']),
  by: person,
  at: z.iso.datetime(),
  expiresAt: z.iso.datetime().describe('Until then it waits'),
  second: person.nullable().describe('Who approved or refused it'),
  endedAt: z.iso.datetime().nullable(),
  refusal: z.string().nullable().describe('Why the second person refused it'),
  isMine: z.boolean(),
  mayDecide: z.boolean(),
  whyNot: z.string().nullable().describe('Of one that is open: why the caller may not decide it'),
});
accessProposal.register(z.globalRegistry, { id: 'AccessProposal' });

export const deskStaffProposals = endpoint({
  id: 'desk-staff-proposals',
  service,
  method: 'GET',
  path: `${path}/proposals`,
  access: 'staff',
  roles: READERS,
  summary: 'Changes of access that wait for a second person, and those that ended in the last 30 days',
  reply: z.object({
    proposals: z.array(accessProposal),
    domains: z.array(z.string()).describe('Domains of email addresses at which people are invited'),
  }),
});
export const deskStaffPropose = endpoint({
  id: 'desk-staff-propose',
  service,
  method: 'POST',
  path: `${path}/proposals`,
  access: 'staff',
  roles: ['admin'],
  status: 201,
  summary:
    'Propose a change of access: nothing changes until another administrator or a member of compliance approves it. The others are emailed',
  body: z.discriminatedUnion('change', [
    z.strictObject({ change: z.literal('INVITED'), name: personName, email: emailAddress, role, reason: changeReason }),
    z.strictObject({ change: z.literal('ROLE'), staffUuid: z.uuid(), role, reason: changeReason }),
    z.strictObject({ change: z.enum(['RESTORED', 'RESET']), staffUuid: z.uuid(), reason: changeReason }),
    z.strictObject({ change: z.literal('AUTHORITY'), staffUuid: z.uuid(), authority, reason: changeReason }),
  ]),
  reply: accessProposal,
  errors: ['conflict', 'not_found', 'too_many_requests'],
});
export const deskStaffDecision = endpoint({
  id: 'desk-staff-decision',
  service,
  method: 'POST',
  path: `${path}/proposals/{proposalUuid}/decision`,
  access: 'staff',
  roles: ACCESS_ROLES,
  summary: 'A second person approves or refuses a change of access, or the first takes it back. The others are emailed',
  params: z.strictObject({ proposalUuid: z.uuid() }),
  body: z.strictObject({
    decision: z.enum(['APPROVE', 'REFUSE', 'WITHDRAW']),
    reason: lines(300, 'At most 300 characters').optional().describe('Required to refuse'),
  }),
  reply: accessProposal,
  errors: ['not_found', 'forbidden', 'conflict'],
});
export const deskStaffSuspend = endpoint({
  id: 'desk-staff-suspend',
  service,
  method: 'POST',
  path: `${path}/{staffUuid}/suspension`,
  access: 'staff',
  roles: ['admin'],
  summary:
    'Suspend a colleague at once: their sessions end. Nobody suspends themselves, and one administrator always remains. The others are emailed',
  params: z.strictObject({ staffUuid: z.uuid() }),
  body: z.strictObject({ reason: changeReason }),
  reply: member,
  errors: ['conflict', 'not_found'],
});
export const deskStaffChanges = endpoint({
  id: 'desk-staff-changes',
  service,
  method: 'GET',
  path: `${path}/changes`,
  access: 'staff',
  roles: READERS,
  summary: 'Every change of access, newest first',
  query: z.strictObject({ page: pageNumber }),
  reply: paged(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      by: z.string().nullable().describe('Null: the command on the server'),
      second: z.string().nullable().describe('Who approved it; null where one person is enough'),
      name: z.string(),
      change: z.enum([...ACCESS_CHANGES, 'SUSPENDED', 'COMMAND']),
      role,
      authority: authority.nullable().describe('Of a change of authority: after it'),
      limits,
      reason: z.string(),
    }),
  ),
});

export const DESK_STAFF_ENDPOINTS = {
  deskStaffGet,
  deskStaffProposals,
  deskStaffPropose,
  deskStaffDecision,
  deskStaffSuspend,
  deskStaffChanges,
};
