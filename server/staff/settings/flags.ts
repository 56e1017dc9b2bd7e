import type { DeskExperiment, DeskExperiments, DeskFlags, deskExperimentPost } from '@hearthline/contract/desk/flags.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { SettingChangeRow } from '@hearthline/database/generated/rows.ts';
import {
  type Experiment,
  experimentOf,
  experimentsOf,
  insertExperiment,
  startExperiment,
  stopEnded,
  stopExperiment,
  type Tally,
  tallies,
} from '@hearthline/database/stores/lender/experiments.ts';
import { flagRows, insertSettingChange, settingChanges } from '@hearthline/database/stores/lender/flags.ts';
import { memberByUuid } from '@hearthline/database/stores/lender/staff-members.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { isSurface, refusalsOf, SURFACE_KEYS, SURFACES, wilson } from '@hearthline/rules/experiments.ts';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { FLAG_KEYS, FLAGS, isFlagKey } from '../../organizations/flag-table.ts';
import { flagOf, isUnchecked, setFlag } from '../../organizations/flags.ts';

type Change = Pick<SettingChangeRow, 'kind' | 'key' | 'was' | 'became' | 'reason'>;
type On = Parameters<typeof insertSettingChange>[0];

async function logChange(ctx: Context, on: On, { organization, staffUuid }: StaffCaller, change: Change): Promise<void> {
  const member = await memberByUuid(on, staffUuid);
  await insertSettingChange(on, {
    ...change,
    uuid: v7(),
    organization_code: organization,
    staff_uuid: staffUuid,
    person: member?.name ?? '',
    at: ctx.clock.real(),
  });
}

async function changesOf(ctx: Context, organization: string, kind: Change['kind']): Promise<DeskFlags['changes']> {
  const rows = await settingChanges(ctx.pool, organization, kind);
  return rows.map(({ key, was, became, reason, person, at }) => ({ key, was, became, reason, person, at: at.toISOString() }));
}

const state = (enabled: boolean): string => (enabled ? 'on' : 'off');

/** The flags as a lender's borrowers get them. */
export async function flagsOfLender(ctx: Context, organization: string): Promise<DeskFlags> {
  const own = new Set(
    (await flagRows(ctx.pool, organization)).filter((row) => row.organization_code === organization).map(({ key }) => key),
  );
  const flags = await Promise.all(
    FLAG_KEYS.map(async (key) => {
      const { enabled, variables } = await flagOf(ctx, key, organization);
      const { meaning, enabled: isOnByDefault } = FLAGS[key];
      const named = variables.map((one) => ({ key: one.key, value: one.defaultValue }));
      return { key, meaning, enabled, isOnByDefault, isOwn: own.has(key), variables: named };
    }),
  );
  const { flagsProvider } = ctx.config;
  const provider = flagsProvider === null ? null : new URL(flagsProvider.url).host;
  return { provider, flags, changes: await changesOf(ctx, organization, 'FLAG') };
}

/** Turns a flag on or off for the caller's lender. Refused with `conflict` when it is not as it was on the screen, or is not asked for this lender. */
export async function turnFlag(ctx: Context, caller: StaffCaller, key: string, to: { enabled: boolean; was: boolean; reason: string }) {
  if (!isFlagKey(key)) throw new Problem('not_found');
  const { enabled, was, reason } = to;
  if (isUnchecked(ctx, key, caller.organization)) throw new Problem('conflict');
  if (enabled === was || (await flagOf(ctx, key, caller.organization)).enabled !== was) throw new Problem('conflict');
  await transaction(ctx.pool, async (client) => {
    await setFlag({ ...ctx, pool: client }, { key, enabled, org: caller.organization });
    await logChange(ctx, client, caller, { kind: 'FLAG', key, was: state(was), became: state(enabled), reason });
  });
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

function described(one: Experiment, counted: readonly Tally[]): DeskExperiment {
  const surface = isSurface(one.surface) ? SURFACES[one.surface] : null;
  const texts: Readonly<Record<string, string>> = surface?.variations ?? {};
  const variations = one.variations.map(({ key, weight }) => {
    const { reached = 0, continued = 0 } = counted.find((tally) => tally.uuid === one.uuid && tally.variation === key) ?? {};
    const [low, high] = wilson(continued, reached);
    return { key, text: texts[key] ?? key, isControl: key === surface?.control, weight, reached, continued, low, high };
  });
  const reached = variations.reduce((sum, variation) => sum + variation.reached, 0);
  return {
    uuid: one.uuid,
    key: one.key,
    surface: one.surface,
    question: one.question,
    state: one.state,
    device: one.audience.device ?? null,
    source: one.audience.source ?? null,
    visitorsPlanned: one.visitors_planned,
    daysPlanned: one.days_planned,
    startsAt: iso(one.starts_at),
    endsAt: iso(one.ends_at),
    stoppedAt: iso(one.stopped_at),
    createdAt: one.created_at.toISOString(),
    isComplete: one.state === 'STOPPED' && reached >= one.visitors_planned,
    variations,
  };
}

const surfaces = SURFACE_KEYS.map((key) => ({
  key,
  shows: SURFACES[key].shows,
  variations: Object.entries(SURFACES[key].variations).map(([name, text]) => ({
    key: name,
    text,
    isControl: name === SURFACES[key].control,
  })),
}));

/** A lender's experiments with their results. */
export async function experimentsOfLender(ctx: Context, organization: string): Promise<DeskExperiments> {
  await stopEnded(ctx.pool, ctx.clock.real());
  const [all, counted] = await Promise.all([experimentsOf(ctx.pool, organization), tallies(ctx.pool, organization)]);
  return { surfaces, experiments: all.map((one) => described(one, counted)), changes: await changesOf(ctx, organization, 'EXPERIMENT') };
}

type Plan = z.output<typeof deskExperimentPost.body>;

/** Stores a plan. What no experiment may vary is refused at its field (rules/experiments.ts). */
export async function planExperiment(ctx: Context, caller: StaffCaller, plan: Plan): Promise<void> {
  const errors = refusalsOf(plan);
  if (errors.length > 0) throw new Problem('invalid_request', { errors });
  const { surface, question, variations, device, source, visitorsPlanned, daysPlanned, reason } = plan;
  await transaction(ctx.pool, async (client) => {
    const key = await insertExperiment(client, {
      uuid: v7(),
      organization_code: caller.organization,
      surface,
      question,
      variations,
      audience: { ...(device && { device }), ...(source && { source }) },
      visitors_planned: visitorsPlanned,
      days_planned: daysPlanned,
      created_at: ctx.clock.real(),
    });
    await logChange(ctx, client, caller, { kind: 'EXPERIMENT', key, was: '', became: 'planned', reason });
  });
}

/** Starts or stops an experiment of the caller's lender. */
export async function turnExperiment(
  ctx: Context,
  caller: StaffCaller,
  uuid: string,
  to: 'started' | 'stopped',
  reason: string,
): Promise<void> {
  await transaction(ctx.pool, async (client) => {
    const one = await experimentOf(client, caller.organization, uuid);
    if (!one) throw new Problem('not_found');
    const turned =
      to === 'started'
        ? refusalsOf(one).length === 0 && (await startExperiment(client, uuid, ctx.clock.real()))
        : await stopExperiment(client, uuid, ctx.clock.real());
    if (!turned) throw new Problem('conflict');
    await logChange(ctx, client, caller, { kind: 'EXPERIMENT', key: one.key, was: one.state.toLowerCase(), became: to, reason });
  });
}
