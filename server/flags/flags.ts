import type { FeatureReply } from '@hearthline/contract/flags.ts';
import { OpenFeature, type Client } from '@openfeature/server-sdk';
import type { Context } from '../config/context.ts';
import { flagRows, putFlagRow } from '@hearthline/database/stores/lender/flags.ts';
import { FLAG_KEYS, FLAGS, isFlagKey, type FlagKey } from './flag-table.ts';
import { tableProvider, type FlagContext } from './table-provider.ts';

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

/** Every flag the page may know of, as an organization sees it: what is injected into the page and answered by `features`. */
export async function publicFlags(ctx: Parts, organization: string): Promise<FeatureReply[]> {
  const context = await contextFor(ctx, organization);
  return Promise.all(FLAG_KEYS.filter((key) => FLAGS[key].isPublic).map(async (key) => evaluate(key, context)));
}

/** One flag as an organization sees it; one nobody knows is off. */
export async function flagOf(ctx: Parts, key: string, organization: string): Promise<FeatureReply> {
  if (!isFlagKey(key)) return { key, enabled: false, variables: [] };
  return evaluate(key, await contextFor(ctx, organization));
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
