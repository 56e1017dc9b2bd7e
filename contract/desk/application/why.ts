/** Why an application waits: the reasons behind each task that is open on it, in words of the trade. */
import { z } from 'zod';
import { ofApplication } from '../../application/parts.ts';
import { endpoint } from '../../endpoint.ts';
import { REVEALING_ROLES } from '../roles.ts';
import { DESK_APPLICATION } from './reads.ts';

/** The parts of the page of an application where what a reason rests on is shown. */
export const WHY_SECTIONS = [
  'overview',
  'credit',
  'comparisons',
  'figures',
  'parties',
  'documents',
  'conditions',
  'messages',
  'orders',
  'timeline',
] as const;
export type WhySection = (typeof WHY_SECTIONS)[number];

export const deskWhy = endpoint({
  id: 'desk-why-get',
  service: 'desk',
  method: 'GET',
  path: `${DESK_APPLICATION}/why`,
  access: 'staff',
  roles: REVEALING_ROLES,
  opens: 'reasons',
  params: ofApplication,
  errors: ['not_found'],
  summary: 'Why it waits for staff or others: each reason in a sentence, with the figures it rests on; empty where nothing waits',
  reply: z.object({
    reasons: z.array(
      z.object({
        work: z.string().describe('The task it is a reason of, in words'),
        text: z.string(),
        figures: z.array(z.object({ label: z.string(), value: z.string() })),
        limit: z.string().nullable().describe('What the rules allow, in words'),
        since: z.iso.datetime(),
        section: z.enum(WHY_SECTIONS).describe('The part of the page that shows it'),
      }),
    ),
  }),
});

export const DESK_APPLICATION_WHY_ENDPOINTS = { deskWhy };
