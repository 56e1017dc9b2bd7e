/** The rooms where a lender's people change its settings: who asks for what, and who decides (record 159). */
import { type DeskLender, type DeskSettingsProposal, LENDER_ROLES } from '@hearthline/contract/desk/lender.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { membersOf } from '@hearthline/database/stores/lender/staff-members.ts';
import {
  callOffVersion,
  type LenderVersion,
  lockLatestVersion,
  versionOf,
  versionsNumbered,
  versionsOf,
} from '@hearthline/database/stores/settings/lender-versions.ts';
import {
  addSettingsProposal,
  endSettingsProposal,
  expireSettingsProposals,
  lockSettingsProposal,
  type SettingsProposal,
  settingsProposals,
} from '@hearthline/database/stores/settings/settings-proposals.ts';
import { keptSettings, readVersion } from '../../config/lenders.ts';
import { type Queryable, transaction } from '@hearthline/database/transaction.ts';
import { peopleOf } from '@hearthline/orgs/rooms.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { vendorsToChoose } from '../../config/providers.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { commitDecision, decideWith, type Decision, type Kind, whyNotDecide } from '../two-people.ts';
import { whyNotFrom } from './effective-hour.ts';
import { type Change, changedBy, differencesOf, EARLIER, isAsItWas, OTHER_CHANGE, problemsOf, publish } from './settings-change.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a proposal waits. */
const WAITS_MS = 7 * DAY_MS;
/** How many versions and proposals are shown. */
const SHOWN = 50;

/** What a change would be, and what is wrong with it. Nothing is kept. */
export async function checkChange(ctx: Context, { organization }: StaffCaller, change: Change) {
  const latest = await latestOf(ctx, organization);
  const after = await changedBy(ctx.pool, latest, change);
  return {
    problems: await problemsOf(ctx, change.room, after, latest.version + 1),
    differences: differencesOf(latest, after),
    people: peopleOf(change.room, Object.keys(change.changes)),
  };
}

/** The last version that was not called off, in force or set for later. Throws not_found. */
export async function latestOf(ctx: Pick<Context, 'pool'>, organization: string): Promise<LenderVersion> {
  const latest = (await versionsOf(ctx.pool, organization, SHOWN)).find((one) => one.called_off_at === null);
  if (!latest) throw new Problem('not_found');
  return latest;
}

const isOfCompliance = (role: string): boolean => role === 'compliance';

/** Why a caller may not decide a proposal that is open; null where they may. */
function whyNot({ room, changes, person_uuid: by, person_role: role }: SettingsProposal, caller: StaffCaller): string | null {
  const mayDecide = LENDER_ROLES.some((one) => one === caller.role);
  const needsCompliance = peopleOf(room, Object.keys(changes)) === 'LAW' && !isOfCompliance(role) && !isOfCompliance(caller.role);
  return whyNotDecide(
    caller,
    by,
    !mayDecide
      ? 'An administrator or a member of compliance decides it.'
      : needsCompliance
        ? 'Money or law is touched: one of the two people is of compliance.'
        : null,
  );
}

/** The versions from which proposals are told: the last one of those that are open, else the one they were made from; read together. */
async function basesOf(
  on: Queryable,
  rows: readonly SettingsProposal[],
  latest: LenderVersion,
  read: readonly LenderVersion[] = [],
): Promise<(row: SettingsProposal) => LenderVersion> {
  const known = new Map([latest, ...read].map((one) => [one.version, one]));
  const missing = rows.filter(({ state, base_version: base }) => state !== 'OPEN' && !known.has(base)).map((row) => row.base_version);
  for (const one of missing.length > 0 ? await versionsNumbered(on, latest.org_code, missing) : []) known.set(one.version, one);
  return ({ state, base_version: base }) => (state === 'OPEN' ? latest : (known.get(base) ?? latest));
}

function proposalReply(from: LenderVersion, row: SettingsProposal, caller: StaffCaller): DeskSettingsProposal {
  const after = { settings: { ...from.settings, ...row.changes }, sheet: { name: row.sheet_name ?? from.sheet_name } };
  const why = row.state === 'OPEN' ? whyNot(row, caller) : null;
  return {
    id: row.id,
    room: row.room,
    state: row.state,
    differences: differencesOf(from, after),
    rateSheetId: row.rate_sheet_id,
    sheetName: row.sheet_name,
    effectiveAt: row.effective_at?.toISOString() ?? null,
    reason: row.reason,
    by: { uuid: row.person_uuid, name: row.person },
    at: row.at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    second: row.second_uuid === null ? null : { uuid: row.second_uuid, name: row.second ?? '' },
    endedAt: row.decided_at?.toISOString() ?? null,
    refusal: row.refusal,
    version: row.version,
    isMine: row.person_uuid === caller.staffUuid,
    mayDecide: row.state === 'OPEN' && why === null,
    whyNot: why,
  };
}

/** A proposal as the change that it asks for. */
export const changeOf = ({ room, base_version: base, changes, rate_sheet_id: sheet }: SettingsProposal): Change => ({
  room,
  base,
  changes,
  ...(sheet !== null && { rateSheetId: sheet }),
});

/** The settings of the caller's lender, their versions and the changes that were asked for. Throws not_found for a lender without a version. */
export async function settingsOfLender(ctx: Context, caller: StaffCaller): Promise<DeskLender> {
  const { organization } = caller;
  await expireSettingsProposals(ctx.pool, organization, ctx.clock.real());
  const [versions, latest, staff, rows] = await Promise.all([
    versionsOf(ctx.pool, organization, SHOWN + 1),
    latestOf(ctx, organization),
    membersOf(ctx.pool, organization),
    settingsProposals(ctx.pool, organization, SHOWN),
  ]);
  const baseOf = await basesOf(ctx.pool, rows, latest, versions);
  const nameOf = (uuid: string | null): string | null => staff.find((one) => one.uuid === uuid)?.name ?? null;
  const now = ctx.clock.now();
  const inForce = versions.find((one) => one.called_off_at === null && one.effective_at <= now) ?? latest;
  const stateOf = (one: LenderVersion) =>
    one.called_off_at !== null ? 'CALLED_OFF' : one.effective_at > now ? 'LATER' : one === inForce ? 'IN_FORCE' : 'BEFORE';
  return {
    orgCode: organization,
    version: inForce.version,
    latest: latest.version,
    effectiveAt: latest.effective_at.toISOString(),
    settings: wholeOf(latest),
    sheet: sheetOfVersion(latest),
    vendors: vendorsToChoose(ctx.providers),
    versions: versions.slice(0, SHOWN).map((one, at) => {
      const before = versions.slice(at + 1).find(({ called_off_at: calledOff }) => calledOff === null);
      return {
        version: one.version,
        effectiveAt: one.effective_at.toISOString(),
        createdAt: one.created_at.toISOString(),
        summary: one.summary,
        person: nameOf(one.person_uuid),
        second: nameOf(one.second_uuid),
        sheetName: one.sheet_name,
        state: stateOf(one),
        differences: before ? differencesOf(before, { settings: one.settings, sheet: { name: one.sheet_name } }) : [],
      };
    }),
    proposals: rows.map((row) => proposalReply(baseOf(row), row, caller)),
  };
}

/** The settings of a version, with the usual values of those that came later. */
function wholeOf(version: LenderVersion): Record<string, unknown> {
  const read = readVersion(version);
  return 'lender' in read ? keptSettings(read.lender) : version.settings;
}

const sheetOfVersion = ({ rate_sheet_id: id, sheet_name: name, sheet_sha256: sha256 }: LenderVersion) => ({ id, name, sha256 });

/** The whole settings of one version. Throws not_found. */
export async function versionOfLender(ctx: Pick<Context, 'pool'>, { organization }: StaffCaller, version: number) {
  const found = await versionOf(ctx.pool, organization, version);
  if (!found) throw new Problem('not_found');
  return { version, settings: found.settings, sheet: sheetOfVersion(found) };
}

/** A change with from when it holds and why. */
export type AskedChange = Change & { readonly effectiveAt: string | null; readonly reason: string };

/** Asks for a change of one room, in a transaction of its own. Throws as `proposeIn`. */
export const proposeChange = async (ctx: Context, caller: StaffCaller, asked: AskedChange): Promise<DeskSettingsProposal> =>
  transaction(ctx.pool, async (client) => proposeIn(ctx, client, caller, asked));

/**
 * Asks for a change: published at once where one person is enough, else kept until another decides. Throws invalid_request with each problem at its field,
 * conflict where nothing changes, another change of the room waits, or what it is about was changed since.
 */
export async function proposeIn(
  ctx: Context,
  client: PoolClient,
  caller: StaffCaller,
  { effectiveAt, reason, ...change }: AskedChange,
): Promise<DeskSettingsProposal> {
  const { organization, staffUuid } = caller;
  const at = ctx.clock.real();
  const from = effectiveAt === null ? null : new Date(effectiveAt);
  const whyNotThen = from && whyNotFrom(from, ctx.clock.now());
  if (whyNotThen) throw new Problem('invalid_request', { errors: [{ field: 'effectiveAt', message: whyNotThen }] });
  await expireSettingsProposals(client, organization, at);
  const latest = await lockLatestVersion(client, organization);
  if (!latest) throw new Problem('not_found');
  if (!(await isAsItWas(client, latest, change.base, change))) throw new Problem('conflict', { message: OTHER_CHANGE });
  const after = await changedBy(client, latest, change);
  const problems = await problemsOf(ctx, change.room, after, latest.version + 1);
  if (problems.length > 0) throw new Problem('invalid_request', { errors: problems });
  if (differencesOf(latest, after).length === 0) throw new Problem('conflict', { message: 'This is what is in force, or set for later.' });
  if (from !== null && from < latest.effective_at && latest.effective_at > ctx.clock.now())
    throw new Problem('conflict', { message: EARLIER, errors: [{ field: 'effectiveAt', message: EARLIER }] });
  const id = v7();
  const kept = await addSettingsProposal(client, {
    id,
    org_code: organization,
    room: change.room,
    base_version: latest.version,
    changes: change.changes,
    rate_sheet_id: change.rateSheetId ?? null,
    effective_at: from,
    reason,
    person_uuid: staffUuid,
    at,
    expires_at: new Date(at.getTime() + WAITS_MS),
  });
  if (!kept) throw new Problem('conflict', { message: 'A change of this room waits already. Decide it first, or take it back.' });
  if (peopleOf(change.room, Object.keys(change.changes)) === 'ONE') {
    const version = await publish(
      ctx,
      client,
      organization,
      { ...change, base: latest.version },
      { effectiveAt: from, reason, person: staffUuid, second: null },
    );
    if (typeof version === 'string') throw new Problem('conflict', { message: version });
    await endSettingsProposal(client, id, { state: 'PUBLISHED', second: null, at, refusal: null, version });
  }
  const row = await lockSettingsProposal(client, organization, id);
  if (!row) throw new Problem('not_found');
  return proposalReply((await basesOf(client, [row], latest))(row), row, caller);
}

function settingsProposal(ctx: Context, caller: StaffCaller, id: string): Kind<SettingsProposal, SettingsProposal> {
  const { organization, staffUuid } = caller;
  const at = ctx.clock.real();
  const after = async (client: PoolClient, row: SettingsProposal) => (await lockSettingsProposal(client, organization, id)) ?? row;
  const end =
    (state: 'REFUSED' | 'WITHDRAWN' | 'EXPIRED', second: string | null) =>
    async (client: PoolClient, row: SettingsProposal, why?: string) => {
      await endSettingsProposal(client, id, { state, second, at, refusal: why ?? null, version: null });
      return after(client, row);
    };
  return {
    lock: async (client) => {
      await lockLatestVersion(client, organization);
      return lockSettingsProposal(client, organization, id);
    },
    proposed: ({ state, person_uuid: proposer }) => ({ state, isOpen: state === 'OPEN', proposer, proposerIs: LENDER_ROLES }),
    whyNot: (row) => whyNot(row, caller),
    proposerGone: 'Who asked for it no longer works here in that role.',
    whyExpired: async (client, row, decision) => {
      if (row.expires_at <= at) return 'Nobody decided it in time.';
      const latest = await lockLatestVersion(client, organization);
      const isKept = latest !== null && (await isAsItWas(client, latest, row.base_version, changeOf(row)));
      return decision === 'APPROVE' && !isKept ? OTHER_CHANGE : null;
    },
    expire: async (client, row, why) => void (await end('EXPIRED', null)(client, row, why)),
    approve: async (client, row) => {
      const version = await publish(ctx, client, organization, changeOf(row), {
        effectiveAt: row.effective_at,
        reason: row.reason,
        person: row.person_uuid,
        second: staffUuid,
      });
      if (typeof version === 'string') throw new Problem('conflict', { message: version });
      await endSettingsProposal(client, id, { state: 'PUBLISHED', second: staffUuid, at, refusal: null, version });
      return after(client, row);
    },
    refuse: async (client, row, reason) => end('REFUSED', staffUuid)(client, row, reason),
    withdraw: async (client, row, reason) => end('WITHDRAWN', null)(client, row, reason),
  };
}

/** Decides an open proposal: a different person publishes or refuses it, or the first takes it back. Throws as `decideWith`. */
export async function decideChange(ctx: Context, caller: StaffCaller, id: string, asked: Decision): Promise<DeskSettingsProposal> {
  const row = await commitDecision(ctx.pool, async (client) => decideWith(client, settingsProposal(ctx, caller, id), caller, asked));
  const baseOf = await basesOf(ctx.pool, [row], await latestOf(ctx, caller.organization));
  return proposalReply(baseOf(row), row, caller);
}

/** Calls off the last version before it takes effect. Throws not_found, conflict for one in effect and for one that is not the last. */
export async function callOff(ctx: Context, caller: StaffCaller, version: number): Promise<DeskLender> {
  await transaction(ctx.pool, async (client) => {
    const latest = await lockLatestVersion(client, caller.organization);
    const found = await versionOf(client, caller.organization, version);
    if (!latest || !found) throw new Problem('not_found');
    const at = ctx.clock.now();
    if (latest.version !== version)
      throw new Problem('conflict', { message: 'Only the last version is called off, before it takes effect.' });
    if (latest.effective_at <= at) throw new Problem('conflict', { message: 'This version is in effect. Ask for a change back instead.' });
    await callOffVersion(client, caller.organization, version, { at, by: caller.staffUuid });
  });
  return settingsOfLender(ctx, caller);
}
