import type { BrokerRealm } from '@hearthline/contract/broker.ts';
import type { FeatureReply } from '@hearthline/contract/flags.ts';
import type { FlagRow } from '@hearthline/database/generated/rows.ts';
import { flagRows, isSetAnywhere, putFlagRow } from '@hearthline/database/stores/lender/flags.ts';
import {
  type Client,
  ErrorCode,
  type EvaluationContext,
  type JsonValue,
  OpenFeature,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import type { Context } from '../config/context.ts';

/** One flag: its default, and whether the page may know of it. Variable values are text. */
export type FlagDefault = {
  readonly enabled: boolean;
  readonly isPublic: boolean;
  readonly variables: Readonly<Record<string, string>>;
  readonly meaning: string;
};

const off = { enabled: false, isPublic: true, variables: {} };
const on = { ...off, enabled: true };

/** Every flag of the product with its default. */
export const FLAGS = {
  'fe-heloc-redesign-2025': { ...on, meaning: 'Registration under register-v2; off: the legacy /register' },
  'fe-heloc-heloc-ny-modal': { ...on, meaning: 'A New York home on another site, or the reverse, opens the New York modal' },
  'fe-heloc-ny-fcra': { ...off, meaning: 'New York applications carry the soft-credit consent at once' },
  'fe-heloc-disaster-zips': {
    ...off,
    variables: { zips: '' },
    meaning: 'Zips whose homes need an inspection after a disaster, separated by commas',
  },
  'fe-heloc-maintenance': {
    ...off,
    variables: {
      routes: '*',
      pageTitle: 'Scheduled Maintenance',
      message: 'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
      shouldShowDashboardLink: 'false',
    },
    meaning: 'The listed routes, by prefix below the base, show the maintenance page; * is all of them',
  },
  'fe-heloc-direct-debt-payoff': { ...off, meaning: 'Debts are paid to their creditors directly' },
  'fe-heloc-sms-transactional-consent': { ...on, meaning: 'The second texting consent is asked' },
  'fe-heloc-leave-survey': { ...on, isPublic: false, meaning: 'Borrowers who log out in the middle of a step are asked why they leave' },
  'fe-ciam-identity-broker': { ...off, meaning: 'Customers sign in through the identity broker' },
  'fe-portfolio-manager-auth0': { ...off, meaning: 'Agents sign in through the identity broker' },
  'fe-csp-feature-flag-borrower-authentication': { ...off, meaning: 'A signed-in borrower is known to the chat' },
  'fe-webchat-stream': { ...off, meaning: 'Chat with people runs over the stream provider' },
  'fe-relative-url-heloc': { ...on, meaning: 'Links stay on this host' },
  DDP_Pilot: { ...off, isPublic: false, meaning: 'The direct debt payoff pilot takes new applications' },
} as const satisfies Record<string, FlagDefault>;

export type FlagKey = keyof typeof FLAGS;
export const FLAG_KEYS = Object.keys(FLAGS) as FlagKey[];

export function isFlagKey(key: string): key is FlagKey {
  return Object.hasOwn(FLAGS, key);
}

/** The evaluation context carries the overrides from the database, read once per request. */
export type FlagContext = EvaluationContext & { readonly overrides: string };

function rowsOf(context: EvaluationContext): readonly FlagRow[] {
  const { overrides } = context;
  return typeof overrides === 'string' ? (JSON.parse(overrides) as FlagRow[]) : [];
}

function settle<T>(
  fallback: T,
  flagKey: string,
  context: EvaluationContext,
  read: (value: { enabled: boolean; variables: Readonly<Record<string, string>> }) => T,
): ResolutionDetails<T> {
  if (!isFlagKey(flagKey)) return { value: fallback, reason: 'ERROR', errorCode: ErrorCode.FLAG_NOT_FOUND };
  let value: { enabled: boolean; variables: Readonly<Record<string, string>> } = FLAGS[flagKey];
  const rows = rowsOf(context).filter((row) => row.key === flagKey);
  for (const row of rows) value = { enabled: row.enabled, variables: { ...value.variables, ...row.variables } };
  return { value: read(value), variant: value.enabled ? 'on' : 'off', reason: rows.length > 0 ? 'TARGETING_MATCH' : 'DEFAULT' };
}

const wrongType = <T>(value: T): ResolutionDetails<T> => ({ value, reason: 'ERROR', errorCode: ErrorCode.TYPE_MISMATCH });

/** Resolves flags from this table and the database. A vendor's provider may replace it: callers only know OpenFeature. */
export const tableProvider: Provider = {
  metadata: { name: 'hearthline-table' },
  runsOn: 'server',
  resolveBooleanEvaluation: async (key, fallback, context) => settle(fallback, key, context, ({ enabled }) => enabled),
  resolveObjectEvaluation: async <T extends JsonValue>(key: string, fallback: T, context: EvaluationContext) =>
    settle<T>(fallback, key, context, ({ variables }) => variables as JsonValue as T),
  resolveStringEvaluation: async (_key, fallback) => wrongType(fallback),
  resolveNumberEvaluation: async (_key, fallback) => wrongType(fallback),
};

const DOMAIN = 'hearthline';
let client: Promise<Client> | undefined;

async function flagClient(): Promise<Client> {
  client ??= OpenFeature.setProviderAndWait(DOMAIN, tableProvider).then(() => OpenFeature.getClient(DOMAIN));
  return client;
}

type Parts = Pick<Context, 'pool' | 'clock'>;

async function contextFor(ctx: Parts, organization: string): Promise<FlagContext> {
  return { targetingKey: organization, organization, overrides: JSON.stringify(await flagRows(ctx.pool, organization)) };
}

async function evaluate(key: FlagKey, context: FlagContext): Promise<FeatureReply> {
  const flags = await flagClient();
  const enabled = await flags.getBooleanValue(key, FLAGS[key].enabled, context);
  const variables = (await flags.getObjectValue(key, {}, context)) as Record<string, string>;
  return { key, enabled, variables: Object.entries(variables).map(([name, defaultValue]) => ({ key: name, defaultValue })) };
}

/** Every public flag as an organization sees it: injected into the page and returned by `features`. */
export async function publicFlags(ctx: Parts, organization: string): Promise<FeatureReply[]> {
  const context = await contextFor(ctx, organization);
  return Promise.all(FLAG_KEYS.filter((key) => FLAGS[key].isPublic).map(async (key) => evaluate(key, context)));
}

/** One flag as an organization sees it; an unknown one is off. */
export async function flagOf(ctx: Parts, key: string, organization: string): Promise<FeatureReply> {
  if (!isFlagKey(key)) return { key, enabled: false, variables: [] };
  return evaluate(key, await contextFor(ctx, organization));
}

/** The flag that has each kind of people sign in through the identity broker (AMB-86). */
export const REALM_FLAGS = { customer: 'fe-ciam-identity-broker', agent: 'fe-portfolio-manager-auth0' } as const satisfies Record<
  BrokerRealm,
  FlagKey
>;

/** Whether one of these flags is on for any organization. */
export async function isFlagOnAnywhere({ pool }: Pick<Parts, 'pool'>, keys: readonly FlagKey[]): Promise<boolean> {
  return keys.some((key) => FLAGS[key].enabled) || isSetAnywhere(pool, keys);
}

export async function isFlagOn(ctx: Parts, key: FlagKey, organization: string): Promise<boolean> {
  return (await flagOf(ctx, key, organization)).enabled;
}

/** Sets a flag for one organization, or for all when none is named; false for a key that is no flag. */
export async function setFlag(
  ctx: Parts,
  change: { key: string; enabled: boolean; variables?: Readonly<Record<string, string>> | undefined; org?: string | undefined },
): Promise<boolean> {
  if (!isFlagKey(change.key)) return false;
  await putFlagRow(ctx.pool, {
    key: change.key,
    organization_code: change.org ?? '',
    enabled: change.enabled,
    variables: { ...change.variables },
    updated_at: ctx.clock.real(),
  });
  return true;
}
