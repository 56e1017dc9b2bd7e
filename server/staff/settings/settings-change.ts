/** What a change of a lender's settings is: made from a version, checked as a whole, and published as the next one (record 159). */
import { Problem } from '@hearthline/contract/problem.ts';
import {
  insertVersion,
  type LenderVersion,
  lockLatestVersion,
  nextVersion,
  sheetById,
  versionOf,
} from '@hearthline/database/stores/settings/lender-versions.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import { sharedMembers } from '@hearthline/orgs/lender-set.ts';
import { productOf } from '@hearthline/orgs/product.ts';
import { differences, type RoomName, ROOMS } from '@hearthline/orgs/rooms.ts';
import { limitProblems } from '@hearthline/rules/offers/impact/limit-problems.ts';
import type { RateSheet } from '@hearthline/rules/offers/types.ts';
import { regBDay } from '@hearthline/rules/regulation/reg-b.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { notSetUp } from '../../config/providers.ts';
import { readVersion } from '../../config/lenders.ts';
import { marketRatesOf } from '../../steps/prequalification/market-rates.ts';

/** A change of some members of one room, made from a version. */
export type Change = {
  readonly room: RoomName;
  readonly base: number;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly rateSheetId?: string | undefined;
};
type FieldProblem = { readonly field: string; readonly message: string };
/** Settings after a change, and the rate sheet they lend by. */
type Changed = {
  readonly settings: Record<string, unknown>;
  readonly sheet: { readonly id: string; readonly name: string; readonly sheet: RateSheet };
};

const IS_A_SHEET = 'Rates are a rate sheet of their own: keep it under a name, and ask for that sheet';
const holdsSheet = (heloc: unknown): boolean => typeof heloc === 'object' && heloc !== null && Object.hasOwn(heloc, 'rateSheet');

/** The settings with a change, not checked yet. Throws invalid_request for a member of another room, not_found for an unknown rate sheet. */
export async function changedBy(on: Queryable, latest: LenderVersion, { room, changes, rateSheetId }: Change): Promise<Changed> {
  const members: readonly string[] = ROOMS[room].members;
  const strange = Object.keys(changes).filter((member) => !members.includes(member));
  if (strange.length > 0 || (rateSheetId !== undefined && room !== 'rates'))
    throw new Problem('invalid_request', {
      errors: [...strange, ...(rateSheetId !== undefined && room !== 'rates' ? ['rateSheetId'] : [])].map((field) => ({
        field,
        message: `This is not changed under ${ROOMS[room].title}`,
      })),
    });
  if (holdsSheet(changes['heloc'])) throw new Problem('invalid_request', { errors: [{ field: 'heloc.rateSheet', message: IS_A_SHEET }] });
  const kept = rateSheetId === undefined ? null : await sheetById(on, latest.org_code, rateSheetId);
  if (rateSheetId !== undefined && !kept) throw new Problem('not_found');
  return {
    settings: { ...latest.settings, ...changes },
    sheet: kept ?? { id: latest.rate_sheet_id, name: latest.sheet_name, sheet: latest.sheet },
  };
}

const HIDDEN = 'A lender that was open is closed, not hidden: people who have applied would not find its site';
const NOT_SET_UP = 'This vendor is not set up on this installation: it needs its address and credential first';

/** Rooms whose changes move rates, or the states whose limits they are under. */
const PRICED: readonly RoomName[] = ['rates', 'states'];

/** Everything that is wrong with the lender that a change of a room would make, each at its field: also rates that no offer could lawfully carry. */
export async function problemsOf(ctx: Context, room: RoomName, { settings, sheet }: Changed, version: number): Promise<FieldProblem[]> {
  const read = readVersion({ settings, version, sheet: sheet.sheet });
  if ('problems' in read) return read.problems.map(({ path, message }) => ({ field: path, message }));
  const { lender } = read;
  const { all, byCode } = ctx.lenders.now();
  const others = all.filter(({ orgCode }) => orgCode !== lender.orgCode);
  const shared: FieldProblem[] = sharedMembers(others, lender);
  const before = byCode(lender.orgCode)?.serving ?? 'TEST';
  if (lender.serving === 'TEST' && before !== 'TEST') shared.push({ field: 'serving', message: HIDDEN });
  if (room === 'vendors')
    return [...shared, ...notSetUp(ctx.providers, [lender]).map(({ port }) => ({ field: `vendors.${port}`, message: NOT_SET_UP }))];
  if (!PRICED.includes(room)) return shared;
  const market = await marketRatesOf(ctx, regBDay(ctx.clock.now()));
  const { refused } = limitProblems({ product: productOf(lender.heloc), market }, lender.licensedStates);
  return [...shared, ...refused.map(({ path, message }) => ({ field: ['heloc', 'rateSheet', ...path].join('.'), message }))];
}

/** What differs from a version; the rate sheet by its name, which no other of the lender has. */
export const differencesOf = (
  { settings, sheet_name: name }: LenderVersion,
  after: { readonly settings: LenderVersion['settings']; readonly sheet: { readonly name: string } },
) => [...differences(settings, after.settings), ...differences({ rateSheet: name }, { rateSheet: after.sheet.name })];

export const OTHER_CHANGE = 'The same settings were changed since. Look at what they are now, and ask again.';
export const EARLIER = 'A version is set for a later hour. Take that hour or a later one, or call that version off first.';

/** Whether what a change is about is as it was in the version that it was made from. */
export async function isAsItWas(
  client: PoolClient,
  latest: LenderVersion,
  base: number,
  { changes, rateSheetId }: Change,
): Promise<boolean> {
  if (latest.version === base) return true;
  const from = await versionOf(client, latest.org_code, base);
  if (!from) return false;
  const members = Object.keys(changes);
  const part = ({ settings }: LenderVersion) => Object.fromEntries(members.map((member) => [member, settings[member]]));
  return differences(part(from), part(latest)).length === 0 && (rateSheetId === undefined || from.rate_sheet_id === latest.rate_sheet_id);
}

type Publishing = { readonly effectiveAt: Date | null; readonly reason: string; readonly person: string; readonly second: string | null };

/** Makes the version that a change becomes, under the lock of the lender's versions; answers why not where it no longer can be. */
export async function publish(
  ctx: Context,
  client: PoolClient,
  organization: string,
  change: Change,
  { effectiveAt, reason, person, second }: Publishing,
): Promise<number | string> {
  const latest = await lockLatestVersion(client, organization);
  if (!latest || !(await isAsItWas(client, latest, change.base, change))) return OTHER_CHANGE;
  const now = ctx.clock.now();
  const from = effectiveAt !== null && effectiveAt > now ? effectiveAt : now;
  if (from < latest.effective_at) return EARLIER;
  const after = await changedBy(client, latest, change);
  const version = await nextVersion(client, organization);
  const problems = await problemsOf(ctx, change.room, after, version);
  if (problems.length > 0) return problems.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join('. ');
  await insertVersion(client, {
    org_code: organization,
    version,
    settings: after.settings,
    rate_sheet_id: after.sheet.id,
    effective_at: from,
    created_at: now,
    file_sha256: null,
    summary: reason,
    person_uuid: person,
    second_uuid: second,
  });
  return version;
}
