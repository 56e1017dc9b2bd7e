/** The OpenFeature providers behind the flags: the table of the product, which is always there, and in front of it the one an operator configures. */
import type { FlagRow } from '@hearthline/database/generated/rows.ts';
import { variationAt, type Share } from '@hearthline/rules/experiments.ts';
import { OFREPProvider } from '@openfeature/ofrep-provider';
import {
  type Client,
  ErrorCode,
  type EvaluationContext,
  FirstSuccessfulStrategy,
  type FlagMetadata,
  type JsonValue,
  MultiProvider,
  OpenFeature,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import { type Config, ConfigError } from '../config/config.ts';
import type { Context } from '../config/context.ts';
import { bucket } from './bucket.ts';
import { FLAGS, isFlagKey } from './flag-table.ts';

/** An experiment as the table evaluates it: the variations' shares, and the key that makes its buckets differ from those of others. */
export type Weighed = { readonly key: string; readonly variations: readonly Share[] };

/** What the table needs of the database, read once per request. Never sent to a provider outside. */
export type Rows = { readonly flags?: readonly FlagRow[]; readonly experiment?: Weighed };
const ROWS = 'rows';

/** The evaluation context: attributes that providers may see, and the rows for the table. */
export const contextOf = (attributes: EvaluationContext, rows: Rows): EvaluationContext => ({
  ...attributes,
  [ROWS]: JSON.stringify(rows),
});
const rowsOf = ({ [ROWS]: rows }: EvaluationContext): Rows => (typeof rows === 'string' ? (JSON.parse(rows) as Rows) : {});

const refused = <T>(value: T, errorCode: ErrorCode): ResolutionDetails<T> => ({ value, reason: 'ERROR', errorCode });

function flagValue(key: string, fallback: boolean, context: EvaluationContext): ResolutionDetails<boolean> {
  if (!isFlagKey(key)) return refused(fallback, ErrorCode.FLAG_NOT_FOUND);
  const rows = (rowsOf(context).flags ?? []).filter((row) => row.key === key);
  let { enabled: value, variables }: { enabled: boolean; variables: FlagMetadata } = FLAGS[key];
  for (const row of rows) {
    value = row.enabled;
    variables = { ...variables, ...(row.variables as FlagMetadata) };
  }
  return { value, variant: value ? 'on' : 'off', reason: rows.length > 0 ? 'TARGETING_MATCH' : 'DEFAULT', flagMetadata: variables };
}

function variationOf(fallback: string, context: EvaluationContext): ResolutionDetails<string> {
  const { experiment } = rowsOf(context);
  if (experiment === undefined) return refused(fallback, ErrorCode.FLAG_NOT_FOUND);
  if (context.targetingKey === undefined) return refused(fallback, ErrorCode.TARGETING_KEY_MISSING);
  const variant = variationAt(bucket(experiment.key, context.targetingKey), experiment.variations) ?? fallback;
  return { value: variant, variant, reason: 'SPLIT' };
}

/** Flags from the table and a lender's changes of it; variations of experiments by their shares. A flag's variables are its metadata. */
const tableProvider: Provider = {
  metadata: { name: 'hearthline-table' },
  runsOn: 'server',
  resolveBooleanEvaluation: async (key, fallback, context) => flagValue(key, fallback, context),
  resolveStringEvaluation: async (_key, fallback, context) => variationOf(fallback, context),
  resolveNumberEvaluation: async (_key, fallback) => refused(fallback, ErrorCode.TYPE_MISMATCH),
  resolveObjectEvaluation: async <T extends JsonValue>(_key: string, fallback: T) => refused(fallback, ErrorCode.TYPE_MISMATCH),
};

type Vendor = NonNullable<Config['flagsProvider']>;

/** A provider that speaks the OpenFeature Remote Evaluation Protocol, such as flagd. It is told attributes, never the rows. */
function remoteProvider({ url, key, timeoutMs }: Vendor): Provider {
  const remote = new OFREPProvider({
    baseUrl: url,
    headers: key === null ? [] : [['authorization', `Bearer ${key}`]],
    fetchImplementation: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  });
  const told = ({ [ROWS]: _rows, ...attributes }: EvaluationContext): EvaluationContext => attributes;
  return {
    metadata: remote.metadata,
    runsOn: 'server',
    resolveBooleanEvaluation: async (flag, fallback, context) => remote.resolveBooleanEvaluation(flag, fallback, told(context)),
    resolveStringEvaluation: async (flag, fallback, context) => remote.resolveStringEvaluation(flag, fallback, told(context)),
    resolveNumberEvaluation: async (flag, fallback, context) => remote.resolveNumberEvaluation(flag, fallback, told(context)),
    resolveObjectEvaluation: async (flag, fallback, context) => remote.resolveObjectEvaluation(flag, fallback, told(context)),
  };
}

const clients = new Map<string, Promise<Client>>();

/** The client of the configured provider. What that one does not know, or fails to answer in time, the table answers. */
export function flagClient(vendor: Config['flagsProvider']): Promise<Client> {
  const domain = vendor === null ? 'hearthline' : `hearthline ${vendor.url} ${vendor.timeoutMs}`;
  const known = clients.get(domain);
  if (known) return known;
  const provider =
    vendor === null
      ? tableProvider
      : new MultiProvider([{ provider: remoteProvider(vendor) }, { provider: tableProvider }], new FirstSuccessfulStrategy());
  const client = OpenFeature.setProviderAndWait(domain, provider).then(() => OpenFeature.getClient(domain));
  clients.set(domain, client);
  return client;
}

/**
 * Asks a configured provider for every flag when the product starts. One that cannot be reached is logged: the table answers meanwhile.
 * @throws ConfigError when it refuses the key, which no waiting changes
 */
export async function checkFlagsProvider({ config: { flagsProvider }, log }: Pick<Context, 'config' | 'log'>): Promise<void> {
  if (flagsProvider === null) return;
  const { url, key, timeoutMs } = flagsProvider;
  const status = await fetch(`${url}/ofrep/v1/evaluate/flags`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ context: { targetingKey: 'start' } }),
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    (reply) => reply.status,
    () => 0,
  );
  if (status === 401 || status === 403) throw new ConfigError(['FLAGS_PROVIDER_KEY: the provider of flags refuses it']);
  if (status !== 200 && status !== 304)
    log.warn({ provider: new URL(url).host, status }, 'the provider of flags does not answer; the table is used');
}
