/** The funnel: how many people reach each step, how long they take, and where they leave. Counts only, never a person. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const week = z.iso.date().describe('A Monday, UTC');
export const FUNNEL_PARTS = ['REGISTRATION', 'APPLICATION'] as const;
export const FUNNEL_DEVICES = ['phone', 'tablet', 'computer', 'unknown'] as const;

const funnel = z.object({
  countedAt: z.iso.datetime().describe('Counted anew every ten minutes'),
  weeks: z.array(week).describe('The weeks in which a borrower began, the newest first'),
  steps: z.array(
    z.object({
      step: z.string(),
      label: z.string(),
      reached: z.number().int(),
      continued: z.number().int().describe('Reached a later step'),
      left: z.number().int().describe('Ended here: the visit is over for a day, or the application ended'),
      stay: z.number().int().describe('Are still here'),
      medianSeconds: z.number().nullable().describe('Until the next step, of those who continued; within 5%'),
      p90Seconds: z.number().nullable(),
    }),
  ),
  byWeek: z.array(z.object({ week, began: z.number().int(), finished: z.number().int() })),
});
export type DeskFunnel = z.infer<typeof funnel>;

export const deskFunnelGet = endpoint({
  id: 'desk-funnel-get',
  service: 'desk',
  method: 'GET',
  path: '/desk/api/v1/funnel',
  access: 'staff',
  roles: ['admin', 'compliance', 'auditor'],
  summary: 'Steps of registration or of the application: how many reach each, how long it takes, where people leave',
  query: z.strictObject({
    part: z.enum(FUNNEL_PARTS),
    from: week.optional(),
    to: week.optional(),
    device: z.enum(FUNNEL_DEVICES).optional(),
  }),
  reply: funnel,
});

export const DESK_FUNNEL_ENDPOINTS = { deskFunnelGet };
