/** The conditions of an application as staff read them: by stage, with files, history, and what may be asked. */
import { CONDITION_KIND_CODES } from '@hearthline/rules/conditions/kinds.ts';
import { CONDITION_STAGES } from '@hearthline/rules/conditions/stages.ts';
import { WAIVER_REASON_CODES } from '@hearthline/rules/conditions/waivers.ts';
import { CONDITION_CATEGORIES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { ofApplication, uuid } from '../../application/parts.ts';
import { endpoint } from '../../endpoint.ts';
import { UPLOAD_STATES } from '../../uploads.ts';
import { staffPerson } from '../actions.ts';
import { REVEALING_ROLES } from '../roles.ts';
import { DESK_APPLICATION } from './reads.ts';

export const CONDITION_STATES = ['OPEN', 'ANSWERED', 'MET', 'WAIVED'] as const;
const stage = z.enum(CONDITION_STAGES);

/** A file that answers a condition. */
const file = z.object({
  uuid,
  type: z.string(),
  name: z.string().describe('What it is called at the desk, by its type'),
  label: z.string().describe('The original file name'),
  state: z.enum(UPLOAD_STATES),
  reason: z.string().nullable(),
  sentAt: z.iso.datetime(),
});

const condition = z.object({
  uuid,
  category: z.string(),
  kind: z.enum(CONDITION_KIND_CODES).nullable().describe('Null where it was asked by a category alone'),
  title: z.string(),
  text: z.string().describe('As the borrower reads it; of an internal one, for colleagues'),
  stage,
  internal: z.boolean().describe('Staff alone see it'),
  state: z.enum(CONDITION_STATES),
  of: z.string().describe('Whom it is for'),
  owner: staffPerson.nullable(),
  dueOn: z.iso.date().nullable(),
  isLate: z.boolean(),
  documentsRequired: z.number().int(),
  createdAt: z.iso.datetime(),
  openedBy: z.string().nullable().describe('The member of staff who asked; null: the product, by rule'),
  seenAt: z.iso.datetime().nullable().describe('When the person who is asked first read it'),
  answeredAt: z.iso.datetime().nullable().describe('When the last file of theirs came that was not rejected'),
  closedAt: z.iso.datetime().nullable(),
  waived: z.object({ reason: z.enum(WAIVER_REASON_CODES), text: z.string(), words: z.string().nullable() }).nullable(),
  mayWaive: z.boolean().describe('By the caller'),
  whyNotWaived: z.string().nullable().describe('Of an open one that the caller may not waive: who may, or the law that needs it'),
  files: z.array(file),
  history: z.array(z.object({ at: z.iso.datetime(), by: z.string(), what: z.string(), words: z.string().nullable() })),
});

export const deskConditions = endpoint({
  id: 'desk-conditions-get',
  opens: 'conditions',
  service: 'desk',
  method: 'GET',
  path: `${DESK_APPLICATION}/conditions`,
  access: 'staff',
  roles: REVEALING_ROLES,
  summary: 'Every condition, open and closed, newest first, with its files and its history, and how many of each stage are met',
  params: ofApplication,
  reply: z.object({
    conditions: z.array(condition),
    stages: z.array(z.object({ stage, name: z.string(), total: z.number().int(), met: z.number().int(), open: z.number().int() })),
    categories: z.array(
      z.object({
        category: z.enum(CONDITION_CATEGORIES),
        title: z.string(),
        text: z.string(),
        takesFiles: z.boolean(),
        ofSigner: z.boolean(),
      }),
    ),
    kinds: z
      .array(
        z.object({
          kind: z.enum(CONDITION_KIND_CODES),
          title: z.string(),
          text: z.string().nullable().describe('What the borrower reads; null: staff alone see it'),
          documents: z.number().int(),
          stage,
          ofSigner: z.boolean(),
          waivedBy: z.string(),
        }),
      )
      .describe('What can be asked, from the list of kinds'),
    people: z.array(z.object({ id: z.string(), name: z.string() })).describe('Whom one can be asked of'),
    staff: z.array(staffPerson).describe('Who can own one'),
    mayAct: z.boolean(),
    maySuspend: z.boolean().describe('The caller may suspend the review with conditions now'),
  }),
  errors: ['not_found'],
});
export type ConditionsReply = z.input<typeof deskConditions.reply>;
