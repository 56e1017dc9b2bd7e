/** What the application says beside what vendors answered, field by field. Every call is recorded in the log of views before anything is read. */
import { z } from 'zod';
import { ofApplication, uuid } from '../../application/parts.ts';
import { endpoint } from '../../endpoint.ts';
import { REVEALING_ROLES } from '../roles.ts';
import { DESK_APPLICATION } from './reads.ts';

export const COMPARISON_KINDS = ['WATCHLIST', 'IDENTITY', 'TITLE', 'VALUATION', 'INCOME', 'PROPERTY'] as const;
/** `NOT_KNOWN`: one of both says nothing that can be compared. */
export const VERDICTS = ['SAME', 'CLOSE', 'DIFFERENT', 'NOT_KNOWN'] as const;

const cell = z.union([z.string(), z.number()]).nullable();

const comparisons = z.array(
  z.object({
    kind: z.enum(COMPARISON_KINDS),
    title: z.string(),
    vendor: z.string().describe('Who answered, by what they do'),
    at: z.iso.datetime().describe('When the answer arrived'),
    party: z.string().nullable().describe('Whose it is, where it is of one person'),
    isDecided: z.boolean().describe('The present step of the application is not about it'),
    rows: z.array(
      z.object({
        label: z.string(),
        ours: cell.describe('As the application has it'),
        theirs: cell.describe('As the vendor answered'),
        unit: z.enum(['TEXT', 'DATE', 'DOLLARS', 'PERCENT', 'NUMBER']),
        verdict: z.enum(VERDICTS),
        note: z.string().nullable(),
      }),
    ),
    pictures: z
      .array(z.object({ documentUuid: uuid, label: z.string() }))
      .describe('Files of the application; opening one is a look of its own'),
    notes: z.array(z.string()),
  }),
);

export const deskComparisons = endpoint({
  id: 'desk-comparisons-get',
  service: 'desk',
  method: 'GET',
  path: `${DESK_APPLICATION}/comparisons`,
  access: 'staff',
  roles: REVEALING_ROLES,
  summary:
    'What the application says beside what vendors answered: watch list, identity, title, valuation, income, property; the view is logged',
  params: ofApplication,
  query: z.strictObject({
    of: z.literal('WATCHLIST').optional().describe('Only the people whom the watch list names; by default everything'),
  }),
  reply: z.object({ comparisons }),
  errors: ['not_found'],
});

export const DESK_COMPARISON_ENDPOINTS = { deskComparisons };
