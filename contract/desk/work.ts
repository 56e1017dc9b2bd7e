import { z } from 'zod';
import { uuid } from '../application/parts.ts';
import { endpoint } from '../endpoint.ts';
import { QUEUES } from '@hearthline/journey/work/kinds.ts';
import { STATES } from '@hearthline/rules/enums.ts';
import { lines } from '../fields.ts';
import { staffPerson } from './actions.ts';
import { LENDING_ROLES, STAFF_ROLES } from './roles.ts';

const DESK = '/desk/api/v1';
const QUEUE_NAMES = Object.keys(QUEUES) as [keyof typeof QUEUES, ...(keyof typeof QUEUES)[]];
export const PRODUCTS = ['HELOC', 'CRYPTO', 'MERCHANT'] as const;
export const SORTS = ['due', 'age', 'priority'] as const;
const task = z.object({
  uuid: z.uuid(),
  version: z.number().int().describe('Sent back with take, hand-over and release'),
  applicationUuid: z.uuid(),
  loanNumber: z.string(),
  borrower: z.string().describe('First name and initial: the whole name is on the application, where reading it is logged'),
  product: z.string(),
  state: z.string().nullable(),
  status: z.string(),
  kind: z.string(),
  title: z.string(),
  queue: z.enum(QUEUE_NAMES),
  priority: z.number().int(),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  ageSeconds: z.number().int().describe('By the clock of the application'),
  dueInSeconds: z.number().int().describe('Negative once it is late'),
  dueBy: z.enum(['PROMISE', 'LAW']),
  isLate: z.boolean(),
  assignee: staffPerson.nullable(),
  isMine: z.boolean(),
  mayAct: z.boolean().describe('The caller’s role may end it'),
});
task.register(z.globalRegistry, { id: 'Task' });
const note = z.object({
  uuid: z.uuid(),
  kind: z.enum(['NOTE', 'TAKEN', 'HANDED_OVER', 'RELEASED']),
  by: staffPerson,
  to: staffPerson.nullable(),
  text: z.string().nullable(),
  at: z.iso.datetime(),
});
note.register(z.globalRegistry, { id: 'TaskNote' });
const filter = {
  queue: z.enum(QUEUE_NAMES).optional(),
  status: z.string().max(60).optional().describe('The kind of a task, such as UNDERWRITING_REVIEW'),
  role: z.enum(STAFF_ROLES).optional().describe('Tasks that this role may end'),
  who: z.enum(['mine', 'unassigned', 'everybody']).default('everybody'),
  overdue: z.enum(['true']).optional(),
  application: uuid.optional().describe('The tasks of one application'),
  product: z.enum(PRODUCTS).optional(),
  state: z.enum(STATES).optional(),
};
export const deskWork = endpoint({
  id: 'desk-work-get',
  service: 'desk',
  method: 'GET',
  path: `${DESK}/work`,
  access: 'staff',
  summary: 'Open tasks of the lender, a page at a time',
  query: z.strictObject({
    ...filter,
    sort: z.enum(SORTS).default('due'),
    after: z.string().max(300).optional().describe('`next` of the page before'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({ tasks: z.array(task), next: z.string().nullable() }),
});
export const deskWorkCounts = endpoint({
  id: 'desk-work-counts',
  service: 'desk',
  method: 'GET',
  path: `${DESK}/work-counts`,
  access: 'staff',
  summary: 'How many open tasks each queue has, how many are late, and how many are the caller’s; approvals that wait for the caller',
  reply: z.object({
    queues: z.array(
      z.object({ queue: z.enum(QUEUE_NAMES), title: z.string(), open: z.number().int(), late: z.number().int(), mine: z.number().int() }),
    ),
    open: z.number().int(),
    late: z.number().int(),
    mine: z.number().int(),
    unassigned: z.number().int(),
    approvals: z.number().int(),
  }),
});
const one = { service: 'desk', params: z.strictObject({ taskUuid: uuid }), access: 'staff' } as const;
export const deskTask = endpoint({
  ...one,
  id: 'desk-task-get',
  method: 'GET',
  path: `${DESK}/work/{taskUuid}`,
  summary: 'One task: what it waits for, when it is due and why, its notes, and who may have it',
  reply: z.object({
    task,
    timeZone: z.string().describe('Of the home'),
    waitsFor: z.string(),
    promise: z.object({ at: z.iso.datetime(), source: z.string() }).nullable(),
    law: z.object({ on: z.iso.date(), source: z.string() }).nullable(),
    closedAt: z.iso.datetime().nullable(),
    notes: z.array(note),
    colleagues: z.array(staffPerson.extend({ role: z.enum(STAFF_ROLES) })).describe('Who may do it, besides the caller'),
  }),
  errors: ['not_found'],
});
const change = {
  ...one,
  method: 'POST',
  roles: [...LENDING_ROLES, 'admin'],
  reply: z.object({ version: z.number().int(), assignee: staffPerson.nullable() }),
  errors: ['not_found', 'conflict', 'forbidden'],
} as const;
const version = z.number().int().min(1).describe('Of the task as it was read');
export const deskTake = endpoint({
  ...change,
  roles: LENDING_ROLES,
  id: 'desk-task-take',
  path: `${DESK}/work/{taskUuid}/take`,
  summary: 'Takes a task that nobody has. 409 names who has it',
  body: z.strictObject({ version }),
});
export const deskHandOver = endpoint({
  ...change,
  id: 'desk-task-hand-over',
  path: `${DESK}/work/{taskUuid}/hand-over`,
  summary: 'Gives a task to a colleague who may do it',
  body: z.strictObject({ version, to: uuid, text: lines(2000).optional() }),
});
export const deskRelease = endpoint({
  ...change,
  id: 'desk-task-release',
  path: `${DESK}/work/{taskUuid}/release`,
  summary: 'Gives a task back to the queue',
  body: z.strictObject({ version }),
});
export const deskNote = endpoint({
  ...one,
  id: 'desk-task-note',
  method: 'POST',
  roles: [...LENDING_ROLES, 'admin'],
  status: 201,
  path: `${DESK}/work/{taskUuid}/notes`,
  summary: 'Adds an internal note. Notes are not changed or removed',
  body: z.strictObject({ text: lines(2000).refine((text) => text !== '', 'Write a note') }),
  reply: note,
  errors: ['not_found'],
});
export const DESK_WORK_ENDPOINTS = { deskWork, deskWorkCounts, deskTask, deskTake, deskHandOver, deskRelease, deskNote };
