import {
  assignmentsOf,
  assignOnce,
  type Experiment,
  experimentsOf,
  openExperiments,
  runningExperiments,
  visitorOf,
} from '@hearthline/database/stores/lender/experiments.ts';
import { profileTracker } from '@hearthline/database/stores/lender/tracking.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import { type Audience, deviceOf, refusalsOf, SURFACES, type SurfaceKey } from '@hearthline/rules/experiments.ts';
import { ConfigError } from '../config/config.ts';
import type { Context } from '../config/context.ts';
import { contextOf, flagClient } from './flag-providers.ts';
import { FLAG_KEYS } from './flag-table.ts';

type Parts = Pick<Context, 'pool' | 'clock' | 'config'>;
const TRACKER = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An experiment a visitor is in: the key under which an application records it, what it varies, and the variation that visitor is given. */
export type Assigned = { readonly experiment: string; readonly surface: SurfaceKey; readonly variation: string };

/** The id by which a person is assigned: what their profile holds, which goes with them to other devices, or else that of the visit. */
export async function trackerOf(on: Queryable, identityUuid: string | null, sent: string | null | undefined): Promise<string | null> {
  const held = identityUuid === null ? null : await profileTracker(on, identityUuid);
  const tracker = held ?? sent ?? '';
  return TRACKER.test(tracker) ? tracker.toLowerCase() : null;
}

type Visitor = NonNullable<Awaited<ReturnType<typeof visitorOf>>>;

const isIn = ({ device, source }: Audience, visitor: Visitor): boolean =>
  (device === undefined || (visitor.width !== null && deviceOf(visitor.width) === device)) &&
  (source === undefined || visitor.source === source);

/** Evaluates an experiment for a visitor. A provider outside may choose, among the variations that the lender's people planned. */
async function choose({ config }: Parts, experiment: Experiment, tracker: string, { width, source }: Visitor): Promise<string> {
  const { key, surface, variations, organization_code: organization } = experiment;
  const client = await flagClient(config.flagsProvider);
  const attributes = {
    targetingKey: tracker,
    organization,
    experiment: key,
    ...(width !== null && { device: deviceOf(width) }),
    ...(source && { source }),
  };
  const control = SURFACES[surface as SurfaceKey].control;
  const context = contextOf(attributes, { experiment: { key, variations } });
  const chosen = await client.getStringValue(`experiment.${surface}`, control, context);
  if (variations.some((variation) => variation.key === chosen)) return chosen;
  return (await flagClient(null)).getStringValue(`experiment.${surface}`, control, context);
}

/**
 * The running experiments a visitor of a lender is in. The variation is recorded when it is first asked for, and stays; a visitor whose visit is not
 * stored here, or who is not in the audience, is in none. A surface that is no longer in the table is never varied.
 */
export async function assignedTo(ctx: Parts, organization: string, tracker: string | null): Promise<readonly Assigned[]> {
  if (tracker === null) return [];
  const now = ctx.clock.real();
  const running = (await runningExperiments(ctx.pool, organization, now)).filter((one) => refusalsOf(one).length === 0);
  if (running.length === 0) return [];
  const visitor = await visitorOf(ctx.pool, organization, tracker);
  if (visitor === null) return [];
  const given = await assignmentsOf(ctx.pool, tracker);
  const found = await Promise.all(
    running.map(async (one) => {
      const held = given.get(one.uuid);
      if (held === undefined && !isIn(one.audience, visitor)) return [];
      const variation =
        held ?? (await assignOnce(ctx.pool, { experiment: one.uuid, tracker, variation: await choose(ctx, one, tracker, visitor), now }));
      return [{ experiment: one.key, surface: one.surface as SurfaceKey, variation }];
    }),
  );
  return found.flat();
}

const FLAG_VARIATIONS: ReadonlySet<string> = new Set(['on', 'off', 'v1', 'control']);

/** The names under which an application of a lender may record an experiment, each with its variations: the flags, and every experiment there was. */
export async function experimentNames(
  { pool }: Pick<Parts, 'pool'>,
  organization: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const experiments = await experimentsOf(pool, organization);
  return new Map([
    ...FLAG_KEYS.map((key) => [key, FLAG_VARIATIONS] as const),
    ...experiments.map(({ key, variations }) => [key, new Set([...variations.map((one) => one.key), 'control'])] as const),
  ]);
}

/**
 * What a start checks: no stored experiment that runs, or may be started, varies what no experiment may.
 * @throws ConfigError that names each by lender and key
 */
export async function refuseForbiddenExperiments(on: Queryable): Promise<void> {
  const wrong = (await openExperiments(on)).flatMap((one) => {
    const [refusal] = refusalsOf(one);
    return refusal ? [`experiment ${one.key} of ${one.organization_code}: ${refusal.message}`] : [];
  });
  if (wrong.length > 0) throw new ConfigError(wrong);
}
