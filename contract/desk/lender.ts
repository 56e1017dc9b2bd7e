/** The lender's own settings: what is in force, what is set for later, who asked for what, and changes that one or two people publish; all of it as one file (Settings). */
import { ROOM_NAMES, type RoomName } from '@hearthline/orgs/rooms.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lines } from '../fields.ts';
import { changeReason } from './parts.ts';

export type { RoomName };

const service = 'desk';
const path = '/desk/api/v1/lender';
/** Those who look at the settings. */
export const LENDER_READERS = ['admin', 'compliance', 'auditor'] as const;
/** Those who ask for changes and approve those of others. */
export const LENDER_ROLES = ['admin', 'compliance'] as const;
const at = z.iso.datetime();
const person = z.object({ uuid: z.uuid(), name: z.string() });
const room = z.enum(ROOM_NAMES, 'Choose a room');

const settings = z
  .record(z.string(), z.unknown())
  .describe('Every setting by its name (docs/reference), but for the number of the version and the rate sheet');
const sheet = z.object({ id: z.uuid(), name: z.string(), sha256: z.string() });
const difference = z
  .object({
    path: z.string().describe('Names of settings joined by dots'),
    was: z.unknown().describe('Absent: it was not there'),
    becomes: z.unknown().describe('Absent: it is no longer there'),
  })
  .meta({ id: 'SettingDifference' });

const version = z
  .object({
    version: z.number().int(),
    effectiveAt: at,
    createdAt: at,
    summary: z.string().describe('Why it was made; empty for the first'),
    person: z.string().nullable().describe('Who asked for it; null: the file of the lender, or a command'),
    second: z.string().nullable().describe('Who approved it; null where one person is enough'),
    sheetName: z.string(),
    state: z.enum(['IN_FORCE', 'LATER', 'BEFORE', 'CALLED_OFF']),
    differences: z.array(difference).describe('From the version before'),
  })
  .meta({ id: 'LenderVersion' });

const proposal = z
  .object({
    id: z.uuid(),
    room,
    state: z.enum(['OPEN', 'PUBLISHED', 'REFUSED', 'WITHDRAWN', 'EXPIRED']),
    differences: z.array(difference).describe('From what is in force or set for later'),
    rateSheetId: z.uuid().nullable(),
    sheetName: z.string().nullable().describe('The rate sheet that it brings'),
    effectiveAt: at.nullable().describe('Null: as soon as it is approved'),
    reason: z.string(),
    by: person,
    at,
    expiresAt: at.describe('Until then it waits'),
    second: person.nullable(),
    endedAt: at.nullable(),
    refusal: z.string().nullable(),
    version: z.number().int().nullable().describe('The version that it became'),
    isMine: z.boolean(),
    mayDecide: z.boolean(),
    whyNot: z.string().nullable().describe('Of one that is open: why the caller may not decide it'),
  })
  .meta({ id: 'SettingsProposal' });
export type DeskSettingsProposal = z.infer<typeof proposal>;

const lenderReply = z.object({
  orgCode: z.string(),
  version: z.number().int().describe('In force now'),
  latest: z.number().int().describe('The last, in force or set for later: what a change is made from'),
  effectiveAt: at.describe('Of the last'),
  settings: settings.describe('Of the last'),
  sheet: sheet.describe('Of the last'),
  vendors: z
    .array(z.object({ port: z.string(), vendor: z.string(), ready: z.boolean(), usual: z.boolean() }))
    .describe(
      'Who may serve the ports that a lender chooses for: whether this installation is set up with them, and whether they serve lenders that name none',
    ),
  versions: z.array(version).describe('The newest first, at most 50'),
  proposals: z.array(proposal).describe('Open ones first, at most 50'),
});
lenderReply.register(z.globalRegistry, { id: 'LenderSettings' });
export type DeskLender = z.infer<typeof lenderReply>;

export const deskLenderGet = endpoint({
  id: 'desk-lender-get',
  service,
  method: 'GET',
  path,
  access: 'staff',
  roles: LENDER_READERS,
  summary: 'The lender’s settings, their versions, and the changes that people asked for',
  reply: lenderReply,
});

const changes = z.record(z.string().max(80), z.unknown()).describe('Each member of the room that changes, with its whole new value');
/** The members of a typed change. */
export const asked = {
  room,
  base: z.number().int().positive().describe('The version that was on the screen'),
  changes,
  rateSheetId: z.uuid().optional().describe('Another rate sheet; in the room of rates only'),
};

/** A change of some members of a room, as it is typed. */
export const typedChange = z.strictObject(asked).meta({ id: 'TypedChange' });

export const deskLenderCheck = endpoint({
  id: 'desk-lender-check',
  service,
  method: 'POST',
  path: `${path}/check`,
  access: 'staff',
  roles: LENDER_READERS,
  summary: 'What a change would be, and what is wrong with it; nothing is kept',
  body: typedChange,
  reply: z.object({
    problems: z.array(z.object({ field: z.string(), message: z.string() })),
    differences: z.array(difference),
    people: z.enum(['ONE', 'TWO', 'LAW']).describe('LAW: two people, one of compliance'),
  }),
  errors: ['not_found'],
});

export const deskLenderPropose = endpoint({
  id: 'desk-lender-propose',
  service,
  method: 'POST',
  path: `${path}/proposals`,
  access: 'staff',
  roles: LENDER_ROLES,
  status: 201,
  summary: 'Ask for a change: published at once where one person is enough, else when another approves it',
  body: z.strictObject({
    ...asked,
    effectiveAt: at.nullable().describe('From when it holds; null: as soon as it is approved'),
    reason: changeReason,
  }),
  reply: proposal,
  errors: ['conflict', 'not_found'],
});

export const deskLenderDecision = endpoint({
  id: 'desk-lender-decision',
  service,
  method: 'POST',
  path: `${path}/proposals/{proposalId}/decision`,
  access: 'staff',
  roles: LENDER_ROLES,
  summary: 'A second person publishes or refuses a change, or the first takes it back',
  params: z.strictObject({ proposalId: z.uuid() }),
  body: z.strictObject({
    decision: z.enum(['APPROVE', 'REFUSE', 'WITHDRAW']),
    reason: lines(300, 'At most 300 characters').optional().describe('Required to refuse'),
  }),
  reply: proposal,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const deskLenderCallOff = endpoint({
  id: 'desk-lender-call-off',
  service,
  method: 'POST',
  path: `${path}/versions/{version}/call-off`,
  access: 'staff',
  roles: LENDER_ROLES,
  summary: 'Call off the last version before it takes effect: what is in force stays',
  params: z.strictObject({ version: z.string().regex(/^[1-9]\d{0,8}$/, 'The number of a version') }),
  reply: lenderReply,
  errors: ['not_found', 'conflict'],
});

export const deskLenderVersion = endpoint({
  id: 'desk-lender-version',
  service,
  method: 'GET',
  path: `${path}/versions/{version}`,
  access: 'staff',
  roles: LENDER_READERS,
  summary: 'The whole settings of a version: to compare, or to go back to it',
  params: z.strictObject({ version: z.string().regex(/^[1-9]\d{0,8}$/, 'The number of a version') }),
  reply: z.object({ version: z.number().int(), settings, sheet }),
  errors: ['not_found'],
});

const filePath = `${path}/file`;
/** Bytes of a file in base64: 1 MB, and a little more, which is refused with a sentence. */
const FILE_MAX = 1_400_000;
const bodyLimit = 1_500_000;
const file = z
  .string()
  .max(FILE_MAX, 'A file has at most 1 MB')
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'A file in base64')
  .describe('YAML or JSON in base64 (docs/how-to/add-a-lender.md)');

const fileProblem = z
  .object({
    line: z.number().int().nullable().describe('Of the file, from 1 on; null where nothing of it is meant'),
    path: z.string().describe('Names of settings joined by dots; may be empty'),
    message: z.string(),
  })
  .meta({ id: 'LenderFileProblem' });
const changed = z
  .object({
    room,
    people: z.enum(['ONE', 'TWO', 'LAW']).describe('Who publishes it. LAW: two people, one of compliance'),
    differences: z.array(difference).describe('From what is in force or set for later'),
    waits: z.boolean().describe('A change of the room waits already: nothing is proposed before it is decided'),
  })
  .meta({ id: 'LenderFileRoom' });

const checked = z.object({
  problems: z.array(fileProblem),
  rooms: z.array(changed).describe('The rooms that differ; none of a file with problems'),
  base: z.number().int().describe('The version that the file was compared with'),
  fileVersion: z.number().int().nullable().describe('The version that the file says it is of'),
});
export type DeskLenderFileChecked = z.infer<typeof checked>;

export const deskLenderFileGet = endpoint({
  id: 'desk-lender-file-get',
  service,
  method: 'GET',
  path: filePath,
  access: 'staff',
  roles: LENDER_READERS,
  summary: 'The settings in force, rate sheet included, as one file',
  query: z.strictObject({ format: z.enum(['yaml', 'json']).optional().describe('YAML unless it is given') }),
  reply: z.any().describe('The bytes'),
});

export const deskLenderFileCheck = endpoint({
  id: 'desk-lender-file-check',
  service,
  method: 'POST',
  path: `${filePath}/check`,
  access: 'staff',
  roles: LENDER_READERS,
  summary: 'What is wrong with a file of settings, line by line, or what it would change; nothing is kept',
  bodyLimit,
  body: z.strictObject({ file }),
  reply: checked,
});

export const deskLenderFilePropose = endpoint({
  id: 'desk-lender-file-propose',
  service,
  method: 'POST',
  path: `${filePath}/proposals`,
  access: 'staff',
  roles: LENDER_ROLES,
  status: 201,
  summary: 'Ask for everything that a file changes, a proposal for each room: all of them or none',
  bodyLimit,
  body: z.strictObject({
    file,
    base: z.number().int().positive().describe('The version that the file was compared with'),
    effectiveAt: at.nullable().describe('From when it holds; null: as soon as it is approved'),
    reason: changeReason,
  }),
  reply: z.object({
    rooms: z.array(z.object({ room, state: z.enum(['OPEN', 'PUBLISHED']) })).describe('PUBLISHED: one person was enough'),
  }),
  errors: ['conflict', 'not_found'],
});

export const DESK_LENDER_ENDPOINTS = {
  deskLenderGet,
  deskLenderCheck,
  deskLenderPropose,
  deskLenderDecision,
  deskLenderCallOff,
  deskLenderVersion,
  deskLenderFileGet,
  deskLenderFileCheck,
  deskLenderFilePropose,
};
