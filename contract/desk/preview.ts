/** What a change of the lender's settings does to what its borrowers see, before it is published: each screen, message and document of a sample person, before and after. */
import { OCCUPANCY_TYPES, STATES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LENDER_READERS, typedChange } from './lender.ts';

const service = 'desk';
const path = '/desk/api/v1/lender/preview';

export const PREVIEW_GROUPS = ['SCREEN', 'MAIL', 'TEXT', 'NOTICE', 'DOCUMENT'] as const;
export type PreviewGroup = (typeof PREVIEW_GROUPS)[number];

const of = z
  .union([typedChange, z.strictObject({ proposalId: z.uuid().describe('A change that was asked for') })])
  .describe('The change: as it is typed, or one that waits')
  .meta({ id: 'PreviewedChange' });
export type PreviewedChange = z.infer<typeof of>;
const person = z
  .string()
  .regex(/^[A-Z]{1,20}$/, 'The name of a sample person')
  .describe('Of the list of sample people');
const thing = z.strictObject({
  group: z.enum(PREVIEW_GROUPS),
  kind: z
    .string()
    .regex(/^[\w/:-]{2,60}$/, 'The name of a kind')
    .describe('Of a message or a document, or the path of a screen'),
});
const problem = z.object({ field: z.string(), message: z.string() });

export const deskPreviewList = endpoint({
  id: 'desk-preview-list',
  service,
  method: 'POST',
  path,
  access: 'staff',
  idempotent: false,
  roles: LENDER_READERS,
  summary: 'Every screen, message and document of a sample person, and which of them a change makes another; nothing is kept',
  body: z.strictObject({ of, person: person.optional().describe('The first, when absent') }),
  reply: z.object({
    problems: z.array(problem).describe('What is wrong with the change; then nothing is listed'),
    person: z.string().nullable(),
    people: z.array(z.object({ id: z.string(), name: z.string(), about: z.string() })),
    things: z.array(z.object({ group: z.enum(PREVIEW_GROUPS), kind: z.string(), title: z.string(), differs: z.boolean() })),
  }),
  errors: ['not_found'],
});

const line = z.object({ text: z.string(), differs: z.boolean().describe('The other side does not have it') });
const side = z
  .object({
    title: z.string(),
    lines: z.array(line),
    html: z.string().nullable().describe('Of a mail: the page that a mail program shows, with its picture in it'),
  })
  .meta({ id: 'PreviewSide' });

export const deskPreviewShow = endpoint({
  id: 'desk-preview-show',
  service,
  method: 'POST',
  path: `${path}/thing`,
  access: 'staff',
  idempotent: false,
  roles: LENDER_READERS,
  summary: 'One message or document of a sample person, before and after a change',
  body: z.strictObject({ of, person, thing }),
  reply: z.object({
    before: side.nullable().describe('Null: it is not made there, because nothing is lent in that state'),
    after: side.nullable(),
  }),
  errors: ['not_found'],
});

export const deskPreviewPdf = endpoint({
  id: 'desk-preview-pdf',
  service,
  method: 'POST',
  path: `${path}/pdf`,
  access: 'staff',
  idempotent: false,
  roles: LENDER_READERS,
  summary: 'A document of a sample person as a PDF without a seal, before or after a change',
  body: z.strictObject({ of, person, kind: thing.shape.kind, side: z.enum(['BEFORE', 'AFTER']) }),
  reply: z.string(),
  errors: ['not_found'],
});

const site = z
  .object({
    organization: z.unknown().describe('As the page of the borrower’s app has it; the logo is in it as data'),
    flags: z.array(z.unknown()),
    css: z.string().describe('Colors, corners and typefaces of the brand, as declarations and rules'),
    replies: z.record(z.string(), z.unknown()).describe('What the operations answer that depend on the lender, by method and path'),
    line: z
      .object({
        amount: z.number(),
        draw: z.number(),
        feePercent: z.number(),
        rate: z.number().describe('APR in percent, with autopay'),
        rateWithoutAutopay: z.number(),
        term: z.number().describe('years'),
        payment: z.number().describe('dollars a month'),
        paymentWithoutAutopay: z.number(),
        cash: z.number().describe('dollars to the borrower'),
      })
      .describe('The line that the person chose, in dollars'),
  })
  .meta({ id: 'PreviewSite' });

export const deskPreviewScreens = endpoint({
  id: 'desk-preview-screens',
  service,
  method: 'POST',
  path: `${path}/screens`,
  access: 'staff',
  idempotent: false,
  roles: LENDER_READERS,
  summary:
    'What the borrower’s app shows a sample person, before and after a change: its screens are drawn from this in a frame that may call nothing',
  body: z.strictObject({ of, person }),
  reply: z.object({
    person: z.object({
      names: z.array(z.string()).describe('The first borrower first'),
      email: z.string(),
      home: z.object({ street1: z.string(), city: z.string(), state: z.enum(STATES), zip: z.string() }),
      occupancy: z.enum(OCCUPANCY_TYPES),
      timeZone: z.string(),
    }),
    before: site.nullable().describe('Null: nothing is lent there in that state'),
    after: site.nullable(),
  }),
  errors: ['not_found'],
});

export const DESK_PREVIEW_ENDPOINTS = { deskPreviewList, deskPreviewShow, deskPreviewPdf, deskPreviewScreens };
