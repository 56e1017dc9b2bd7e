/** Rate sheets and settings of the lender's line: kept sheets, and what others would do before they are proposed (Settings). A kept sheet is never changed. */
import { OCCUPANCY_TYPES, STATES } from '@hearthline/rules/enums.ts';
import { INCOME_SOURCES } from '@hearthline/rules/offers/impact/sample-borrowers.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { asked, LENDER_READERS, LENDER_ROLES } from './lender.ts';

const service = 'desk';
const path = '/desk/api/v1/lender/rate-sheets';
const at = z.iso.datetime();

const kept = z
  .object({
    id: z.uuid(),
    name: z.string(),
    sha256: z.string().describe('Of the sheet, hex'),
    createdAt: at,
    person: z.string().nullable().describe('Who brought it; null: the file of the lender, or a command'),
    inForceSince: at.nullable().describe('Since when it is lent by, of the sheet in force'),
  })
  .meta({ id: 'RateSheet' });

/** Bytes of a file in base64: 10 MB of CSV, and a little more, which is refused with a sentence. */
const FILE_MAX = 14_000_000;
export const SHEET_TOO_LARGE = 'The file is larger than 10 MB; a rate sheet has a few kilobytes.';
const file = z
  .string()
  .max(FILE_MAX, SHEET_TOO_LARGE)
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'A file in base64')
  .describe('A CSV in base64 (docs/how-to/set-rates.md)');

const changes = asked.changes.describe(
  'Settings of the line that change with it: each member of the room of rates, with its whole new value',
);

const problem = z
  .object({
    line: z.number().int().nullable(),
    column: z.string().nullable().describe('As a spreadsheet letters it'),
    field: z.string().nullable().describe('The setting that it is about, names joined by dots; null: the sheet'),
    message: z.string(),
  })
  .meta({ id: 'RateSheetProblem' });

const figure = z.number().nullable();
const totals = z
  .object({ approved: z.number().int(), declined: z.number().int(), meanRate: figure, meanLine: figure })
  .meta({ id: 'SampleTotals' });
const range = z.object({ from: z.number(), to: z.number() });
const outcome = z
  .object({
    rate: figure.describe('Percent, before discounts; null where nothing is offered'),
    apr: figure,
    line: figure.describe('Dollars'),
    payment: figure,
    term: figure.describe('Years'),
    feePercent: figure,
    reason: z.string().nullable().describe('The first reason where nothing is offered'),
  })
  .meta({ id: 'SampleOutcome' });
const group = z
  .object({
    approved: z.number().int(),
    comparedApproved: z.number().int(),
    meanRate: figure,
    comparedMeanRate: figure,
    ratio: figure.describe('Share of approvals over that of the group it is compared with'),
  })
  .meta({ id: 'FairLendingFigures' });
const sentence = z.object({ before: z.string(), after: z.string() });

const preview = z
  .object({
    noted: z
      .array(z.object({ message: z.string(), states: z.array(z.enum(STATES)), cells: z.number().int(), of: z.number().int() }))
      .describe('What is never offered in some states, because it is over a limit of law'),
    before: totals,
    after: totals,
    newlyApproved: z.number().int(),
    newlyDeclined: z.number().int(),
    changed: z.number().int(),
    range: z.object({ before: range, after: range }).describe('The advertised APRs, percent'),
    rows: z.array(
      z.object({
        id: z.number().int(),
        state: z.enum(STATES),
        score: z.number().int(),
        value: z.number(),
        occupancy: z.enum(OCCUPANCY_TYPES),
        elderly: z.boolean(),
        incomeSource: z.enum(INCOME_SOURCES),
        wanted: z.number().describe('First draw in dollars'),
        isChanged: z.boolean(),
        before: outcome,
        after: outcome,
      }),
    ),
    disclosures: z.array(sentence).describe('The numbered disclosures that change'),
    documents: z
      .array(z.object({ title: z.string(), state: z.enum(STATES), before: z.array(z.string()), after: z.array(z.string()) }))
      .describe('The documents of a sample person whose words change, given with an application or made later, and the words'),
    fairLending: z.array(
      z.object({
        group: z.string(),
        comparedWith: z.string(),
        cite: z.string(),
        size: z.number().int(),
        comparedSize: z.number().int(),
        before: group,
        after: group,
        flagged: z.boolean(),
      }),
    ),
    fairLendingNote: z.string().describe('What these counts are, and are not'),
  })
  .meta({ id: 'RateSheetPreview' });
export type DeskRateSheetPreview = z.infer<typeof preview>;

const checked = z.object({
  problems: z.array(problem),
  more: z.number().int().describe('Problems that are not named'),
  csv: z.string().nullable().describe('The sheet as it was read; null where it could not be'),
  preview: preview.nullable(),
});
export type DeskRateSheetChecked = z.infer<typeof checked>;

const sheets = z.array(kept).describe('The newest first, at most 50');

export const deskRateSheetsGet = endpoint({
  id: 'desk-rate-sheets-get',
  service,
  method: 'GET',
  path,
  access: 'staff',
  roles: LENDER_READERS,
  summary: 'The rate sheets of the lender',
  reply: sheets,
});

export const deskRateSheetGet = endpoint({
  id: 'desk-rate-sheet-get',
  service,
  method: 'GET',
  path: `${path}/{sheetId}`,
  access: 'staff',
  roles: LENDER_READERS,
  summary: 'One rate sheet, as CSV',
  params: z.strictObject({ sheetId: z.uuid() }),
  reply: z.object({ id: z.uuid(), name: z.string(), csv: z.string() }),
  errors: ['not_found'],
});

export const deskRateSheetPreview = endpoint({
  id: 'desk-rate-sheet-preview',
  service,
  method: 'POST',
  path: `${path}/preview`,
  access: 'staff',
  roles: LENDER_READERS,
  summary: 'What is wrong with rates and settings of the line, and what they would do to 500 invented borrowers; nothing is kept',
  bodyLimit: 15_000_000,
  body: z.union([
    z.strictObject({
      file: file.optional(),
      sheetId: z.uuid().optional().describe('A kept sheet; without file and sheet, the one that is lent by'),
      changes: changes.optional(),
    }),
    z.strictObject({ proposalId: z.uuid().describe('What a change that was asked for would do') }),
  ]),
  reply: checked,
  errors: ['not_found'],
});

export const deskRateSheetPost = endpoint({
  id: 'desk-rate-sheet-post',
  service,
  method: 'POST',
  path,
  access: 'staff',
  roles: LENDER_ROLES,
  status: 201,
  summary: 'Keep a rate sheet under a name; it is lent by once two people have published it',
  bodyLimit: 15_000_000,
  body: z.strictObject({ name: text(80, 'At most 80 characters').min(3, 'Name the sheet'), file, changes: changes.optional() }),
  reply: kept,
  errors: ['conflict'],
});

export const DESK_RATE_SHEET_ENDPOINTS = { deskRateSheetsGet, deskRateSheetGet, deskRateSheetPreview, deskRateSheetPost };
