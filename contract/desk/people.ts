/** Borrowers and co-owners as staff find them, and the log of who looked at whose data. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { pageNumber, paged, viewNote, viewReason } from './parts.ts';
import { REVEALING_ROLES, STAFF_ROLES } from './roles.ts';

const service = 'desk';
const path = '/desk/api/v1';

/** What people are found by. */
export const SEARCHES = ['NAME', 'EMAIL', 'PHONE', 'SSN_LAST4', 'APPLICATION'] as const;
/** What is shown of a person only when it is asked for, each time with a line in the log. */
export const PERSON_FIELDS = ['EMAIL', 'PHONE', 'BIRTH_DATE', 'ADDRESS', 'SSN_LAST4'] as const;

const why = { reason: viewReason, note: viewNote };
const application = z.object({
  applicationUuid: z.uuid(),
  loanNumber: z.string(),
  status: z.string(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
application.register(z.globalRegistry, { id: 'PersonApplication' });
const found = z.object({
  subjectUuid: z.uuid(),
  kind: z.enum(['BORROWER', 'CO_OWNER']),
  name: z.string().describe('First name and the first letter of the last'),
  email: z.string().describe('Masked'),
  phone: z.string().nullable().describe('Masked'),
  applications: z.array(application),
});

export const deskPeopleSearch = endpoint({
  id: 'desk-people-search',
  service,
  method: 'POST',
  path: `${path}/people/search`,
  access: 'staff',
  roles: REVEALING_ROLES,
  idempotent: false,
  summary: 'Find people by one thing known of them, newest first, 25 a page, masked. Each page is logged without the words of the search',
  body: z.strictObject({
    by: z.enum(SEARCHES),
    text: text(120).min(1, 'Type what to search for'),
    after: z.uuid().optional().describe('`next` of the page before'),
    ...why,
  }),
  reply: z.object({ people: z.array(found), next: z.uuid().nullable().describe('Begins the next page; null when there is none') }),
  errors: ['too_many_requests'],
});
export const deskPersonView = endpoint({
  id: 'desk-person-view',
  service,
  method: 'POST',
  path: `${path}/people/{subjectUuid}/view`,
  access: 'staff',
  roles: REVEALING_ROLES,
  idempotent: false,
  summary: "Look at fields of a person's data, unmasked; each look is a line in the log of views",
  params: z.strictObject({ subjectUuid: z.uuid() }),
  body: z.strictObject({ fields: z.array(z.enum(PERSON_FIELDS)).max(PERSON_FIELDS.length), ...why }),
  reply: found.extend({
    name: z.string().describe('In full'),
    values: z.partialRecord(z.enum(PERSON_FIELDS), z.string().nullable()).describe('The fields that were asked for'),
  }),
  errors: ['not_found', 'too_many_requests'],
});
export const deskPasswordExpire = endpoint({
  id: 'desk-password-expire',
  service,
  method: 'POST',
  path: `${path}/people/{subjectUuid}/password/expire`,
  access: 'staff',
  roles: ['agent', 'compliance'],
  status: 204,
  summary:
    "Expire a borrower's password: every session ends, its owner is told by email, and the next sign-in by password asks for a new one. A line in the log of views",
  params: z.strictObject({ subjectUuid: z.uuid() }),
  body: z.strictObject(why),
  reply: z.null(),
  errors: ['not_found', 'conflict', 'owner_only', 'too_many_requests'],
});
export const deskViewsGet = endpoint({
  id: 'desk-views-get',
  service,
  method: 'GET',
  path: `${path}/views`,
  access: 'staff',
  roles: ['auditor', 'compliance', 'admin'],
  summary: 'The log of views, newest first: who looked at whose data, which fields, and why',
  query: z.strictObject({
    page: pageNumber,
    staff: z.uuid().optional(),
    subject: z.uuid().optional().describe('The person, or their application'),
    reason: viewReason.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  reply: paged(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      staffUuid: z.uuid(),
      staffName: z.string(),
      role: z.enum(STAFF_ROLES),
      subjectUuid: z.uuid().nullable(),
      subject: z.string().nullable().describe('First name and the first letter of the last; null for a search'),
      applicationUuid: z.uuid().nullable(),
      fields: z.array(z.string()),
      reason: viewReason,
      note: z.string(),
    }),
  ).extend({ staff: z.array(z.object({ staffUuid: z.uuid(), name: z.string() })).describe('Who can be filtered by') }),
});

export const DESK_PEOPLE_ENDPOINTS = { deskPeopleSearch, deskPersonView, deskPasswordExpire, deskViewsGet };
