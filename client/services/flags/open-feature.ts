/** The flags and experiments of this tab behind OpenFeature. Loaded after the first question, which reads flags.ts alone. */
import { decision, features } from '@hearthline/web/operations/service-optimize.ts';
import { SURFACE_KEYS, SURFACES } from '@hearthline/rules/experiments.ts';
import { ErrorCode, type EvaluationContext, OpenFeature, type Provider, type ResolutionDetails } from '@openfeature/web-sdk';
import { quietApi } from '../api/api.ts';
import { organization } from '../organization/organization.ts';
import { session } from '../session/session.ts';
import { tabStorage } from '../storage.ts';
import { events } from '../telemetry/events.ts';
import { EXPERIMENTS_KEY, type GivenExperiment, storedExperiments } from './given-experiments.ts';
import { type Flags, flagsAtLoad, setFlags } from './flags.ts';
import { storeFlags } from './store-flags.ts';

/** For whom the flags are evaluated (A §7.11). */
export type FlagUser = {
  readonly trackerId: string | null;
  readonly applicationUuid: string | null;
  readonly identityUuid: string | null;
  /** ISO instant at which the account was opened; null for a visitor. */
  readonly createdAt: string | null;
};

let flags: Flags = new Map();
let given: readonly GivenExperiment[] = [];

/** Asks the server anew. What fails keeps its value in the tab, and the next load tries again. */
async function renew({ targetingKey: _same, ...attributes }: EvaluationContext): Promise<void> {
  const context = session.isSignedIn() ? ('secure' as const) : ('external' as const);
  const optimizeUser = { trackerId: attributes['trackerId'] as string | null, attributes: attributes as Record<string, string | null> };
  const sent = { path: { context }, body: { optimizeUser } };
  const [all, decided] = await Promise.allSettled([quietApi(features, sent), quietApi(decision, sent)]);
  flags = all.status === 'fulfilled' && Array.isArray(all.value) ? storeFlags(all.value, tabStorage) : flagsAtLoad([], tabStorage);
  if (decided.status === 'fulfilled') {
    given = decided.value.decisions.flatMap(({ experimentKey, flagKey, variationKey }) =>
      experimentKey === undefined ? [] : [{ experiment: experimentKey, surface: flagKey, variation: variationKey }],
    );
  } else given = storedExperiments();
}

const unknown = <T>(value: T): ResolutionDetails<T> => ({ value, reason: 'ERROR', errorCode: ErrorCode.FLAG_NOT_FOUND });
const PREFIX = 'experiment.';

/** In memory: what the server last answered. */
const provider: Provider = {
  metadata: { name: 'hearthline-tab' },
  runsOn: 'client',
  initialize: async (context = {}) => renew(context),
  onContextChange: async (_before, context) => renew(context),
  resolveBooleanEvaluation(key, fallback) {
    const flag = flags.get(key);
    return flag ? { value: flag.enabled, reason: 'CACHED' } : unknown(fallback);
  },
  resolveStringEvaluation(key, fallback) {
    const one = given.find(({ surface }) => PREFIX + surface === key);
    return one
      ? { value: one.variation, variant: one.variation, reason: 'SPLIT', flagMetadata: { experiment: one.experiment } }
      : unknown(fallback);
  },
  resolveNumberEvaluation: (_key, fallback) => unknown(fallback),
  resolveObjectEvaluation: (_key, fallback) => unknown(fallback),
  track: (name, _context, { experiment, variation }) => {
    if (name === 'experiment-exposure' && typeof experiment === 'string' && typeof variation === 'string')
      void events.exposure(experiment, variation);
  },
};

const DOMAIN = 'hearthline';
let provided: Promise<void> | null = null;

/** Refreshes flags and experiments in the background: at each load and after sign-in (AMB-91). */
export async function refreshFlags(user: FlagUser): Promise<void> {
  const context = { ...user, ...(user.trackerId !== null && { targetingKey: user.trackerId }), organization: organization().orgCode };
  await OpenFeature.setContext(DOMAIN, context);
  provided ??= OpenFeature.setProviderAndWait(DOMAIN, provider);
  await provided;
  if (flags.size > 0) setFlags(flags);
  const client = OpenFeature.getClient(DOMAIN);
  const stored = SURFACE_KEYS.flatMap((surface): GivenExperiment[] => {
    const { value, flagMetadata } = client.getStringDetails(PREFIX + surface, SURFACES[surface].control);
    const { experiment } = flagMetadata;
    return typeof experiment === 'string' ? [{ surface, experiment, variation: value }] : [];
  });
  tabStorage.setItem(EXPERIMENTS_KEY, JSON.stringify(stored));
}

/** The visitor sees the surface of an experiment they are in. */
export function exposed({ experiment, variation }: GivenExperiment): void {
  OpenFeature.getClient(DOMAIN).track('experiment-exposure', { experiment, variation });
}
