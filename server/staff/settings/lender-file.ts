/** A lender's settings as one file at the desk: what it changes is checked and proposed as the rooms' own forms are (record 159). */
import type { DeskLenderFileChecked } from '@hearthline/contract/desk/lender.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { insertSheet, sheetByHash } from '@hearthline/database/stores/settings/lender-versions.ts';
import { openRooms } from '@hearthline/database/stores/settings/settings-proposals.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { lenderFile } from '@hearthline/orgs/lender-file.ts';
import { differences, peopleOf, type RoomName } from '@hearthline/orgs/rooms.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { sha256Of } from '../../config/lenders.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { proposeIn } from './lender-settings.ts';
import { readFile } from './read-lender-file.ts';

const TYPES = { yaml: 'application/yaml; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** The settings in force as a file. */
export function settingsAsFile(ctx: Context, { organization }: StaffCaller, format: 'yaml' | 'json') {
  const lender = lenderOf(ctx, organization);
  const name = `${organization.toLowerCase().replaceAll('_', '-')}-version-${lender.version}.${format}`;
  return { contentType: TYPES[format], name, bytes: Buffer.from(lenderFile(lender, format)) };
}

/** A rate sheet with its lists by number of the row, so that a difference is named by its row. */
const byRow = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [Array.isArray(value) ? String(Number(key) + 1) : key, byRow(one)]))
    : value;

/** What is wrong with a file, or what it would change by room. Nothing is kept. */
export async function checkFile(ctx: Context, caller: StaffCaller, file: string): Promise<DeskLenderFileChecked> {
  const read = await readFile(ctx, caller, file);
  const { latest } = read;
  if ('problems' in read) return { problems: [...read.problems], rooms: [], base: latest.version, fileVersion: null };
  const waiting = await openRooms(ctx.pool, caller.organization, ctx.clock.real());
  const { rateSheet } = read.lender.heloc;
  return {
    problems: [],
    rooms: read.rooms.map(({ room, changes, hasSheet }) => ({
      room,
      people: peopleOf(room, Object.keys(changes)),
      differences: [
        ...differences(latest.settings, { ...latest.settings, ...changes }),
        ...(hasSheet ? differences(byRow({ rateSheet: latest.sheet }), byRow({ rateSheet })) : []),
      ],
      waits: waiting.includes(room),
    })),
    base: latest.version,
    fileVersion: read.lender.version,
  };
}

/** The kept rate sheet of a file: one that the lender has already, or a new one. */
async function keptSheet(ctx: Context, client: PoolClient, { organization, staffUuid }: StaffCaller, lender: Lender): Promise<string> {
  const { rateSheet: sheet } = lender.heloc;
  const sha256 = sha256Of(sheet);
  const known = await sheetByHash(client, organization, sha256);
  if (known !== null) return known;
  const id = v7();
  const at = ctx.clock.real();
  const name = `Rates of a file, ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${sha256.slice(0, 8)}`;
  const kept = await insertSheet(client, { id, org_code: organization, name, sheet, sha256, created_at: at, staff_uuid: staffUuid });
  if (!kept) throw new Problem('conflict', { message: 'The rate sheet of the file could not be kept. Try again.' });
  return id;
}

type Asked = { readonly file: string; readonly base: number; readonly effectiveAt: string | null; readonly reason: string };

/**
 * Asks for everything that a file changes, a proposal for each room: all of them, or none. Throws invalid_request with what is wrong with the file, conflict
 * where nothing changes, a change of one of the rooms waits, or the settings were changed since the file was compared with them.
 */
export async function proposeFile(ctx: Context, caller: StaffCaller, { file, base, effectiveAt, reason }: Asked) {
  const read = await readFile(ctx, caller, file);
  if ('problems' in read)
    throw new Problem('invalid_request', {
      errors: read.problems.map(({ line, message }) => ({ field: 'file', message: line === null ? message : `Line ${line}: ${message}` })),
    });
  const { lender, latest, rooms } = read;
  if (latest.version !== base)
    throw new Problem('conflict', { message: 'The settings were changed since. Upload the file again to see what it changes now.' });
  if (rooms.length === 0) throw new Problem('conflict', { message: 'This is what is in force, or set for later.' });
  const proposed = await transaction(ctx.pool, async (client) => {
    const done: { room: RoomName; state: 'OPEN' | 'PUBLISHED' }[] = [];
    for (const { room, changes, hasSheet } of rooms) {
      const sheet = hasSheet ? { rateSheetId: await keptSheet(ctx, client, caller, lender) } : {};
      const { state } = await proposeIn(ctx, client, caller, { room, base, changes, ...sheet, effectiveAt, reason });
      done.push({ room, state: state === 'PUBLISHED' ? 'PUBLISHED' : 'OPEN' });
    }
    return done;
  });
  return { rooms: proposed };
}
