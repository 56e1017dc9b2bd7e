import { z } from 'zod';
import { ofApplication, uuid } from '../application/parts.ts';
import { endpoint } from '../endpoint.ts';
import { STAFF_ACTION_SHAPE, STAFF_ACTIONS } from './staff-actions.ts';
import { STAFF_ROLES, type StaffRole } from './roles.ts';

const DESK = '/desk/api/v1';
/** Roles that act; an auditor reads. */
export const ACTING: readonly StaffRole[] = STAFF_ROLES.filter((role) => role !== 'auditor');
/** Characters of a deed in base64: 15 MB. */
const DEED_MAX = 20 * 2 ** 20;

const person = z.object({ uuid: z.uuid(), name: z.string() });
export const staffPerson = person;

/** How a page draws a field. A name with a point is a member of an object, such as `officer.name`. */
const field = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  kind: z.enum(['text', 'lines', 'date', 'instant', 'choice', 'choices', 'file']),
  required: z.boolean(),
  maxLength: z.number().int().nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});

const proposal = z.object({
  uuid: z.uuid(),
  action: z.enum(STAFF_ACTIONS),
  title: z.string(),
  applicationUuid: z.uuid(),
  loanNumber: z.string(),
  borrower: z.string().describe('First name and initial'),
  why: z.string().describe('Why two people are needed'),
  source: z.string(),
  reason: z.string().nullable().describe('In the words of the person who proposed it'),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  by: person,
  role: z.string(),
  at: z.iso.datetime(),
  mayDecide: z.boolean(),
  isMine: z.boolean(),
});

/** A correction of identity data, decided at desk-identity-decision; its value is sealed until it is applied. */
const waitingChange = z.object({
  id: z.uuid(),
  applicationUuid: z.uuid(),
  loanNumber: z.string(),
  person: z.string().describe('Whose datum: first name and initial'),
  what: z.enum(['NAME', 'BIRTH_DATE', 'SSN', 'ADDRESS', 'PHONE', 'EMAIL']),
  reason: z.string(),
  evidence: z.string(),
  by: person,
  at: z.iso.datetime(),
  mayDecide: z.boolean(),
  isMine: z.boolean(),
});

export const deskActionsGet = endpoint({
  id: 'desk-actions-get',
  service: 'desk',
  method: 'GET',
  path: `${DESK}/applications/{uuid}/actions`,
  access: 'staff',
  summary: 'What this member of the staff may do to the application now, with the fields of each, and what waits for a second person',
  params: ofApplication,
  reply: z.object({
    version: z.number().int(),
    status: z.string(),
    actions: z.array(
      z.object({
        action: z.enum(STAFF_ACTIONS),
        title: z.string(),
        does: z.string().describe('What happens, said before it is confirmed'),
        isHarsh: z.boolean().describe('It ends the application or refuses the borrower something'),
        twoPeople: z.string().nullable().describe('Why a second person has to approve it; null where one is enough'),
        fields: z.array(field),
      }),
    ),
    proposals: z.array(proposal),
  }),
  errors: ['not_found'],
});
export const deskActionsPost = endpoint({
  id: 'desk-actions-post',
  service: 'desk',
  method: 'POST',
  path: `${DESK}/applications/{uuid}/actions`,
  access: 'staff',
  roles: ACTING,
  summary: 'Acts on an application, or proposes an action that takes two people',
  bodyLimit: DEED_MAX + 2 ** 20,
  params: ofApplication,
  body: z.strictObject({
    ...STAFF_ACTION_SHAPE,
    returned: z
      .strictObject({
        deed: z.string().min(1).max(DEED_MAX).describe('The PDF as the notary returned it, in base64'),
        notary: z.string().min(1).max(80),
        commission: z.string().min(1).max(40),
        expires: z.iso.date(),
        state: z.string().min(1).max(40),
        county: z.string().min(1).max(60),
        witnesses: z.string().max(200).optional().describe('Names, separated by commas'),
      })
      .optional()
      .describe('For record-manual-deed, required: the deed and the notary’s certificate'),
  }),
  reply: z.object({
    state: z.enum(['DONE', 'PROPOSED']),
    version: z.number().int(),
    status: z.string(),
    proposalUuid: z.uuid().nullable(),
  }),
  errors: ['not_found', 'forbidden', 'out_of_order', 'stale_version', 'conflict', 'file_refused'],
});

export const deskApprovals = endpoint({
  id: 'desk-approvals-get',
  service: 'desk',
  method: 'GET',
  path: `${DESK}/approvals`,
  access: 'staff',
  summary: 'Actions and corrections of identity data that wait for a second person, those that the caller may decide first',
  reply: z.object({ proposals: z.array(proposal), identityChanges: z.array(waitingChange) }),
});
export const deskApprovalPost = endpoint({
  id: 'desk-approval-post',
  service: 'desk',
  method: 'POST',
  path: `${DESK}/approvals/{proposalUuid}/decision`,
  access: 'staff',
  roles: ACTING,
  summary: 'A second person approves or refuses a proposal, or the first takes it back',
  params: z.strictObject({ proposalUuid: uuid }),
  body: z.strictObject({
    decision: z.enum(['APPROVE', 'REFUSE', 'WITHDRAW']),
    reason: z.string().trim().max(400).optional().describe('Required to refuse'),
  }),
  reply: z.object({ state: z.enum(['APPROVED', 'REFUSED', 'WITHDRAWN']), version: z.number().int(), status: z.string() }),
  errors: ['not_found', 'forbidden', 'conflict', 'out_of_order'],
});

export const DESK_ACTION_ENDPOINTS = [deskActionsGet, deskActionsPost, deskApprovals, deskApprovalPost] as const;
