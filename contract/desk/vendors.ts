/** How the vendors of a lender do, work that stands at one or failed otherwise, and messages that were not delivered: each started again, alone or all at once. */
import { WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import { z } from 'zod';
import { uuid } from '../application/parts.ts';
import { endpoint } from '../endpoint.ts';
import { lines } from '../fields.ts';

const READERS = ['processor', 'compliance', 'admin', 'auditor'] as const;
/** A vendor by the folder of its port, such as `title` and `money-movement`, with its name where it is not the usual one. */
const vendor = z.string().regex(/^[a-z][a-z.-]{1,39}$/, 'Name a vendor');
/** In the place of a vendor: steps that failed although their vendor answered, or at none. */
export const OTHER_FAILURES = 'other';
/** Started by one call; more is started by the next. */
export const VENDOR_WORK_MAX = 500;
/** Shown of one list; what is more is counted. */
export const STOPPED_SHOWN = 100;
/** HELD_BACK: nothing is sent to it after failures in a row, but for a call now and then. QUIET: it was not called for an hour. */
export const VENDOR_STATES = ['HELD_BACK', 'FAILING', 'SLOW', 'WELL', 'QUIET'] as const;

const at = z.iso.datetime();
const why = lines(400).min(3, 'Say why');
const percent = z.number().min(0).max(100);
const milliseconds = z.number().int();
/** Shares and times over all lenders of the installation: how many calls there were is nobody's business. */
const health = {
  vendor,
  name: z.string().describe('What it does, in words'),
  state: z.enum(VENDOR_STATES),
  answered: percent.nullable().describe('Percent of the calls of the last hour; null without a call'),
  medianMs: milliseconds.nullable().describe('Half of the answers of the last hour came within it'),
  slowMs: milliseconds.nullable().describe('Nine of ten answers of the last hour came within it'),
  lastAnswerAt: at.nullable(),
  lastFailure: z.object({ at, cause: z.string() }).nullable(),
  heldBackSince: at.nullable(),
  waiting: z.number().int().describe('Steps of this lender that wait and are tried again by themselves'),
  failed: z.number().int().describe('Steps of this lender that were given up'),
  since: at.nullable().describe('Since when the first of those that wait does'),
};

export const deskVendorsGet = endpoint({
  id: 'desk-vendors-get',
  service: 'desk',
  method: 'GET',
  path: '/desk/api/v1/vendors',
  access: 'staff',
  roles: READERS,
  summary: 'The vendors of this lender and how they do, what waits for each or failed there, and the age of its queues',
  reply: z.object({
    vendors: z.array(z.object(health)).describe('Those that need a person first'),
    otherFailures: z.number().int().describe('Steps that failed although their vendor answered, or at none'),
    undelivered: z.number().int().describe('Emails and texts that were given up'),
    queues: z
      .array(z.object({ name: z.string(), waiting: z.number().int(), since: at.nullable() }))
      .describe('What is due and not begun, the oldest first'),
  }),
});
export const deskVendorGet = endpoint({
  id: 'desk-vendor-get',
  service: 'desk',
  method: 'GET',
  path: '/desk/api/v1/vendors/{vendor}',
  access: 'staff',
  roles: READERS,
  summary: `One vendor over three hours, why its calls failed, and the steps that stand there; \`${OTHER_FAILURES}\`: those that failed for another reason`,
  params: z.strictObject({ vendor }),
  reply: z.object({
    ...health,
    course: z.array(z.object({ at, answered: percent.nullable(), slowMs: milliseconds.nullable() })).describe('In steps of five minutes'),
    causes: z.array(z.object({ cause: z.string(), share: percent, lastAt: at })).describe('Of the calls that failed in these hours'),
    steps: z
      .array(
        z.object({
          applicationUuid: uuid,
          loanNumber: z.string(),
          step: z.enum(WORK_STEPS),
          name: z.string(),
          state: z.enum(['WAITING', 'FAILED']),
          cause: z.string().nullable().describe('Why it failed; null while it waits'),
          tries: z.number().int(),
          since: at,
          nextAt: at.nullable().describe('When it is tried next'),
        }),
      )
      .max(STOPPED_SHOWN),
    total: z.number().int().describe('Steps in all'),
  }),
  errors: ['not_found'],
});
export const deskVendorAgain = endpoint({
  id: 'desk-vendor-again',
  service: 'desk',
  method: 'POST',
  path: '/desk/api/v1/vendors/{vendor}/again',
  access: 'staff',
  roles: ['processor'],
  summary: `Start work of this lender that waits for a vendor or failed at it: these steps, or all of it, ${VENDOR_WORK_MAX} at most`,
  params: z.strictObject({ vendor }),
  body: z.strictObject({
    reason: why,
    only: z
      .array(z.strictObject({ applicationUuid: uuid, step: z.enum(WORK_STEPS) }))
      .min(1)
      .max(STOPPED_SHOWN)
      .optional(),
  }),
  reply: z.object({
    woken: z.number().int().describe('Jobs that waited and are tried now'),
    started: z.number().int().describe('Jobs that had failed and were started again'),
    left: z.number().int().describe('Failed jobs that were not started: they changed meanwhile, or there are too many for one call'),
  }),
});

export const deskUndeliveredGet = endpoint({
  id: 'desk-undelivered-get',
  service: 'desk',
  method: 'GET',
  path: '/desk/api/v1/undelivered',
  access: 'staff',
  roles: READERS,
  summary: 'Emails and texts of applications that their vendor did not take, the newest first',
  reply: z.object({
    messages: z
      .array(
        z.object({
          id: uuid,
          applicationUuid: uuid,
          loanNumber: z.string(),
          channel: z.enum(['MAIL', 'TEXT']),
          subject: z.string(),
          cause: z.string(),
          at,
        }),
      )
      .max(STOPPED_SHOWN),
    total: z.number().int(),
  }),
});
export const deskUndeliveredAgain = endpoint({
  id: 'desk-undelivered-again',
  service: 'desk',
  method: 'POST',
  path: '/desk/api/v1/undelivered/again',
  access: 'staff',
  roles: ['processor'],
  summary: 'Send messages again that their vendor did not take; who asked and why stays with each. Consent and quiet hours hold as ever',
  body: z.strictObject({ messages: z.array(uuid).min(1).max(STOPPED_SHOWN), reason: why }),
  reply: z.object({ queued: z.number().int().describe('Those that were still undelivered') }),
});

export const DESK_VENDOR_ENDPOINTS = { deskVendorsGet, deskVendorGet, deskVendorAgain, deskUndeliveredGet, deskUndeliveredAgain };
