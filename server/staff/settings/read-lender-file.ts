/** What a file of a lender's settings says, against the last version: what is wrong with it, or what it changes in each room. */
import { Problem } from '@hearthline/contract/problem.ts';
import { type LenderVersion, versionsOf } from '@hearthline/database/stores/settings/lender-versions.ts';
import { type FileProblem, readLenderFile } from '@hearthline/orgs/lender-file.ts';
import { differences, FIXED, ROOM_NAMES, ROOMS, type RoomName } from '@hearthline/orgs/rooms.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { Context } from '../../config/context.ts';
import { keptSettings, sha256Of } from '../../config/lenders.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { problemsOf } from './settings-change.ts';

/** Versions among which the last that was not called off is. */
const LOOKED_AT = 50;

/** A file as text, or what is wrong with it. */
function textOf(file: string): { readonly text: string } | { readonly problem: string } {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length === 0) return { problem: 'The file is empty' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'The file is not text in UTF-8: save it as plain text' };
  }
}

async function latestOf(ctx: Context, organization: string): Promise<LenderVersion> {
  const latest = (await versionsOf(ctx.pool, organization, LOOKED_AT)).find((one) => one.called_off_at === null);
  if (!latest) throw new Problem('not_found');
  return latest;
}

/** What a room of a file changes: each member with its new value, and the rate sheet where it is another. */
type RoomChange = { readonly room: RoomName; readonly changes: Readonly<Record<string, unknown>>; readonly hasSheet: boolean };

function changesOf(latest: LenderVersion, lender: Lender): RoomChange[] {
  const settings = keptSettings(lender);
  const isOther = latest.sheet_sha256 !== sha256Of(lender.heloc.rateSheet);
  return ROOM_NAMES.flatMap((room) => {
    const members: readonly string[] = ROOMS[room].members;
    const changed = members.filter((member) => differences(latest.settings[member], settings[member]).length > 0);
    const hasSheet = room === 'rates' && isOther;
    if (changed.length === 0 && !hasSheet) return [];
    return [{ room, changes: Object.fromEntries(changed.map((member) => [member, settings[member]])), hasSheet }];
  });
}

type Read =
  | { readonly problems: readonly FileProblem[]; readonly latest: LenderVersion }
  | { readonly lender: Lender; readonly latest: LenderVersion; readonly rooms: readonly RoomChange[] };

/** What of a lender no desk changes, and a file says otherwise. */
function fixedProblems(latest: LenderVersion, lender: Lender, lineOf: (path: string) => number | null): FileProblem[] {
  return FIXED.filter((member) => lender[member] !== latest.settings[member]).map((member) => ({
    line: lineOf(member),
    path: member,
    message: `This is never changed at the desk: it is ${String(latest.settings[member])}`,
  }));
}

/** Reads a file against the last version of the caller's lender: what is wrong with it as a whole and with each room's part alone, or what it changes. */
export async function readFile(ctx: Context, { organization }: StaffCaller, file: string): Promise<Read> {
  const latest = await latestOf(ctx, organization);
  const text = textOf(file);
  if ('problem' in text) return { problems: [{ line: null, path: '', message: text.problem }], latest };
  const read = readLenderFile(text.text);
  if ('problems' in read) return { problems: read.problems, latest };
  const { lender, lineOf } = read;
  const fixed = fixedProblems(latest, lender, lineOf);
  if (fixed.length > 0) return { problems: fixed, latest };
  const rooms = changesOf(latest, lender);
  const found = await Promise.all(
    rooms.map(async ({ room, changes, hasSheet }) => {
      const sheet = hasSheet ? lender.heloc.rateSheet : latest.sheet;
      const after = { settings: { ...latest.settings, ...changes }, sheet: { id: latest.rate_sheet_id, name: latest.sheet_name, sheet } };
      const problems = await problemsOf(ctx, room, after, latest.version + 1);
      return problems.map(({ field: path, message }) => ({ line: lineOf(path), path, message: `${ROOMS[room].title}: ${message}` }));
    }),
  );
  const problems = found.flat();
  return problems.length > 0 ? { problems, latest } : { lender, latest, rooms };
}
