/** Every application of a lender as a list, and who answers for each. */
import { OVERALL_STATUSES } from '@hearthline/journey/statuses.ts';
import { STATES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { uuid } from '../application/parts.ts';
import { endpoint } from '../endpoint.ts';
import { staffPerson } from './actions.ts';
import { paged, pageNumber } from './parts.ts';
import { LENDING_ROLES, STAFF_ROLES } from './roles.ts';
import { PRODUCTS } from './work.ts';

const path = '/desk/api/v1';
const at = z.iso.datetime();
export const NEXT_ACTORS = ['BORROWER', 'STAFF', 'OTHERS', 'NOBODY'] as const;
const ORDERS = ['since', 'created', 'line', 'due'] as const;
/** Ascending, and with a minus descending. */
export const APPLICATION_SORTS = ORDERS.flatMap((order) => [order, `-${order}`] as const);
const stage = z.enum(OVERALL_STATUSES);

export const deskApplications = endpoint({
  id: 'desk-applications-get',
  service: 'desk',
  method: 'GET',
  path: `${path}/applications`,
  access: 'staff',
  summary: 'The applications of the lender, 25 a page: where each stands, its line, its owner and its next deadline, with counts by stage',
  query: z.strictObject({
    page: pageNumber,
    sort: z.enum(APPLICATION_SORTS).default('-since'),
    stage: stage.optional(),
    which: z.enum(['open', 'ended', 'all']).default('open'),
    next: z.enum(NEXT_ACTORS).optional().describe('Who acts next'),
    state: z.enum(STATES).optional(),
    product: z.enum(PRODUCTS).optional(),
    owner: z.union([z.enum(['mine', 'none']), uuid]).optional(),
    late: z.enum(['true']).optional().describe('Its next deadline has passed'),
    least: z.coerce.number().min(1).max(100_000_000).optional().describe('The smallest line, dollars'),
    loan: z
      .string()
      .regex(/^HL\d{0,18}$/i, 'A loan number, or how it begins')
      .optional(),
  }),
  errors: ['forbidden'],
  reply: paged(
    z.object({
      uuid,
      loanNumber: z.string(),
      borrower: z.string().describe('First name and initial: the whole name is on the application, where reading it is logged'),
      status: z.string(),
      statusText: z.string().describe('In the words of staff'),
      stage,
      active: z.boolean(),
      next: z.enum(NEXT_ACTORS),
      product: z.enum(PRODUCTS),
      state: z.string().nullable(),
      line: z.number().nullable().describe('Dollars of the chosen offer; null before one is chosen, and to a role without borrowers’ data'),
      since: at.describe('When it came to its status'),
      createdAt: at,
      sinceSeconds: z.number().int().describe('By the clock of the application'),
      due: z.object({ at, inSeconds: z.number().int(), byLaw: z.boolean() }).nullable().describe('The nearest of its tasks and legal days'),
      tasks: z.number().int().describe('Open tasks'),
      owner: staffPerson.nullable(),
    }),
  ).extend({
    stages: z.array(z.object({ stage, count: z.number().int() })).describe('With the other filters, whatever the stage'),
  }),
});

export const deskOwner = endpoint({
  id: 'desk-owner-post',
  service: 'desk',
  method: 'POST',
  path: `${path}/applications/owner`,
  access: 'staff',
  roles: [...LENDING_ROLES, 'admin'],
  summary:
    'Makes a person the owner of applications, or leaves them without one. An application of a colleague is handed over by them or by an administrator',
  body: z.strictObject({
    applications: z.array(uuid).min(1).max(100),
    to: uuid.nullable(),
  }),
  reply: z.object({ changed: z.number().int(), owner: staffPerson.nullable() }),
  errors: ['not_found', 'forbidden'],
});

export const deskColleagues = endpoint({
  id: 'desk-colleagues-get',
  service: 'desk',
  method: 'GET',
  path: `${path}/colleagues`,
  access: 'staff',
  summary: 'Who may own an application',
  reply: z.array(staffPerson.extend({ role: z.enum(STAFF_ROLES) })),
});

export const DESK_APPLICATIONS_ENDPOINTS = { deskApplications, deskOwner, deskColleagues };
