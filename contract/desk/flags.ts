/** Feature flags and experiments of one lender (Settings). Only an administrator changes them; each change has a reason and is logged. */
import { DEVICES } from '@hearthline/rules/experiments.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lines, text } from '../fields.ts';

const service = 'desk';
const path = '/desk/api/v1';
const reads = ['admin', 'compliance', 'auditor'] as const;
const at = z.iso.datetime();
const reason = lines(300, 'At most 300 characters').refine((words) => words.length >= 10, 'Say why in 10 characters or more');
const ofOne = z.strictObject({ experimentUuid: z.uuid() });

const change = z
  .object({ key: z.string(), was: z.string(), became: z.string(), reason: z.string(), person: z.string(), at })
  .meta({ id: 'SettingChange' });

const flags = z.object({
  provider: z
    .string()
    .nullable()
    .describe('Host of the provider in front of the table, which may answer otherwise; null: the table decides'),
  flags: z.array(
    z
      .object({
        key: z.string(),
        meaning: z.string(),
        enabled: z.boolean().describe('What the lender’s borrowers get'),
        isOnByDefault: z.boolean(),
        isOwn: z.boolean().describe('The lender has a value of its own'),
        variables: z.array(z.object({ key: z.string(), value: z.string() })),
      })
      .meta({ id: 'Flag' }),
  ),
  changes: z.array(change).describe('The newest first, at most a hundred'),
});
export type DeskFlags = z.infer<typeof flags>;

export const deskFlagsGet = endpoint({
  id: 'desk-flags-get',
  service,
  method: 'GET',
  path: `${path}/flags`,
  access: 'staff',
  roles: reads,
  summary: 'The flags as the lender’s borrowers get them, and who changed one',
  reply: flags,
});
export const deskFlagPut = endpoint({
  id: 'desk-flag-put',
  service,
  method: 'PUT',
  path: `${path}/flags/{key}`,
  access: 'staff',
  roles: ['admin'],
  summary: 'Turn a flag on or off for the lender, at once',
  params: z.strictObject({ key: text(80).min(1) }),
  body: z.strictObject({ enabled: z.boolean(), was: z.boolean().describe('The value that was on the screen'), reason }),
  reply: flags,
  errors: ['not_found', 'conflict'],
});

const experiment = z.object({
  uuid: z.uuid(),
  key: z.string(),
  surface: z.string(),
  question: z.string(),
  state: z.enum(['DRAFT', 'RUNNING', 'STOPPED']),
  device: z.enum(DEVICES).nullable(),
  source: z.string().nullable(),
  visitorsPlanned: z.number().int(),
  daysPlanned: z.number().int(),
  startsAt: at.nullable(),
  endsAt: at.nullable(),
  stoppedAt: at.nullable(),
  createdAt: at,
  isComplete: z.boolean().describe('It is over, and the planned visitors saw it: only then its result may decide something'),
  variations: z.array(
    z.object({
      key: z.string(),
      text: z.string(),
      isControl: z.boolean(),
      weight: z.number().int(),
      reached: z.number().int().describe('Visitors who saw it'),
      continued: z.number().int().describe('Of them, those whose application was created afterwards'),
      low: z.number().describe('With high, the interval that holds the true share with 95% confidence'),
      high: z.number(),
    }),
  ),
});
experiment.register(z.globalRegistry, { id: 'Experiment' });
const experiments = z.object({
  surfaces: z
    .array(
      z.object({
        key: z.string(),
        shows: z.string(),
        variations: z.array(z.object({ key: z.string(), text: z.string(), isControl: z.boolean() })),
      }),
    )
    .describe('All that an experiment may vary'),
  experiments: z.array(experiment),
  changes: z.array(change),
});
export type DeskExperiments = z.infer<typeof experiments>;
export type DeskExperiment = z.infer<typeof experiment>;

export const deskExperimentsGet = endpoint({
  id: 'desk-experiments-get',
  service,
  method: 'GET',
  path: `${path}/experiments`,
  access: 'staff',
  roles: reads,
  summary: 'The lender’s experiments with their results, the newest first',
  reply: experiments,
});
export const deskExperimentPost = endpoint({
  id: 'desk-experiment-post',
  service,
  method: 'POST',
  path: `${path}/experiments`,
  access: 'staff',
  roles: ['admin'],
  status: 201,
  summary: 'Plan an experiment; it is started by itself',
  body: z.strictObject({
    surface: text(80).describe('One of the surfaces; anything else is refused'),
    question: text(200),
    variations: z.array(z.strictObject({ key: text(80), weight: z.number() })).max(10),
    device: z.enum(DEVICES).nullable().optional(),
    source: z
      .string()
      .regex(/^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/, 'Type the campaign’s utm_source: letters, digits, dots, hyphens')
      .max(80)
      .nullable()
      .optional(),
    visitorsPlanned: z.number('Type a number').int('Type a whole number').min(100, 'At least 100').max(1_000_000, 'At most 1,000,000'),
    daysPlanned: z.number('Type a number').int('Type a whole number').min(1, 'At least 1').max(84, 'At most 84'),
    reason,
  }),
  reply: experiments,
});
export const deskExperimentStart = endpoint({
  id: 'desk-experiment-start',
  service,
  method: 'POST',
  path: `${path}/experiments/{experimentUuid}/start`,
  access: 'staff',
  roles: ['admin'],
  summary: 'Start a planned experiment; one of a surface runs at a time',
  params: ofOne,
  body: z.strictObject({ reason }),
  reply: experiments,
  errors: ['not_found', 'conflict'],
});
export const deskExperimentStop = endpoint({
  id: 'desk-experiment-stop',
  service,
  method: 'POST',
  path: `${path}/experiments/{experimentUuid}/stop`,
  access: 'staff',
  roles: ['admin', 'compliance'],
  summary: 'Stop an experiment for good: everyone sees what they saw before',
  params: ofOne,
  body: z.strictObject({ reason }),
  reply: experiments,
  errors: ['not_found', 'conflict'],
});

export const DESK_FLAG_ENDPOINTS = {
  deskFlagsGet,
  deskFlagPut,
  deskExperimentsGet,
  deskExperimentPost,
  deskExperimentStart,
  deskExperimentStop,
};
